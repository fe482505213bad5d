import { isAxiosError } from 'axios';
import { createApiClient, schemas } from '../zod/client.ts';
import { report } from './report.ts';

const { url, key } = report.given;
const api = createApiClient(url, { axiosConfig: { headers: { 'X-API-Key': key }, paramsSerializer: { indexes: null } } });

await Promise.all(['Atlas', 'Beacon', 'Compass'].map((name) => api.createResource({ name, type: 'zod' })));
// The types of Zodios are too deep for the compiler where an operation has so many parameters: a list is read and checked without them.
const params = { type: 'zod', 'name[in]': ['Atlas', 'Beacon'], name_starts_with: 'b', status: 'active' };
const { data } = schemas.ResourceCollection.parse((await api.axios.get('/v1/resources', { baseURL: url, params })).data);
const missing = await api.getResource({ params: { resource_id: `res_${'0'.repeat(26)}` } }).catch((error: unknown) => error);
report(
  data.map(({ name }) => name),
  isAxiosError(missing) ? missing.response?.data.error.code : String(missing),
);

import { client } from '../hey/client.gen.ts';
import { createResource, getResource, listResources } from '../hey/sdk.gen.ts';
import { report } from './report.ts';

const { url, key } = report.given;
client.setConfig({ baseUrl: url, headers: { 'X-API-Key': key } });

await Promise.all(['Atlas', 'Beacon', 'Compass'].map((name) => createResource({ body: { name, type: 'hey' }, throwOnError: true })));
const query = { type: 'hey', 'name[in]': ['Atlas', 'Beacon'], name_starts_with: 'b', status: 'active' as const };
const { data } = await listResources({ query, throwOnError: true });
const { error } = await getResource({ path: { resource_id: 'res_none' } });
report(
  data.data.map(({ name }) => name),
  error && 'error' in error ? error.error.code : 'none',
);

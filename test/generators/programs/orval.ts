import { createResource, getResource, listResources } from '../orval/client.ts';
import { report } from './report.ts';

const { url, key } = report.given;
const send = globalThis.fetch;
globalThis.fetch = (path, options) => send(`${url}${path}`, options);
const options = { headers: { 'X-API-Key': key } };

await Promise.all(['Atlas', 'Beacon', 'Compass'].map((name) => createResource({ name, type: 'orval' }, options)));
// It encodes the commas of a list, which in a text would be part of it.
const query = { type: 'orval', 'status[in]': ['active' as const, 'archived' as const], name_starts_with: 'b' };
const listed = await listResources(query, options);
const names = listed.status === 200 ? listed.data.data.map(({ name }) => name) : [];
const missing = await getResource('res_none', {}, options);
report(names, missing.status === 404 && 'error' in missing.data ? missing.data.error.code : 'none');

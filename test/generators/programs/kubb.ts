import { setConfig } from '@kubb/plugin-client/clients/fetch';
import { createResource, listResources } from '../kubb/client.ts';
import { report } from './report.ts';

const { url, key } = report.given;
// Kubb's client names no media type of what it sends.
setConfig({ baseURL: url, headers: { 'X-API-Key': key, 'Content-Type': 'application/json' } });

await Promise.all(['Atlas', 'Beacon', 'Compass'].map((name) => createResource({ name, type: 'kubb' })));
// It encodes the commas of a list, which in a text would be part of it.
const query = { type: 'kubb', 'status[in]': ['active' as const, 'archived' as const], name_starts_with: 'b' };
const { data } = await listResources(query);
report(data.map(({ name }) => name));

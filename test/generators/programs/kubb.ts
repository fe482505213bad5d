import { setConfig } from '@kubb/plugin-client/clients/fetch';
import { createProject, listProjects } from '../kubb/client.ts';
import { report } from './report.ts';

const { url, key } = report.given;
// Kubb's client names no media type of what it sends.
setConfig({ baseURL: url, headers: { 'X-API-Key': key, 'Content-Type': 'application/json' } });

await Promise.all(['Atlas', 'Beacon', 'Compass'].map((name) => createProject({ name, tags: ['kubb'] })));
// It encodes the commas of a list, which in a text would be part of it.
const query = { tags: 'kubb', 'status[in]': ['active' as const, 'archived' as const], name_starts_with: 'b' };
const { data } = await listProjects(query);
report(data.map(({ name }) => name));

import { setConfig } from '@kubb/plugin-client/clients/fetch';
import { createProject, listProjects } from '../kubb/client.ts';
import { report } from './report.ts';

const { url, key } = report.given;
// Kubb's client names no media type of what it sends.
setConfig({ baseURL: url, headers: { 'X-API-Key': key, 'Content-Type': 'application/json' } });

await Promise.all(['Atlas', 'Beacon', 'Compass'].map((name) => createProject({ name, tags: ['kubb'] })));
const query = { tags: 'kubb', 'name[in]': ['Atlas', 'Beacon'], name_starts_with: 'b', status: 'active' as const };
const { data } = await listProjects(query);
report(data.map(({ name }) => name));

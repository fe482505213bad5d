import { client } from '../hey/client.gen.ts';
import { createProject, getProject, listProjects } from '../hey/sdk.gen.ts';
import { report } from './report.ts';

const { url, key } = report.given;
client.setConfig({ baseUrl: url, headers: { 'X-API-Key': key } });

await Promise.all(['Atlas', 'Beacon', 'Compass'].map((name) => createProject({ body: { name, tags: ['hey'] }, throwOnError: true })));
const query = { tags: 'hey', 'name[in]': ['Atlas', 'Beacon'], name_starts_with: 'b', status: 'active' as const };
const { data } = await listProjects({ query, throwOnError: true });
const { error } = await getProject({ path: { project_id: 'prj_none' } });
report(
  data.data.map(({ name }) => name),
  error && 'error' in error ? error.error.code : 'none',
);

import type { Acting, FamilyActs } from '../random-acts.ts';

/** What is done at random. */
export const acts = ({ pick, name, one, byAnyone, byAdmin, create, remove }: Acting): FamilyActs => {
  const place = () => pick([{ project_id: one('projects') }, { project_id: one('projects') }, { task_id: one('tasks') }, {}]);
  return {
    acts: {
      createFile: () => create('files', byAnyone('POST', '/v1/files', { name: name(), ...place() })),
      moveFile: () => byAdmin('PATCH', `/v1/files/${one('files')}`, { project_id: pick([one('projects'), one('projects'), null]) }),
      replaceFile: () => byAdmin('PUT', `/v1/files/${one('files')}`, { name: name(), ...place() }),
      upload: () => byAdmin('PUT', `/v1/files/${one('files')}/content`, name(), { 'Content-Type': 'text/plain' }),
      deleteFile: () => remove('files'),
    },
    weights: { createFile: 4, moveFile: 4 },
    beginning: { createFile: 4 },
  };
};

import type { Acting, FamilyActs } from '../random-acts.ts';

/** What is done at random. */
export const acts = ({
  pick,
  name,
  one,
  anyUser,
  byAnyone,
  byAdmin,
  create,
  remove,
  join,
  membership,
  leave,
  ending,
}: Acting): FamilyActs => {
  const visibility = () => pick(['private', 'team', 'team', 'public']);
  const role = () => pick(['owner', 'editor', 'viewer']);
  const its = (id: string, what = '') => `/v1/projects/${id}${what}`;
  const [archiveProject, restoreProject] = ending('projects', 'archive', 'restore');
  return {
    acts: {
      createProject: () => create('projects', byAnyone('POST', '/v1/projects', { name: name(), visibility: visibility() })),
      updateProject: () => byAnyone('PATCH', its(one('projects')), { name: name() }),
      changeVisibility: () => byAdmin('PATCH', its(one('projects')), { visibility: visibility() }),
      replaceProject: () => byAdmin('PUT', its(one('projects')), { name: name(), visibility: visibility() }),
      archiveProject,
      restoreProject,
      transferProject: () => byAdmin('POST', its(one('projects'), '/transfer'), { owner_id: anyUser() }),
      cloneProject: () =>
        create('projects', byAnyone('POST', its(one('projects'), '/clone'), { include: pick([[], ['members'], ['members', 'tasks']]) })),
      deleteProject: () => remove('projects'),
      addProjectMember: () => join(its(one('projects'), '/members'), { user_id: anyUser(), role: role() }),
      updateProjectMember: () => byAdmin('PATCH', membership('projects'), { role: role() }),
      removeProjectMember: () => leave('projects'),
    },
    weights: { createProject: 3, changeVisibility: 4, addProjectMember: 4, removeProjectMember: 3, restoreProject: 3 },
    beginning: { createProject: 4, addProjectMember: 3 },
  };
};

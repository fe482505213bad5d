import type { Acting, FamilyActs } from '../random-acts.ts';

/** What is done at random. */
export const acts = ({ name, one, anyUser, byAdmin, create, remove, join, leave }: Acting): FamilyActs => ({
  acts: {
    createTeam: () => create('teams', byAdmin('POST', '/v1/teams', { name: name() })),
    updateTeam: () => byAdmin('PATCH', `/v1/teams/${one('teams')}`, { name: name() }),
    deleteTeam: () => remove('teams'),
    addTeamMember: () => join(`/v1/teams/${one('teams')}/members`, { user_id: anyUser() }),
    removeTeamMember: () => leave('teams'),
  },
  weights: { createTeam: 2, addTeamMember: 4, removeTeamMember: 3 },
  beginning: { createTeam: 2, addTeamMember: 4 },
});

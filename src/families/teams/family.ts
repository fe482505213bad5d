import { type Family, type Given, withoutVersions } from '@tessera/platform';
import type { NotificationService, UserService } from '@tessera/platform/built-in';
import { teamHandlers } from './handlers.ts';
import { createTeamMemberService } from './members.ts';
import { teamResolvers } from './resolvers.ts';
import { teamScene } from './scene.ts';
import { teamSeed } from './seed.ts';
import { createTeamService, teamSubject } from './service.ts';

interface Needs extends Given {
  users: UserService;
  notifications: NotificationService;
}

export const teamFamily = {
  name: 'teams',
  tables: { teams: {}, team_members: {} },
  scene: teamScene,
  seeds: [teamSeed],

  compose: ({ db, clock, users, notifications }: Needs) => {
    const teams = createTeamService({ db, clock, notifications });
    notifications.subjects.set('team', teamSubject);
    const members = createTeamMemberService({ db, clock, users, notifications });
    return {
      services: { teams },
      handlers: { teams: teamHandlers({ teams, members, users }) },
      resolvers: { teams: teamResolvers({ teams, members, users }) },
      related: { Team: withoutVersions(teams.findByIds) },
    };
  },
} satisfies Family;

import { type Family, type Given, withoutVersions } from '@tessera/platform';
import type { EventService, NotificationService, UserService } from '@tessera/platform/built-in';
import type { TeamService } from '../teams/service.ts';
import { createProjectActions } from './actions.ts';
import { createReachesColleague } from './colleagues.ts';
import { projectHandlers } from './handlers.ts';
import { createMemberService } from './members.ts';
import { reassignProjects } from './reassign.ts';
import { projectResolvers } from './resolvers.ts';
import { projectScene } from './scene.ts';
import { projectSeed } from './seed.ts';
import { createProjectService } from './service.ts';
import { formerProjectSweep } from './sweeps.ts';
import { projectReaders } from './visibility.ts';

interface Needs extends Given {
  users: UserService;
  events: EventService;
  teams: TeamService;
  notifications: NotificationService;
}

export const projectFamily = {
  name: 'projects',
  tables: { projects: {}, project_members: {}, former_projects: {} },
  scene: projectScene,
  seeds: [projectSeed],
  readers: { project: projectReaders },
  sweeps: (before) => [formerProjectSweep(before)],

  compose: ({ db, clock, users, events, teams, notifications }: Needs) => {
    users.leaving.push(reassignProjects(clock));
    const projects = createProjectService({ db, clock, notifications });
    notifications.subjects.set('project', projects.subject);
    const members = createMemberService({ db, clock, users, notifications });
    const actions = createProjectActions({ db, clock, users });
    return {
      services: { projects },
      handlers: { projects: projectHandlers({ projects, members, actions, users, teams, events }) },
      resolvers: { projects: projectResolvers({ projects, members, actions, users }) },
      seen: { project: projectReaders.many },
      related: { Project: withoutVersions(projects.findByIds) },
      audiences: { colleagues: createReachesColleague(db) },
    };
  },
} satisfies Family;

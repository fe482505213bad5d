import { type Family, type Given, withoutVersions } from '@tessera/platform';
import type { NotificationService, UserService } from '@tessera/platform/built-in';
import type { ProjectService } from '../projects/service.ts';
import { dueSweep } from './due.ts';
import { taskHandlers } from './handlers.ts';
import { taskResolvers } from './resolvers.ts';
import { taskScene } from './scene.ts';
import { taskSeed } from './seed.ts';
import { copyTasks, createTaskService, unassignTasks } from './service.ts';

interface Needs extends Given {
  users: UserService;
  projects: ProjectService;
  notifications: NotificationService;
}

export const taskFamily = {
  name: 'tasks',
  tables: { tasks: {} },
  scene: taskScene,
  seeds: [taskSeed],
  sweeps: () => [dueSweep],

  compose: ({ db, clock, users, projects, notifications }: Needs) => {
    users.leaving.push(unassignTasks(clock));
    projects.cloning.push({ part: 'tasks', copy: copyTasks(clock) });
    const tasks = createTaskService({ db, clock, users, projects, notifications });
    notifications.subjects.set('task', tasks.subject);
    return {
      services: { tasks },
      handlers: { tasks: taskHandlers({ tasks, users }) },
      resolvers: { tasks: taskResolvers({ tasks, projects, users }) },
      seen: { task: tasks.subject.visible },
      related: { Task: withoutVersions(tasks.findByIds) },
    };
  },
} satisfies Family;

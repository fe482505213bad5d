import type { Family, Given } from '@tessera/platform';
import type { NotificationService, ResourceService, UserService } from '@tessera/platform/built-in';
import type { FileService } from '../files/service.ts';
import type { ProjectService } from '../projects/service.ts';
import type { TaskService } from '../tasks/service.ts';
import { commentHandlers } from './handlers.ts';
import { commentResolvers } from './resolvers.ts';
import { commentScene } from './scene.ts';
import { commentSeed } from './seed.ts';
import { createCommentService } from './service.ts';
import { inNoProject } from './subjects.ts';

interface Needs extends Given {
  users: UserService;
  resources: ResourceService;
  projects: ProjectService;
  tasks: TaskService;
  files: FileService;
  notifications: NotificationService;
}

export const commentFamily = {
  name: 'comments',
  tables: { comments: {} },
  scene: commentScene,
  seeds: [commentSeed],

  compose: ({ db, clock, findNode, users, resources, projects, tasks, files, notifications }: Needs) => {
    const subjects = { project: projects.subject, task: tasks.subject, file: files.subject, resource: inNoProject(resources.subject) };
    const comments = createCommentService({ db, clock, projects, subjects, notifications });
    return {
      services: { comments },
      handlers: { comments: commentHandlers({ comments }) },
      seen: { comment: comments.sees },
      resolvers: { comments: commentResolvers({ comments, users }, findNode) },
    };
  },
} satisfies Family;

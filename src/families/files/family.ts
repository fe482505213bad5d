import type { Family, Given } from '@tessera/platform';
import type { NotificationService, UserService } from '@tessera/platform/built-in';
import type { ProjectService } from '../projects/service.ts';
import type { TaskService } from '../tasks/service.ts';
import { createAddressService } from './addresses.ts';
import { createContentService } from './contents.ts';
import { fileHandlers } from './handlers.ts';
import { fileResolvers } from './resolvers.ts';
import { fileScene } from './scene.ts';
import { fileSeed } from './seed.ts';
import { createFileService, detachFiles } from './service.ts';

interface Needs extends Given {
  users: UserService;
  projects: ProjectService;
  tasks: TaskService;
  notifications: NotificationService;
}

export const fileFamily = {
  name: 'files',
  tables: { files: { unexported: ['object_key'], objectKey: 'object_key' } },
  scene: fileScene,
  seeds: [fileSeed],

  compose: ({ db, clock, objects, sealer, publicUrl, users, projects, tasks, notifications }: Needs) => {
    projects.deleting.push(detachFiles(clock, 'project_id'));
    tasks.deleting.push(detachFiles(clock, 'task_id'));
    const files = createFileService({ db, clock, projects, tasks });
    notifications.subjects.set('file', files.subject);
    const contents = createContentService({ db, clock, objects, files });
    const addresses = createAddressService({ db, clock, files, sealer: sealer('file-addresses'), publicUrl });
    return {
      services: { files },
      handlers: { files: fileHandlers({ files, contents, addresses }) },
      seen: { file: files.subject.visible },
      resolvers: { files: fileResolvers({ files, addresses, projects, tasks, users }) },
    };
  },
} satisfies Family;

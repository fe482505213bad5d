import { type FamilyResolvers, listed, listedUnder, named, orNull, related, withVersion, written } from '@tessera/platform';
import type { UserService } from '@tessera/platform/built-in';
import type { ProjectService } from '../projects/service.ts';
import type { TaskService } from '../tasks/service.ts';
import type { AddressService } from './addresses.ts';
import type { File } from './record.ts';
import type { FileService } from './service.ts';

interface Dependencies {
  files: Pick<FileService, 'get' | 'window' | 'windowsOfProjects' | 'windowsOfTasks' | 'create' | 'update' | 'delete'>;
  addresses: Pick<AddressService, 'forUpload' | 'forDownloadsOf'>;
  projects: Pick<ProjectService, 'findByIds'>;
  tasks: Pick<TaskService, 'findByIds'>;
  users: Pick<UserService, 'findByIds'>;
}

export const fileResolvers = ({ files, addresses, projects, tasks, users }: Dependencies): FamilyResolvers<'files'> => {
  const projectsOf = related(orNull(projects.findByIds), ({ project_id }: File) => project_id ?? '');
  const tasksOf = related(orNull(tasks.findByIds), ({ task_id }: File) => task_id ?? '');
  const uploaders = related(orNull(users.findByIds), ({ uploaded_by }: File) => uploaded_by);

  return {
    Query: {
      file: async (_root, { id }, { caller }) => withVersion(await files.get(caller, named('getFile', id))),

      files: listed('listFiles', 'File', files.window),
    },

    Mutation: {
      createFile: written('createFile', files.create),
      updateFile: written('updateFile', files.update),
      deleteFile: written('deleteFile', files.delete),
    },

    File: {
      project: (file, _args, context) => (file.project_id === null ? null : projectsOf.of(file, context)),

      task: (file, _args, context) => (file.task_id === null ? null : tasksOf.of(file, context)),

      uploader: (file, _args, context) => uploaders.of(file, context),

      uploadAddress: ({ id }, _args, { caller }) => addresses.forUpload(caller, id),

      downloadAddress: (file, _args, { caller }) => addresses.forDownloadsOf(caller, file),
    },

    Project: {
      files: listedUnder('listProjectFiles', 'File', files.windowsOfProjects),
    },

    Task: {
      files: listedUnder('listTaskFiles', 'File', files.windowsOfTasks),
    },
  };
};

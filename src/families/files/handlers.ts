import { defineHandlers } from '../../contract/handlers.ts';
import type { CommentService } from '../comments/service.ts';
import type { ContentService } from './contents.ts';
import type { FileService } from './service.ts';

interface Rooms {
  files: FileService;
  contents: ContentService;
  comments: Pick<CommentService, 'listOf'>;
}

export const fileHandlers = ({ files, contents, comments }: Rooms) =>
  defineHandlers('files')({
    listFiles: async ({ caller, list }) => {
      const { data, extent } = await files.list(caller, list);
      return { status: 200, data, extent };
    },

    createFile: async ({ caller, body }) => {
      const { record, version } = await files.create(caller, body);
      return { status: 201, data: record, version };
    },

    getFile: async ({ caller, path, query }) => {
      const { record, version } = await files.get(caller, path.file_id, query.expand);
      return { status: 200, data: record, version };
    },

    replaceFile: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await files.replace(caller, path.file_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateFile: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await files.update(caller, path.file_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteFile: async ({ caller, path, ifMatch }) => {
      await files.remove(caller, path.file_id, ifMatch);
      return { status: 204 };
    },

    getFileContent: async ({ caller, path }) => ({ status: 200, ...(await contents.read(caller, path.file_id)) }),

    replaceFileContent: async ({ caller, path, body, ifMatch }) => {
      const { settle, ...received } = await contents.receive(caller, path.file_id, body, ifMatch);
      const write = async () => {
        const { record, version } = await settle();
        return { status: 200 as const, data: record, version };
      };
      return { ...received, settle: write };
    },

    listFileComments: async ({ caller, path, list }) => {
      const { data, extent } = await comments.listOf(caller, 'file', path.file_id, list);
      return { status: 200, data, extent };
    },
  });

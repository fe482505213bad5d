import { defineHandlers } from '../../contract/handlers.ts';
import type { CommentService } from '../comments/service.ts';
import type { ContentService } from './contents.ts';
import type { FileService } from './service.ts';

interface Dependencies {
  files: FileService;
  contents: ContentService;
  comments: Pick<CommentService, 'listOf'>;
}

export const fileHandlers = ({ files, contents, comments }: Dependencies) =>
  defineHandlers('files')({
    listFiles: async ({ caller, list }) => ({ status: 200, ...(await files.list(caller, list)) }),

    createFile: async ({ caller, body }) => ({ status: 201, ...(await files.create(caller, body)) }),

    getFile: async ({ caller, path, query }) => ({ status: 200, ...(await files.get(caller, path.file_id, query.expand)) }),

    replaceFile: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await files.replace(caller, path.file_id, body, ifMatch)),
    }),

    updateFile: async ({ caller, path, body, ifMatch }) => ({ status: 200, ...(await files.update(caller, path.file_id, body, ifMatch)) }),

    deleteFile: async ({ caller, path, ifMatch }) => {
      await files.delete(caller, path.file_id, ifMatch);
      return { status: 204 };
    },

    getFileContent: async ({ caller, path }) => ({ status: 200, ...(await contents.read(caller, path.file_id)) }),

    replaceFileContent: async ({ caller, path, body, ifMatch }) => {
      const { settle, ...received } = await contents.receive(caller, path.file_id, body, ifMatch);
      return { ...received, settle: async () => ({ status: 200, ...(await settle()) }) };
    },

    listFileComments: async ({ caller, path, list }) => ({ status: 200, ...(await comments.listOf(caller, 'file', path.file_id, list)) }),
  });

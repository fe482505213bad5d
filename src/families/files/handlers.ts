import { created, defineHandlers, exported, noContent, ok } from '@tessera/platform';
import type { AddressService } from './addresses.ts';
import type { ContentService } from './contents.ts';
import type { FileService } from './service.ts';

interface Dependencies {
  files: FileService;
  contents: ContentService;
  addresses: AddressService;
}

/** An address as the data of an answer. */
const shown = async <Address>(address: Promise<Address>) => ({ data: await address });

export const fileHandlers = ({ files, contents, addresses }: Dependencies) =>
  defineHandlers('files')({
    listFiles: ({ caller, list }) => ok(files.list(caller, list)),

    exportFiles: ({ caller, list }) => exported('files', list, (part) => files.list(caller, part)),

    createFile: ({ caller, body }) => created(files.create(caller, body)),

    getFile: ({ caller, path }) => ok(files.get(caller, path.file_id)),

    replaceFile: ({ caller, path, body, ifMatch }) => ok(files.replace(caller, path.file_id, body, ifMatch)),

    updateFile: ({ caller, path, body, ifMatch }) => ok(files.update(caller, path.file_id, body, ifMatch)),

    deleteFile: ({ caller, path, ifMatch }) => noContent(files.delete(caller, path.file_id, ifMatch)),

    getFileContent: ({ caller, path }) => ok(contents.read(caller, path.file_id)),

    replaceFileContent: async ({ caller, path, body, ifMatch }) => {
      const { settle, ...received } = await contents.receive(caller, path.file_id, body, ifMatch);
      return { ...received, settle: () => ok(settle()) };
    },

    createFileUploadAddress: ({ caller, path }) => created(shown(addresses.forUpload(caller, path.file_id))),

    getFileDownloadAddress: ({ caller, path }) => ok(shown(addresses.forDownloads(caller, path.file_id))),

    listProjectFiles: ({ caller, path, list }) => ok(files.listOfProject(caller, path.project_id, list)),

    listTaskFiles: ({ caller, path, list }) => ok(files.listOfTask(caller, path.task_id, list)),
  });

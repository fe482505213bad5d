import { createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ServiceError } from '../../core/errors.ts';
import { type ObjectStore, storeUnreachable, storeWrong } from './object-store.ts';

/** Only the user of this process can read stored files. */
const modes = { folder: 0o700, file: 0o600 };

const explained = (error: unknown): ServiceError => (error instanceof ServiceError ? error : storeUnreachable(error));

/** A new file survives a crash only when its folder is synced too; Windows does that by itself. */
const syncFolder = async (path: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
};

/** Makes a folder; returns all folders that have a new entry: from this one up to the first that existed already. */
const makeFolder = async (path: string): Promise<string[]> => {
  const first = await mkdir(path, { recursive: true, mode: modes.folder });
  const changed = [path];
  for (let last = path; first !== undefined && last.length >= first.length; changed.push(last)) last = dirname(last);
  return changed;
};

/** Objects as files below a folder; the first upload makes the folder. */
export const diskObjects = (root: string): ObjectStore => ({
  put: async (key, bytes) => {
    const path = join(root, key);
    try {
      const changed = await makeFolder(dirname(path));
      await pipeline(bytes, createWriteStream(path, { flags: 'wx', flush: true, mode: modes.file }));
      for (const folder of changed) await syncFolder(folder);
    } catch (error) {
      bytes.destroy();
      // A file that was already there is another object, and must not be removed.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(path, { force: true }).catch(() => undefined);
      throw explained(error);
    }
  },

  open: async (key, size, part) => {
    const file = await open(join(root, key)).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOENT' ? storeWrong(error) : storeUnreachable(error);
    });
    const found = await file.stat().catch(async (error: unknown) => {
      await file.close();
      throw storeUnreachable(error);
    });
    if (found.size === size) return file.createReadStream({ start: part?.from, end: part?.to });
    await file.close();
    throw storeWrong(new Error(`${key} has ${found.size} bytes, not ${size}.`));
  },

  remove: async (key) => {
    await rm(join(root, key), { force: true }).catch((error: unknown) => {
      throw storeUnreachable(error);
    });
  },

  close: () => undefined,
});

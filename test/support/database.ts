import { serverUrl } from '@tessera/platform/testing';
import type { Database } from '../../src/data/connection/database.ts';
import { createEmptyDatabase, embeddedDatabase, templateOn } from '../../src/testing/database.ts';

/** Whether a database can be asked, and written to. */
export const isThere = ({ ping }: Pick<Database, 'ping'>): Promise<boolean> =>
  ping().then(
    ({ writable }) => writable,
    () => false,
  );

/** A database for servers in processes of their own, migrated already where that is nothing to look at. Embedded it is the folder's. */
export const ownDatabase = async (folder: string, isMigrated: boolean): Promise<{ url?: string; drop: () => Promise<void> }> => {
  if (serverUrl) return createEmptyDatabase(serverUrl, isMigrated ? await templateOn(serverUrl) : undefined);
  if (isMigrated) await (await embeddedDatabase({ dataDir: folder })).close();
  return { drop: async () => undefined };
};

import { join } from 'node:path';
import type { SecretKeys } from '../../core/secret-keys.ts';
import { type Database, openDatabase } from '../../data/connection/database.ts';
import { hasDatabase } from '../../data/folder/data-folder.ts';
import { FolderError } from '../../data/folder/folder-error.ts';
import { availableSecretKeys } from '../compose/secrets.ts';
import type { Config } from '../config.ts';
import { copyPath } from './mount.ts';
import { permissionOf } from './permission.ts';

const onError = (error: Error) => console.error(`tessera: ${error.message}`);

/** The copy made by the running server. */
const fromServer = async ({ host, operationsPort }: Config, keys: SecretKeys, busy: FolderError): Promise<Blob> => {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${operationsPort}${copyPath}`;
  const answer = await fetch(url, { method: 'POST', headers: { Authorization: permissionOf(keys) } }).catch((cause: unknown) => {
    throw new Error(`${busy.message} No server answers at ${url}: set PORT, HOST and TESSERA_OPERATIONS_PORT to its values.`, { cause });
  });
  if (answer.ok) return answer.blob();
  throw new Error(`The running server refused to copy its database (${answer.status}): ${(await answer.text()).slice(0, 500)}`);
};

const isBusy = (error: unknown): error is FolderError => error instanceof FolderError && / is in use by /.test(error.message);

const folderOf = ({ dataDir }: Config): string => join(dataDir, 'database');

/** @throws Error when the configured folder has no database */
export const expectDatabase = (config: Config): void => {
  if (!hasDatabase(folderOf(config))) throw new Error(`There is no database in ${folderOf(config)}. TESSERA_DATA_DIR sets the folder.`);
};

/** A consistent copy of the embedded database: from the server that has it open, or from the folder when no server runs. */
export const copyEmbedded = async (config: Config): Promise<Blob> => {
  let database: Database;
  try {
    database = await openDatabase({ dataDir: folderOf(config), onError });
  } catch (error) {
    if (!isBusy(error)) throw error;
    // After waiting for the folder: a server that has just started for the first time has created its key meanwhile.
    const keys = availableSecretKeys(config);
    if (!keys) throw error;
    return await fromServer(config, keys, error);
  }
  return database.dump!().finally(() => database.close());
};

/** Opens a copy in memory, which also shows that it can be opened. */
export const openCopy = (copy: Blob): Promise<Database> => openDatabase({ loadDataDir: copy, onError });

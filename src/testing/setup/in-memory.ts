import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { asAdmin } from '../as-admin.ts';

// Tests make files by the thousand that last for seconds, most of them those of databases. For each new file, ext4 looks past all that were
// deleted in the minutes before, which on a server took a sixth of the processor time of all tests. Where there is room, they are in memory.

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

const bytesWanted = 8 * 1024 ** 3;

const isRoomy = (): boolean => {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= bytesWanted;
};

const prefix = 'tessera_test_run_';

/** What a run of tests makes is called by the number of its process. */
const ownName = `${prefix}${process.pid}`;

/** Whether a run has left it that was killed. */
const isLeft = (name: string): boolean =>
  name === ownName || (name.startsWith(prefix) && !existsSync(`/proc/${name.slice(prefix.length)}`));

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

const isMine = (folder: string): boolean => statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();

const databasesIn = (folder: string): string => join(folder, 'databases');

const foldersLeft = (): string[] =>
  readdirSync(memory)
    .filter(isLeft)
    .map((name) => join(memory, name))
    .filter(isMine);

/** A folder for temporary files, also for those of programs that run as somebody else. A server still knows the databases of those left. */
const makeFolder = (): string => {
  for (const left of foldersLeft()) if (!existsSync(databasesIn(left))) remove(left);
  const folder = join(memory, ownName);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o1777);
  return folder;
};

/** Drops a tablespace with the databases of tests that were killed. */
const drop = async (client: pg.Client, tablespace: string): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database join pg_tablespace on pg_tablespace.oid = dattablespace where spcname = $1',
    [tablespace],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.query(`drop tablespace ${tablespace}`);
};

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a server runs on this machine, and this process may give it a folder. */
const isOwn = (url: string): boolean => process.getuid?.() === 0 && local.has(new URL(url).hostname);

/** Makes a tablespace for the databases of the tests; its folder belongs to the user as whom PostgreSQL runs. */
const makeTablespace = (url: string, folder: string): Promise<void> =>
  asAdmin(url, async (client) => {
    const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    const { rows } = await client.query<{ spcname: string }>('select spcname from pg_tablespace');
    for (const { spcname } of rows) if (isLeft(spcname)) await drop(client, spcname);
    for (const left of foldersLeft()) if (left !== folder) remove(left);
    const location = databasesIn(folder);
    mkdirSync(location);
    chownSync(location, idOf('-u'), idOf('-g'));
    await client.query(`create tablespace ${ownName} location '${location}'`);
  });

/** Before all tests; returns what is done after them. */
export const setup = async (): Promise<undefined | (() => Promise<void>)> => {
  if (!isRoomy()) return undefined;
  const folder = makeFolder();
  // What tests make once for all runs stays where it is.
  process.env.TESSERA_TEST_TEMPLATES = tmpdir();
  process.env.TMPDIR = folder;
  const { DATABASE_URL: url } = process.env;
  if (!url || !isOwn(url)) return async () => remove(folder);
  await makeTablespace(url, folder).then(
    () => {
      process.env.TESSERA_TEST_TABLESPACE = ownName;
    },
    (error: Error) => console.warn(`The databases of the tests are not in memory: ${error.message}`),
  );
  return async () => {
    if (process.env.TESSERA_TEST_TABLESPACE) await asAdmin(url, (client) => drop(client, ownName));
    remove(folder);
  };
};

import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';

const bytesWanted = 4 * 1024 ** 3;

const local = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The tablespace of the run of tests whose process has this number. */
const nameOf = (run: number | string): string => `tessera_test_${run}`;

const folderOf = (tablespace: string): string => join(memory, tablespace);

const asAdmin = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url);
  await client.connect();
  return work(client).finally(() => client.end());
};

/** Removes a tablespace with the databases of tests that were killed. */
const drop = async (client: pg.Client, tablespace: string): Promise<void> => {
  const { rows } = await client.query<{ datname: string }>(
    'select datname from pg_database join pg_tablespace on pg_tablespace.oid = dattablespace where spcname = $1',
    [tablespace],
  );
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.query(`drop tablespace ${tablespace}`);
  rmSync(folderOf(tablespace), { recursive: true, force: true });
};

/** Removes what runs have left that were killed. */
const dropThoseLeft = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ spcname: string }>("select spcname from pg_tablespace where spcname ~ '^tessera_test_[0-9]+$'");
  const left = rows.filter(({ spcname }) => spcname === nameOf(process.pid) || !existsSync(`/proc/${spcname.slice(nameOf('').length)}`));
  for (const { spcname } of left) await drop(client, spcname);
};

/** Makes a folder in memory for the user as whom PostgreSQL runs on this machine. */
const makeFolder = (tablespace: string): void => {
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  const [user, group] = [idOf('-u'), idOf('-g')];
  mkdirSync(folderOf(tablespace));
  chownSync(folderOf(tablespace), user, group);
};

const mayBe = (url: string): boolean => {
  if (process.getuid?.() !== 0 || !local.has(new URL(url).hostname) || !existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= bytesWanted;
};

/**
 * Before all tests: lets a server of this machine keep their databases in memory, where it may. Each has a thousand files and lasts for
 * seconds, and for each file that it makes ext4 looks past all that were deleted in the minutes before: a fifth of the processor time of
 * all tests. Where it cannot be done, they are where the server keeps others.
 */
export const setup = async (): Promise<undefined | (() => Promise<void>)> => {
  const url = process.env.DATABASE_URL;
  if (!url || !mayBe(url)) return undefined;
  const tablespace = nameOf(process.pid);
  try {
    await asAdmin(url, async (client) => {
      await dropThoseLeft(client);
      makeFolder(tablespace);
      await client.query(`create tablespace ${tablespace} location '${folderOf(tablespace)}'`);
    });
  } catch (error) {
    console.warn(`The databases of the tests are not in memory: ${(error as Error).message}`);
    rmSync(folderOf(tablespace), { recursive: true, force: true });
    return undefined;
  }
  process.env.TESSERA_TEST_TABLESPACE = tablespace;
  return () => asAdmin(url, (client) => drop(client, tablespace));
};

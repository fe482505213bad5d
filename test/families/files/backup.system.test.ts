import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { type Tessera, until } from '@tessera/platform/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/data/connection/database.ts';
import { areObjectsHeld } from '../../../src/data/objects/backup-hold.ts';
import { backing } from '../../app/backing.ts';
import { newDataPlace, type ServerProcess, serve, tessera } from '../../app/server-process.ts';
import { filesIn } from '../../support/files.ts';
import { download, upload } from './support.ts';

const backups = backing();
const { file, folder, env, admin, begin, end, command, beside, asking, created, read } = backups;
const legend = 'Rivers are blue.';

/** Where the bytes of the file of this test are. */
const legendFile = () =>
  filesIn(join(backups.place().env.TESSERA_DATA_DIR!, 'files')).find((path) => readFileSync(path, 'utf8') === legend)!;

/** The process that may change the schema, or puts another database in its place, and those that wait for it. */
const migrators = (url: string): Promise<unknown[]> => {
  const text = `
    select pid from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
    union select pid from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_try_advisory_lock%'`;
  return asking((rowsOf) => rowsOf(text), url);
};

describe('tessera backup and restore', () => {
  let one: { id: string };
  const running = () => backups.server() as unknown as Tessera;
  beforeAll(async () => {
    one = await created('/v1/files', { name: 'legend.txt', content_type: 'text/plain' });
    expect((await upload(running(), admin(), one, legend)).status).toBe(200);
    // A first start makes another one while it serves.
    await until(async () => (await read('/v1/files')).length === 2);
    const made = await command(['backup', file], beside());
    expect(made).toMatchObject({ code: 0, stderr: '', stdout: expect.stringContaining(' 2 files') });
  });

  it('bring back files as they were', async () => {
    expect((await upload(running(), admin(), one, 'Roads are red.')).status).toBe(200);
    await end();
    expect(await command(['restore', file, '--replace'])).toMatchObject({ code: 0, stderr: '' });
    await begin();
    const { bytes } = await download(running(), admin(), one);
    expect(bytes.toString()).toBe(legend);
  });

  it('keeps others away from the first look at the place to its end', async () => {
    await end();
    const other = await newDataPlace({ isMigrated: false });
    const there = { ...env(), ...other.env };
    // Where the restore looks for the bytes of a file, it waits until somebody writes.
    const pipe = join(other.env.TESSERA_DATA_DIR!, relative(backups.place().env.TESSERA_DATA_DIR!, legendFile()));
    mkdirSync(dirname(pipe), { recursive: true });
    execFileSync('mkfifo', [pipe]);
    const ended: string[] = [];
    const restore = tessera(['restore', file], there);
    void restore.exited.then((code) => {
      ended.push(`restored with ${code} ${restore.stderr()}`.trim());
    });
    const { DATABASE_URL: url, TESSERA_DATA_DIR: dataDir } = other.env;
    let started: Promise<ServerProcess> | undefined;
    if (url) {
      await until(async () => (await migrators(url)).length === 1);
      started = serve(there).then((one) => {
        ended.push('ready');
        return one;
      });
      await until(async () => ended.length > 0 || (await migrators(url)).length === 2);
    } else {
      await until(() => existsSync(join(dataDir!, 'database', 'database.lock')));
      expect(await command(['migrate'], there)).toMatchObject({ code: 1, stderr: expect.stringContaining('is in use by') });
    }
    expect(ended).toEqual([]);
    // A pipe that is open for both does not wait for the other side.
    const opened = await open(pipe, 'r+');
    await restore.exited;
    await opened.close();
    const node = await started;
    expect(ended.toSorted()).toEqual(url ? ['ready', 'restored with 0'] : ['restored with 0']);
    if (node) {
      const found = await admin(node.url).call('GET', '/v1/files?name=legend.txt');
      expect(found.body.data.map(({ id }: { id: string }) => id)).toContain(one.id);
    }
    await node?.stop();
    await other.remove();
    await begin();
  });

  it('refuses a backup of which a byte of a file has changed', async () => {
    const bytes = readFileSync(file);
    const changed = join(folder, 'changed');
    const at = bytes.indexOf(legend);
    expect(at).toBeGreaterThan(0);
    bytes[at] = 'L'.charCodeAt(0);
    writeFileSync(changed, bytes);
    expect(await command(['restore', changed, '--verify'])).toMatchObject({ code: 1, stderr: expect.stringContaining('checksum differs') });
  });

  it('keep all bytes where they are until a backup has them', async () => {
    const stored = legendFile();
    renameSync(stored, `${stored}.kept`);
    // Where the backup reads these bytes, it waits until somebody writes.
    execFileSync('mkfifo', [stored]);
    const { DATABASE_URL: url, TESSERA_DATA_DIR: dataDir } = backups.place().env as { DATABASE_URL?: string; TESSERA_DATA_DIR: string };
    const database = await openDatabase({ url, ...(url ? {} : { dataDir: join(folder, 'empty') }), onError: () => undefined });
    const run = tessera(['backup', join(folder, 'holding')], { ...env(), ...beside() });
    await until(() => areObjectsHeld(database, dataDir, database.db));
    const pipe = await open(stored, 'r+');
    expect([await run.exited, run.stderr()]).toEqual([0, '']);
    await pipe.close();
    expect(run.stdout()).toContain('Files not in the backup: 1.');
    // The server's own look at what may be deleted takes the same lock for a moment.
    await until(async () => !(await areObjectsHeld(database, dataDir, database.db)));
    await database.close();
    renameSync(`${stored}.kept`, stored);
  });
});

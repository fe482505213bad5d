import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serverUrl, until } from '@tessera/platform/testing';
import { describe, expect, it } from 'vitest';
import { examine } from '../../src/app/doctor/examine.ts';
import { openDatabase } from '../../src/data/connection/database.ts';
import { commonKey } from '../../src/testing/secrets.ts';
import { backing } from './backing.ts';
import { tessera } from './server-process.ts';

const backups = backing();
const { file, folder, env, begin, end, command, beside, asking, untilNobodyIsConnected, created, read } = backups;

/** The resources of this test: a first start makes others. */
const names = async () =>
  (await read('/v1/resources?name_in=Before,After,Again&sort=created_at')).map(({ name }: { name: string }) => name);

/** The same, while no server runs. */
const storedNames = async () => {
  const { DATABASE_URL: url, TESSERA_DATA_DIR: dataDir } = backups.place().env as { DATABASE_URL?: string; TESSERA_DATA_DIR: string };
  const database = await openDatabase({ url, dataDir: join(dataDir, 'database'), onError: () => undefined });
  try {
    const wanted = database.db.selectFrom('resources').select('name').where('name', 'in', ['Before', 'After', 'Again']);
    return (await wanted.orderBy('created_at').execute()).map(({ name }) => name);
  } finally {
    await database.close();
    await untilNobodyIsConnected();
  }
};

/** Starts a restore, and kills it as soon as something happens; answers whether it had not ended by then. */
const killed = async (happens: () => boolean | Promise<boolean>, more: Record<string, string> = {}): Promise<boolean> => {
  const run = tessera(['restore', file, '--replace'], { ...env(), ...more });
  const { child } = run;
  await until(async () => child.exitCode !== null || (await happens()));
  child.kill('SIGKILL');
  const wasUnderWay = (await run.exited) === null;
  await untilNobodyIsConnected();
  return wasUnderWay;
};

/** Kills restores of an embedded database: while the new one is made, and while it takes the place of the old one. */
const killedAtFolders = async () => {
  const folder = join(backups.place().env.TESSERA_DATA_DIR!, 'database');
  const restoring = join(`${folder}.restoring`, 'database');
  let before: string[];
  // Where this process was away for so long that the restore got further, another one is killed.
  do {
    before = await storedNames();
    rmSync(dirname(restoring), { recursive: true, force: true });
    await killed(() => existsSync(restoring));
  } while (!existsSync(restoring));
  expect(await storedNames()).toEqual(before);
  await killed(() => existsSync(join(folder, 'database.replaced')));
  expect([before, ['Before']]).toContainEqual(await storedNames());
};

/** Kills restores of a server that have deleted what was there, and have restored a part of the backup, or all, and have not committed it. */
const killedWithinScript = async () => {
  const programs = mkdtempSync(join(folder, 'programs-'));
  const held = join(programs, 'held');
  const reached = join(programs, 'reached');
  execFileSync('mkfifo', [held]);
  const dropped = `
    select pid from pg_locks where granted and mode = 'AccessExclusiveLock' and relation is not null
      and database = (select oid from pg_database where datname = current_database())`;
  for (const part of ['head -c 30000', 'cat']) {
    // Who reads a pipe waits while it is open for both.
    const pipe = await open(held, 'r+');
    const stopped = `#!/bin/sh\nPATH=${process.env.PATH}\npg_restore "$@" | ${part}\ntouch ${reached}\ncat ${held}\n`;
    writeFileSync(join(programs, 'pg_restore'), stopped, { mode: 0o755 });
    const isWithin = async () => existsSync(reached) && (await asking((rowsOf) => rowsOf(dropped))).length > 0;
    expect(await killed(isWithin, { PATH: `${programs}:${process.env.PATH}` })).toBe(true);
    await pipe.close();
    expect(await storedNames()).toEqual(['Before', 'Again']);
    rmSync(reached);
  }
};

describe('tessera backup and restore', () => {
  it('bring back the database as it was, from a server that runs', async () => {
    await created('/v1/resources', { name: 'Before' });
    const made = await command(['backup', file], beside());
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(/ \d+ files/);
    await created('/v1/resources', { name: 'After' });

    expect(await command(['backup', file], beside())).toMatchObject({ code: 1, stderr: expect.stringContaining('already exists') });
    expect(await command(['restore', file, '--replace'])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/is in use by|are connected/),
    });
    expect(await names()).toEqual(['Before', 'After']);
    await end();

    expect(await command(['restore', file])).toMatchObject({ code: 1, stderr: expect.stringContaining('Use --replace') });
    expect(await command(['restore', file, '--replace'])).toMatchObject({ code: 0, stderr: '' });
    await begin();
    expect(await names()).toEqual(['Before']);
    // What is written now has its place after what was restored.
    await created('/v1/resources', { name: 'Again' });
    expect(await names()).toEqual(['Before', 'Again']);
  });

  it('leaves what was there, or what is restored, whole, at whatever point a restore is killed', async () => {
    await end();
    if (serverUrl) await killedWithinScript();
    else await killedAtFolders();
    expect(await command(['restore', file, '--replace'])).toMatchObject({ code: 0, stderr: '' });
    expect(await storedNames()).toEqual(['Before']);
    await begin();
    expect(await names()).toEqual(['Before']);
  });

  it.skipIf(!serverUrl)('changes nothing when pg_restore ends before its end, within a statement or after one', async () => {
    await created('/v1/resources', { name: 'Again' });
    await end();
    const programs = mkdtempSync(join(folder, 'programs-'));
    for (const part of ['head -c 30000', 'sed "/CREATE INDEX/,$ d"']) {
      const cut = `#!/bin/sh\nPATH=${process.env.PATH}\npg_restore "$@" | ${part}\nexit 1\n`;
      writeFileSync(join(programs, 'pg_restore'), cut, { mode: 0o755 });
      const run = await command(['restore', file, '--replace'], { PATH: `${programs}:${process.env.PATH}` });
      expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining('pg_restore failed: exit code 1') });
      expect(await storedNames()).toEqual(['Before', 'Again']);
    }
    await begin();
  });

  it('refuses a backup of which a byte has changed, and one that is not whole, before anything is changed', async () => {
    const bytes = readFileSync(file);
    const changed = join(folder, 'changed');
    // Within the snapshot of the database, which is most of it.
    const at = Math.floor(bytes.length / 2);
    bytes[at] = bytes[at]! ^ 1;
    writeFileSync(changed, bytes);
    const short = join(folder, 'short');
    writeFileSync(short, readFileSync(file).subarray(0, 20_000));
    expect(await command(['restore', file, '--verify'])).toMatchObject({ code: 0, stdout: expect.stringContaining('is complete') });
    for (const [one, why] of [
      [changed, 'checksum differs'],
      [short, 'is damaged'],
    ])
      expect(await command(['restore', one!, '--verify'])).toMatchObject({ code: 1, stderr: expect.stringContaining(why!) });
  });

  it('write one file each, or say that it is there, when several begin at once', async () => {
    const shared = join(folder, 'at-once');
    const runs = await Promise.all([1, 2].map(() => command(['backup', shared], beside())));
    expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(runs.find(({ code }) => code === 1)!.stderr).toContain(`${shared} already exists`);
    expect(await command(['restore', shared, '--verify'])).toMatchObject({ code: 0 });
    expect(readdirSync(folder).filter((name) => name.startsWith('at-once'))).toEqual(['at-once']);
  });

  it('gives the database of a running server to nobody without its secret key', async () => {
    const url = `${backups.server().operationsUrl}/backup/database`;
    const other = Buffer.alloc(32, 7).toString('base64');
    const statuses = [
      (await fetch(url, { method: 'POST' })).status,
      (await fetch(url, { method: 'POST', headers: { Authorization: 'Backup made.up' } })).status,
    ];
    // With PostgreSQL there is no such path.
    expect(statuses).toEqual(backups.place().env.DATABASE_URL ? [404, 404] : [401, 401]);
    if (backups.place().env.DATABASE_URL) return;
    const made = await command(['backup', join(folder, 'other')], { ...beside(), TESSERA_SECRET_KEY: other });
    expect(made).toMatchObject({ code: 1, stderr: expect.stringContaining('401') });
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });
});

describe('tessera doctor', () => {
  it('finds nothing wrong beside a running server, and says what it looked at', async () => {
    const run = await command(['doctor', '--json'], beside());
    const found = JSON.parse(run.stdout) as { name: string; status: string }[];
    expect(found.filter(({ status }) => status === 'failed' || status === 'warning')).toEqual([]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(found.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'configuration',
        'database',
        'schema',
        'extensions',
        'secret key',
        'clock',
        'file store',
        'certificate',
        'mail',
      ]),
    );
  });

  it('says what is wrong and what to do', async () => {
    const settings = {
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      REDIS_URL: 'redis://127.0.0.1:1',
      NATS_URL: 'nats://127.0.0.1:1',
      TESSERA_SMTP_URL: 'smtp://127.0.0.1:1',
      TESSERA_SMTP_FROM: 'tessera@example.com',
      TESSERA_DATA_DIR: join(folder, 'doctor'),
      TESSERA_MODE: 'production',
      TESSERA_SECRET_KEY: commonKey,
      TESSERA_PUBLIC_URL: 'https://tessera.example.com',
    };
    const found = await examine(settings);
    const statuses = Object.fromEntries(found.map(({ name, status }) => [name, status]));
    expect(statuses).toEqual({
      configuration: 'ok',
      pooler: 'skipped',
      standby: 'skipped',
      database: 'failed',
      'file store': 'ok',
      Redis: 'failed',
      NATS: 'failed',
      certificate: 'failed',
      mail: 'failed',
    });
    for (const { status, remedy, says } of found)
      if (status === 'failed') expect([says, remedy]).toEqual([expect.any(String), expect.any(String)]);
    expect(found.find(({ name }) => name === 'database')!.says).toContain('ECONNREFUSED');
    expect(await examine({ ...settings, TESSERA_MODE: 'prod' })).toMatchObject([{ name: 'configuration', status: 'failed' }]);
  });
});

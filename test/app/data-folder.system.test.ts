import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/connection/database.ts';
import { briefly, program } from '../support/program.ts';
import { tessera } from './server-process.ts';

const mayMount = spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

const onError = (error: Error) => {
  throw error;
};
const root = mkdtempSync(join(tmpdir(), 'tessera-folders-'));
const whole = join(root, 'whole');
beforeAll(async () => {
  await (await openDatabase({ dataDir: join(whole, 'database'), onError })).close();
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'data-'));
});
const inDatabase = (...names: string[]): string => join(dataDir, 'database', 'database', ...names);
const copied = () => cpSync(whole, dataDir, { recursive: true });

/** What a start says that fails: one line, without the name of the program and of the setting. */
const complaint = async (env: Record<string, string> = {}): Promise<string> => {
  const run = tessera(['migrate'], { TESSERA_DATA_DIR: dataDir, ...env });
  expect(await run.exited).toBe(1);
  return line(run.stderr());
};
const line = (stderr: string): string =>
  /^tessera: (.*) TESSERA_DATA_DIR sets the folder\.\n$/.exec(stderr)?.[1] ?? `not one line: ${stderr}`;

describe('a start says which data folder, why not, and what to do, when it', () => {
  it('is a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await complaint({ TESSERA_DATA_DIR: file })).toMatch(
      new RegExp(`^The data folder ${file}/database cannot be used as a folder \\(.*\\)\\. Choose another folder\\.$`),
    );
  });

  it('holds what somebody else keeps, of which nothing is touched', async () => {
    mkdirSync(inDatabase(), { recursive: true });
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) writeFileSync(inDatabase(name), '');
    expect(await complaint()).toBe(
      `The data folder ${inDatabase()} holds something other than a database of Tessera (a.txt, b.txt, c.txt and more). Choose another folder, or an empty one.`,
    );
    expect(readdirSync(inDatabase())).toHaveLength(4);
  });

  it("is a PostgreSQL server's own", async () => {
    cpSync(join(whole, 'database', 'database'), join(dataDir, 'database'), { recursive: true });
    expect(await complaint()).toMatch(
      /\/database holds something other than a database of Tessera \(PG_VERSION, .*\)\. Choose another folder/,
    );
    expect(readdirSync(join(dataDir, 'database'))).not.toContain('database.mutex');
  });

  it('was written by another version of PostgreSQL', async () => {
    copied();
    writeFileSync(inDatabase('PG_VERSION'), '15\n');
    expect(await complaint()).toMatch(
      new RegExp(
        `^The data folder ${dataDir}/database was written by another PostgreSQL \\(.*version 15.*\\)\\. Use the version of Tessera that wrote it`,
      ),
    );
  });

  it.each([
    ['global/pg_control', 'could not read file "global/pg_control": read 0 of 296'],
    ['base/5/1259', '.*'],
  ])('is damaged: %s was cut off', async (file, reason) => {
    copied();
    truncateSync(inDatabase(file), 0);
    expect(await complaint()).toMatch(
      new RegExp(`^The data folder ${dataDir}/database holds a damaged database \\(${reason}\\)\\. Restore the whole folder from a copy`),
    );
  });

  it.skipIf(!mayMount).each([
    ['is on a full disk', 'mount -t tmpfs -o size=20m tmpfs "$1"', 'is on a disk that is full (No space left on device). Free some space'],
    [
      'is on a disk that is full to the last byte',
      'mount -t tmpfs -o size=60m tmpfs "$1" && cp -r "$2/." "$1"; dd if=/dev/zero of="$1/database/database/fill" 2>/dev/null; cd "$1"',
      'is on a disk that is full (',
    ],
    ['is read-only', 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1"', 'is on a file system that is read-only ('],
  ])('%s', (_title, prepare, problem) => {
    const script = `${prepare}; exec "$3" ${briefly.join(' ')} "$4" migrate`;
    const { status, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script, 'sh', dataDir, whole, process.execPath, program], {
      env: { PATH: process.env.PATH, TESSERA_DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect(line(stderr)).toContain(`The data folder ${dataDir}/database ${problem}`);
    expect(status).toBe(1);
  });
});

describe('a first start that broke off', () => {
  it('leaves nothing that the next one stumbles over', async () => {
    copied();
    truncateSync(inDatabase('global/pg_control'), 0);
    writeFileSync(join(dataDir, 'database', 'database.unfinished'), '');
    await (await openDatabase({ dataDir: join(dataDir, 'database'), onError })).close();
    expect(existsSync(join(dataDir, 'database', 'database.unfinished'))).toBe(false);
  });

  it.skipIf(!mayMount)('for want of room goes on when there is some', async () => {
    const migrate = `"$2" ${briefly.join(' ')} "$3" migrate`;
    const script = `mount -t tmpfs -o size=20m tmpfs "$1"; ${migrate}; mount -o remount,size=200m "$1"; exec ${migrate}`;
    const { stdout, stderr } = spawnSync('unshare', ['--mount', 'sh', '-c', script, 'sh', dataDir, process.execPath, program], {
      env: { PATH: process.env.PATH, TESSERA_DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect(line(stderr)).toContain('is on a disk that is full');
    // A database that begins with a copy of the prepared one has all tables.
    expect(stdout).toMatch(/^(Migrated: .*|The schema is up to date\.)\n$/);
  });
});

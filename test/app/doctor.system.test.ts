import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/app/doctor/finding.ts';
import { commonKey } from '../../src/testing/secrets.ts';
import { program } from '../support/program.ts';
import { refusingPostgres } from '../support/refusing-servers.ts';
import { failed, newFolder, opened } from './doctor-findings.ts';
import { tessera } from './server-process.ts';

const mayMount = spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

describe('doctor, of the folder of files, says what is wrong and what to do:', () => {
  it.skipIf(!mayMount).each([
    ['is on a disk that is full', 'mkdir "$1/files" && mount -t tmpfs -o size=32k tmpfs "$1/files"', 'Free some space'],
    ['is on a file system that is read-only', 'mount --bind "$1" "$1" && mount -o remount,ro,bind "$1"', 'Mount it'],
    ['may not be written by this user', 'chmod 555 "$1"', 'right to read and write'],
  ])('it %s', (problem, prepare, remedy) => {
    const dataDir = newFolder();
    const asOther = problem.startsWith('may') ? 'exec setpriv --reuid 65534 --clear-groups' : 'exec';
    const script = `${prepare} && ${asOther} "$2" "$3" doctor --json`;
    const { stdout, status } = spawnSync('unshare', ['--mount', 'sh', '-c', script, 'sh', dataDir, process.execPath, program], {
      env: { PATH: process.env.PATH, TESSERA_DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    const store = (JSON.parse(stdout) as Finding[]).find(({ name }) => name === 'file store');
    expect(store).toMatchObject(failed(new RegExp(`^The folder ${dataDir}/files ${problem} \\(`), remedy));
    expect(status).toBe(1);
  });
});

describe('doctor, as a command', () => {
  it('prints a line for each look, what to do below it, and no stack', async () => {
    const { port } = await opened(refusingPostgres('28P01', 'password authentication failed for user "tessera"', 'password'));
    const command = tessera(['doctor'], {
      DATABASE_URL: `postgres://tessera:wrong-password@127.0.0.1:${port}/tessera`,
      TESSERA_DATA_DIR: newFolder(),
      TESSERA_SECRET_KEY: commonKey,
    });
    expect(await command.exited).toBe(1);
    expect(command.stderr()).toBe('');
    const lines = command.stdout().split('\n');
    const at = lines.findIndex((line) => line.startsWith('FAILED   database'));
    expect(lines[at]).toBe('FAILED   database       password authentication failed for user "tessera"');
    expect(lines[at + 1]).toMatch(/^ {24}Set the right user and password in DATABASE_URL/);
    expect(command.stdout()).not.toMatch(/wrong-password|^ +at /m);
  });
});

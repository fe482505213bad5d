import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeDataFolder } from '../../../src/data/folder/data-folder.ts';

const holder = fileURLToPath(new URL('./folder-holder.ts', import.meta.url));
const apart = ['unshare', '--pid', '--fork', '--kill-child'];
const mayUnshare = spawnSync(apart[0]!, [...apart.slice(1), 'true']).status === 0;
const mayCompile = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

/** Milliseconds: whoever is refused by a living process would only wait. */
const noWait = 0;

const root = mkdtempSync(join(tmpdir(), 'tessera-lock-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(root, 'folder-'));
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** What a process says that takes a data folder and keeps it: `taken`, or why it did not. */
const hold = async (before: readonly string[] = [], env: Record<string, string> = {}) => {
  const [command, ...words] = [...before, process.execPath, holder, dataDir, String(noWait)];
  const child = spawn(command!, words, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  children.push(child);
  const [said] = (await once(child.stdout!.setEncoding('utf8'), 'data')) as [string];
  return { child, said: said.trim() };
};

const take = () => takeDataFolder(dataDir, noWait);

describe('the folder of an embedded database', () => {
  it('belongs to one process at a time, whatever process ids its holder left in it', async () => {
    const { child, said } = await hold();
    expect(said).toBe('taken');
    expect(take).toThrow(`The data folder ${dataDir} is in use by process ${child.pid} on ${hostname()} since `);
    writeFileSync(join(dataDir, 'database.lock'), '4194305');
    expect(take).toThrow('is in use by another process');
  });

  it.skipIf(!mayUnshare)('belongs to one of two containers, in both of which the process id is the same', async () => {
    const first = await hold(apart);
    expect(first.said).toBe('taken');
    const second = await hold(apart);
    expect(second.said).toMatch(/^The data folder \S+ is in use by process 1 on /);
  });

  it.skipIf(process.platform !== 'linux')(
    'is free again as soon as its holder is killed, before anybody has asked how that ended',
    async () => {
      // A process that starts another and never waits for it: killed, it stays on the list of processes as a zombie.
      const script = '"$0" "$1" "$2" & echo $!; exec sleep 600';
      const parent = spawn('sh', ['-c', script, process.execPath, holder, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
      children.push(parent);
      let said = '';
      parent.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
      await until(() => /taken/.test(said));
      const pid = Number.parseInt(said, 10);
      expect(take).toThrow(`process ${pid} on `);
      process.kill(pid, 'SIGKILL');
      const stateOf = () => spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
      // The last of its threads closes its files.
      await until(() => stateOf().startsWith('Z') && readdirSync(`/proc/${pid}/task`).length === 1);
      takeDataFolder(dataDir).unlock();
      expect(stateOf()).toMatch(/^Z/);
    },
  );

  it('is not closed by the sign that a former version left, whose process may be another one by now', () => {
    take().unlock();
    for (const left of ['1', String(process.ppid), String(process.pid), '']) {
      writeFileSync(join(dataDir, 'database.lock'), left);
      take().unlock();
    }
  });

  it.skipIf(!mayCompile).each([
    ['says so', 'EOPNOTSUPP'],
    ['has lost its server for locks', 'ENOLCK'],
  ])('is refused on a file system that cannot lock and %s', async (_how, code) => {
    const library = join(root, `${code}.so`);
    const source = `#include <errno.h>
      #include <fcntl.h>
      #include <stdarg.h>
      #include <stddef.h>
      #include <sys/syscall.h>
      #include <unistd.h>
      static int answer(int fd, int command, long argument) {
        if (command != F_SETLK && command != F_SETLKW && command != F_GETLK) return syscall(SYS_fcntl, fd, command, argument);
        errno = ${code};
        return -1;
      }
      #define AS(name) int name(int fd, int command, ...) { \\
        va_list all; va_start(all, command); long argument = va_arg(all, long); va_end(all); return answer(fd, command, argument); }
      AS(fcntl)
      AS(fcntl64)`;
    const made = spawnSync('cc', ['-shared', '-fPIC', '-x', 'c', '-o', library, '-'], { input: source, encoding: 'utf8' });
    expect(made.stderr).toBe('');
    const { said } = await hold([], { LD_PRELOAD: library });
    expect(said).toMatch(/^The data folder \S+ is on a file system that cannot lock files \(.*Use a folder on a local disk/);
  });
});

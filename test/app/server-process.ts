import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commonKey } from '../../src/testing/secrets.ts';
import { ownDatabase } from '../support/database.ts';
import { briefly, program as ours } from '../support/program.ts';

type Env = Record<string, string>;

/** The command line in a process of its own, with nothing of our environment but what is given, and without the limits by time. */
export interface Run {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
  /** Resolves with the exit code when the process has ended; null when a signal ended it. */
  exited: Promise<number | null>;
}

/** Runs `tessera <words>`, of this version or of another one's program, here or in another folder. */
export const tessera = (words: string[], env: Env = {}, program = ours, cwd?: string): Run => {
  const child = spawn(process.execPath, [...briefly, program, ...words], {
    env: { PATH: process.env.PATH, TESSERA_TIME_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd,
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].setEncoding('utf8').on('data', (text: string) => (said[stream] += text));
  const exited = once(child, 'close').then(([code]) => code as number | null);
  return { child, stdout: () => said.stdout, stderr: () => said.stderr, exited };
};

/** What has become of a command. */
interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs `tessera <words>` to its end. */
export const runToEnd = async (words: string[], env: Env): Promise<Ended> => {
  const { exited, stdout, stderr } = tessera(words, env);
  return { code: await exited, stdout: stdout(), stderr: stderr() };
};

/** A server that serves. */
export interface ServerProcess extends Run {
  url: string;
  operationsUrl: string;
  /** Ends the process and waits until it is gone. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

const ready = /^Tessera is ready: (\S+).* operations (\S+)\/metrics\n/m;

/** Runs `tessera serve <words>` on free ports and waits until it says that it is ready. @throws Error with what it said, when it ends instead */
export const serve = async (env: Env, words: string[] = [], program = ours): Promise<ServerProcess> => {
  const run = tessera(['serve', ...words], { PORT: '0', TESSERA_LOG_LEVEL: 'warn', ...env }, program);
  const [, url, operationsUrl] = await new Promise<RegExpExecArray>((resolve, reject) => {
    run.child.stdout!.on('data', () => {
      const match = ready.exec(run.stdout());
      if (match) resolve(match);
    });
    run.exited.then((code) => reject(new Error(`The server ended with ${code}: ${run.stderr()}`)), reject);
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    run.child.kill(signal);
    return run.exited;
  };
  return { ...run, url: url!, operationsUrl: operationsUrl!, stop };
};

/** Runs `tessera worker` and waits until it says that it is ready. @throws Error with what it said, when it ends instead */
export const work = async (env: Env, program = ours): Promise<Run> => {
  const run = tessera(['worker'], { TESSERA_LOG_LEVEL: 'warn', ...env }, program);
  await new Promise<void>((resolve, reject) => {
    run.child.stdout!.on('data', () => {
      if (run.stdout().includes('worker is ready')) resolve();
    });
    run.exited.then((code) => reject(new Error(`The worker ended with ${code}: ${run.stderr()}`)), reject);
  });
  return run;
};

/**
 * A place for data that servers can share one after another: a folder, or a database where tests run on PostgreSQL. Nobody has started
 * there yet; it is migrated already, unless a test is about that, which takes longer than most of them.
 */
export const newDataPlace = async ({ isMigrated = true } = {}): Promise<{ env: Env; remove: () => Promise<void> }> => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-data-'));
  const { url, drop } = await ownDatabase(join(folder, 'database'), isMigrated);
  return {
    env: { TESSERA_DATA_DIR: folder, TESSERA_SECRET_KEY: commonKey, ...(url ? { DATABASE_URL: url } : {}) },
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
      await drop();
    },
  };
};

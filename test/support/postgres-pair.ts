import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@tessera/platform/testing';
import pg from 'pg';
import { freePort } from './free-port.ts';

const versions = '/usr/lib/postgresql';

/** PostgreSQL's own programs, of the latest version that Debian has installed. */
const programs = existsSync(versions)
  ? readdirSync(versions)
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => join(versions, version, 'bin'))
      .find((folder) => ['initdb', 'pg_basebackup', 'postgres'].every((name) => existsSync(join(folder, name))))
  : undefined;

/** They refuse to run as root. */
const unprivileged = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/** Why no PostgreSQL can be started here; undefined where it can. */
export const noServerReason = (): string | undefined => {
  if (!programs) return 'the programs of PostgreSQL are not installed';
  try {
    unprivileged();
    return undefined;
  } catch {
    return 'there is no user postgres';
  }
};

const ask = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
};

/** A server of PostgreSQL that a test has started. */
export interface OwnServer {
  url: string;
  /** Runs a statement as a superuser. */
  ask(text: string): Promise<Record<string, unknown>[]>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
}

/** No disk is waited for: tests kill processes, never the machine. */
const settings = ['fsync=off', 'unix_socket_directories=', 'max_wal_senders=4', 'shared_buffers=32MB', 'wal_receiver_status_interval=1'];

const serverIn = async (folder: string, owner: ReturnType<typeof unprivileged>): Promise<OwnServer> => {
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;
  const own: OwnServer = {
    url,
    ask: (text) => ask(url, text),
    start: async () => {
      const words = ['-D', folder, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((one) => ['-c', one])];
      child = spawn(join(programs!, 'postgres'), words, { ...owner, cwd: folder, stdio: 'ignore' });
      await until(() =>
        ask(url, 'select 1').then(
          () => true,
          () => false,
        ),
      );
    },
    kill: async (signal = 'SIGQUIT') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
  await own.start();
  return own;
};

/** A primary and a standby that streams from it, each a server of its own in a temporary folder. */
export const openPair = async () => {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'tessera-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid!);
  const run = (program: string, words: string[]) =>
    execFileSync(join(programs!, program), words, { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  run('initdb', ['-D', first, '-U', 'postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8']);
  const primary = await serverIn(first, owner);
  run('pg_basebackup', ['-D', second, '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast', '--no-sync']);
  const standby = await serverIn(second, owner);
  return {
    primary,
    standby,
    /** Resolves when the standby has what the primary has now. */
    caughtUp: async (): Promise<void> => {
      const [row] = await primary.ask('select pg_current_wal_insert_lsn()::text as position');
      await until(async () => {
        const [reached] = await standby.ask(`select pg_last_wal_replay_lsn() >= '${row!.position}'::pg_lsn as reached`);
        return reached!.reached === true;
      });
    },
    close: async (): Promise<void> => {
      await standby.kill();
      await primary.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

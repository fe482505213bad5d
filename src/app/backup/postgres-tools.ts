import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config.ts';

/**
 * The connection settings for PostgreSQL's own programs. The password is not an argument, because other users of the machine can read
 * arguments.
 */
const environment = (url: string): NodeJS.ProcessEnv => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const set = (name: string, value: string | null | undefined) => (value ? { [name]: decodeURIComponent(value) } : {});
  return {
    ...process.env,
    ...set('PGHOST', searchParams.get('host') ?? hostname.replace(/^\[(.*)\]$/, '$1')),
    ...set('PGPORT', port),
    ...set('PGUSER', username),
    ...set('PGPASSWORD', password),
    ...set('PGDATABASE', pathname.slice(1)),
    ...set('PGSSLMODE', searchParams.get('sslmode')),
    ...set('PGSSLROOTCERT', searchParams.get('sslrootcert')),
  };
};

/** The address of PostgreSQL itself: its programs use session settings that a pooler would lose. */
export const sessionUrl = ({ databaseUrl, databaseDirectUrl }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl'>): string =>
  (databaseDirectUrl ?? databaseUrl)!;

const missing = (program: string) =>
  new Error(
    `${program} is not on the PATH. It is one of PostgreSQL's client programs (Debian: postgresql-client); its version must not be older than the server.`,
  );

interface Run {
  url: string;
  words: string[];
  /** The program's input. */
  input?: Readable;
  /** Receives the program's output. */
  output?: (bytes: Readable) => Promise<void>;
}

/** Runs one of PostgreSQL's programs. @throws Error with its error output, when it fails or is not installed */
export const runTool = async (program: 'pg_dump' | 'pg_restore' | 'psql', { url, words, input, output }: Run): Promise<void> => {
  const child = spawn(program, words, { env: environment(url), stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000);
  });
  const ended = once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? missing(program) : error;
  });
  // A program that ends early closes its input; its exit code says why.
  const fed = input ? pipeline(input, child.stdin).catch(() => undefined) : void child.stdin.end();
  child.stdin.on('error', () => undefined);
  const taken = output ? output(child.stdout) : void child.stdout.resume();
  const failed = (code: number | null) => new Error(`${program} failed: ${said.trim() || `exit code ${code}`}`);
  try {
    const [[code]] = await Promise.all([ended, fed, taken]);
    if (code !== 0) throw failed(code);
  } catch (failure) {
    // A program's own failure is the cause when the consumer of its output fails, too.
    throw child.exitCode ? failed(child.exitCode) : failure;
  } finally {
    // When the consumer fails, nobody reads the output any more.
    child.kill();
  }
};

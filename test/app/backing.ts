import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caller, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect } from 'vitest';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { asAdmin } from '../../src/testing/as-admin.ts';
import { newDataPlace, runToEnd, type ServerProcess, serve } from './server-process.ts';

/** A server whose database is backed up and restored, for the tests of a file. */
export const backing = () => {
  const key = newApiKey('live');
  const folder = mkdtempSync(join(tmpdir(), 'tessera-backup-'));
  let place: Awaited<ReturnType<typeof newDataPlace>>;
  let server: ServerProcess | undefined;

  const env = () => ({ ...place.env, TESSERA_ADMIN_API_KEY: key, TESSERA_MODE: 'development' });
  const admin = (url = server!.url) => caller(url, '', key);
  const begin = async () => {
    server = await serve(env());
  };

  /** Asks the server of the database beside what is tested, as nobody whom a restore looks for. */
  const asking = <T>(work: (rowsOf: (text: string) => Promise<unknown[]>) => Promise<T>, url = place.env.DATABASE_URL!): Promise<T> =>
    asAdmin(url, (client) => work(async (text) => (await client.query(text)).rows));

  /** A process is gone before PostgreSQL has ended its connections, and the next restore finds those. */
  const untilNobodyIsConnected = async () => {
    if (!place.env.DATABASE_URL) return;
    const connected = `select pid from pg_stat_activity where datname = current_database() and application_name = 'tessera'`;
    await asking((rowsOf) => until(async () => (await rowsOf(connected)).length === 0));
  };

  const end = async () => {
    await server?.stop();
    server = undefined;
    await untilNobodyIsConnected();
  };

  beforeAll(async () => {
    place = await newDataPlace();
    await begin();
  });
  afterAll(async () => {
    await end();
    await place?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    /** Where backups are written. */
    folder,
    file: join(folder, 'tessera.backup'),
    env,
    place: () => place,
    server: () => server!,
    admin,
    begin,
    end,
    asking,
    untilNobodyIsConnected,
    /** Runs a command to its end; `beside` the running server. */
    command: (words: string[], more: Record<string, string> = {}) => runToEnd(words, { ...env(), ...more }),
    beside: () => ({ PORT: '0', TESSERA_OPERATIONS_PORT: new URL(server!.operationsUrl).port }),
    created: async (path: string, fields: object) => {
      const { status, body } = await admin().call('POST', path, fields);
      expect(status, JSON.stringify(body)).toBe(201);
      return body.data;
    },
    read: async (path: string) => (await admin().call('GET', path)).body.data,
  };
};

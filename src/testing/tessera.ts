import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Logger, pino } from 'pino';
import type { Alterations } from '../app/compose/doors.ts';
import type { RedisTimeouts } from '../app/compose/redis.ts';
import type { Work } from '../app/compose/worker.ts';
import { type Config, readConfig } from '../app/config.ts';
import { type Running, start } from '../app/start.ts';
import type { Clock } from '../core/clock.ts';
import { newId } from '../core/ids.ts';
import type { Role } from '../core/scopes.ts';
import type { DatabaseOptions } from '../data/connection/database.ts';
import { createApiKey } from '../identity/credentials/api-keys.ts';
import { lentDatabase, openAgain } from './database.ts';
import { commonKey } from './secrets.ts';
import { until } from './until.ts';

/** A JSON answer with what belongs to it. */
export interface Answered {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** Somebody who calls the API with a key of their own. */
export interface Caller {
  userId: string;
  key: string;
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answered>;
}

/** A whole Tessera on a free port, with a database of its own. */
export interface Tessera extends Running {
  url: string;
  accountId: string;
  /** The administrator of the first account. */
  admin: Caller;
  /** A new user with a role, and a key with these scopes (all of reading and writing when none are named). */
  someone: (role: Role, scopes?: string[], accountId?: string) => Promise<Caller>;
  /** An account besides the first one, and its administrator. */
  otherAccount: () => Promise<Caller & { accountId: string }>;
  /** The same person with a key of these scopes alone. */
  scoped: (person: Caller, scopes: string[]) => Promise<Caller>;
  /** The events recorded so far, oldest first, as `TYPE resource_id`. */
  events: () => Promise<string[]>;
}

/** Reads an answer whole. */
export const answered = async (response: Response): Promise<Answered> => {
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
};

/** Somebody who calls a server with a key. */
export const caller = (url: string, userId: string, key: string): Caller => ({
  userId,
  key,
  call: async (method, path, body, headers = {}) =>
    answered(
      await fetch(`${url}${path}`, {
        method,
        headers: { 'X-API-Key': key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    ),
});

const inProcess = { PORT: '0', TESSERA_OPERATIONS_PORT: '0', TESSERA_LOG_LEVEL: 'silent' };

/** What a Tessera under test may have besides its defaults. */
interface Wishes {
  env?: Record<string, string>;
  clock?: Clock;
  /** Where it logs to; else nowhere. */
  log?: Logger;
  /** Hears every statement that the application asks its database. */
  onStatement?: DatabaseOptions['onStatement'];
  /** Another node of the same installation; it has to be closed before that one. */
  beside?: Tessera;
  /** Whether the first account gets examples. */
  examples?: boolean;
  /** What it sends to the world outside goes here. */
  outbound?: Alterations['outbound'];
  /** How long Redis may take. */
  redisTimeouts?: RedisTimeouts;
  /** What is done beside requests; without deliveries the outbox keeps every event, for tests to look at. */
  work?: readonly Work[];
}

/** Tests of other things than limits do not meet them. */
const roomy = { plan: 'enterprise', rate_limit: 1_000_000, burst_limit: 1_000_000 } as const;

/** Who has the first account. */
type First = Pick<Tessera, 'accountId'> & Pick<Caller, 'userId' | 'key'>;

/** A running node as tests use it. */
export const asTessera = (running: Running, environment: Config['environment'], { accountId, userId, key }: First): Tessera => {
  const { db } = running.database;
  const url = `http://127.0.0.1:${running.port}`;
  const keyed = async (account: string, user: string, scopes: string[]) => {
    const made = await createApiKey(db, { accountId: account, userId: user, name: 'test', scopes, environment });
    return caller(url, user, made.key);
  };
  const someone: Tessera['someone'] = async (role, scopes = ['read', 'write'], account = accountId) => {
    const id = newId('user');
    await db
      .insertInto('users')
      .values({ account_id: account, id, name: `Some ${role}`, email: `${id}@example.com`, role })
      .execute();
    return keyed(account, id, scopes);
  };
  return {
    ...running,
    url,
    accountId,
    admin: caller(url, userId, key),
    someone,
    otherAccount: async () => {
      const id = newId('account');
      await db
        .insertInto('accounts')
        .values({ id, name: 'Other', ...roomy })
        .execute();
      return { accountId: id, ...(await someone('admin', ['read', 'write', 'admin', 'write:logins'], id)) };
    },
    scoped: async ({ userId: user }, scopes) => {
      const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', user).executeTakeFirstOrThrow();
      return keyed(account_id, user, scopes);
    },
    events: async () =>
      (await db.selectFrom('events').select(['type', 'resource_id']).orderBy('created_at').orderBy('id').execute()).map(
        ({ type, resource_id }) => `${type} ${resource_id}`,
      ),
  };
};

/** Boots a Tessera; close it in `afterAll`. */
export const bootTessera = async ({
  env = {},
  clock,
  onStatement,
  beside,
  examples = false,
  outbound,
  work = ['operations'],
  redisTimeouts,
  log = pino({ level: 'silent' }),
}: Wishes = {}): Promise<Tessera> => {
  const database = await (beside ? openAgain(beside.database) : lentDatabase({ onStatement }));
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-data-'));
  const config = readConfig({
    ...inProcess,
    TESSERA_DATA_DIR: dataDir,
    TESSERA_SECRET_KEY: commonKey,
    REDIS_URL: process.env.REDIS_URL,
    NATS_URL: process.env.NATS_URL,
    TESSERA_COVERAGE_DIR: process.env.TESSERA_COVERAGE_DIR,
    ...env,
  });
  const running = await start(config, {
    database,
    clock,
    work,
    examples,
    log,
    redisTimeouts,
    ...(outbound && { alterations: { outbound } }),
  });
  if (config.redisUrl) await until(async () => !JSON.stringify(await running.readiness()).includes('Redis'));
  await database.db.updateTable('accounts').set(roomy).execute();
  // No key has this scope by default; most tests let people in with the first one.
  await sql`update api_keys set scopes = array_append(scopes, 'write:logins') where 'admin' = any (scopes) and not 'write:logins' = any (scopes)`.execute(
    database.db,
  );
  const first = running.first ?? { accountId: beside!.accountId, ...beside!.admin };
  return {
    ...asTessera(running, config.environment, first),
    close: async () => {
      await running.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

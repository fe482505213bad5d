import pg from 'pg';
import { Agent, request } from 'undici';
import { newId } from '../../src/core/ids.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { bodyOf, headersOf } from '../../src/delivery/webhooks/signed-message.ts';
import { eventOf, recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import type { Caller } from '../grounds/database.ts';
import type { Run } from './bench.ts';
import { secretKey, sources } from './server.ts';

/** Brings what is written to a number of addresses. */
export interface Sender {
  /** The ids of its processes. */
  processes: readonly number[];
  /** Resolves when the write is acknowledged. */
  write: (name: string) => Promise<void>;
  /** Brings very many that are there at once. */
  pour: (names: readonly string[]) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** What every sender has of the world. */
export interface Places extends Caller {
  databaseUrl: string;
  addresses: readonly string[];
}

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const atOnce = 32;

/** A message of the size and the shape of Tessera's. */
const messageOf = (name: string) => {
  const [id, created_at] = [newId('resource'), new Date().toISOString()];
  const record = { id, name, description: null, type: 'standard', status: 'active', metadata: {}, owner_id: newId('user') } as const;
  return {
    id: newId('event'),
    type: 'RESOURCE_CREATED',
    resource_id: id,
    actor: { type: 'user', id: newId('user') },
    cause: null,
    changes: null,
    data: { ...record, created_at, updated_at: created_at },
    version: 1,
    created_at,
  } as const;
};
type Message = ReturnType<typeof messageOf>;

const post = async (dispatcher: Agent, url: string, message: Message): Promise<void> => {
  const body = JSON.stringify(bodyOf(message));
  const answer = await request(url, { dispatcher, method: 'POST', headers: headersOf(message.id, body, new Date(), [secret]), body });
  await answer.body.dump();
};

/** Signs and posts, and keeps nothing: what is lost is lost. */
export const bareLoop = async (_run: Run, { addresses }: Places): Promise<Sender> => {
  const dispatcher = new Agent({ connections: atOnce });
  const write = async (name: string): Promise<void> => {
    const message = messageOf(name);
    await Promise.all(addresses.map((url) => post(dispatcher, url, message)));
  };
  return {
    processes: [process.pid],
    write,
    pour: (names) => {
      const left = [...names];
      const one = async (): Promise<void> => {
        for (let name = left.pop(); name; name = left.pop()) await write(name);
      };
      return Promise.all(Array.from({ length: atOnce }, one));
    },
    close: () => dispatcher.close(),
  };
};

/** Takes some messages with SKIP LOCKED, and deletes them when they have arrived. */
const drainOnce = async (pool: pg.Pool, dispatcher: Agent): Promise<number> => {
  const client = await pool.connect();
  await client.query('begin');
  const { rows } = await client.query<{ id: string; url: string; message: Message }>({
    name: 'take',
    text: 'select id, url, message from bare_queue order by id limit $1 for update skip locked',
    values: [atOnce],
  });
  await Promise.all(rows.map(({ url, message }) => post(dispatcher, url, message)));
  await client.query({ name: 'done', text: 'delete from bare_queue where id = any($1)', values: [rows.map(({ id }) => id)] });
  await client.query('commit');
  client.release();
  return rows.length;
};

/** The shortest queue that loses nothing: a row for each message and address. */
export const bareQueue = async (_run: Run, { databaseUrl, addresses }: Places): Promise<Sender> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  pool.on('error', (error) => console.error(`bench: ${error.message}`));
  await pool.query(
    'create table bare_queue (id bigint generated always as identity primary key, url text not null, message jsonb not null)',
  );
  const dispatcher = new Agent({ connections: atOnce });
  let open = true;
  const drain = async (): Promise<void> => {
    while (open) if ((await drainOnce(pool, dispatcher)) === 0) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  const drains = [drain(), drain(), drain(), drain()];
  const put = 'insert into bare_queue (url, message) select url, message from unnest($2::jsonb[]) as message, unnest($1::text[]) as url';
  const pour = (names: readonly string[]) => pool.query({ name: 'put', text: put, values: [addresses, names.map(messageOf)] });
  return {
    processes: [process.pid],
    write: async (name) => void (await pour([name])),
    pour,
    close: async () => {
      open = false;
      await Promise.all(drains);
      await pool.query('drop table bare_queue');
      await Promise.all([pool.end(), dispatcher.close()]);
    },
  };
};

/** A server and a worker, each a process, with a webhook for each address. */
export const tessera = async (run: Run, { databaseUrl, accountId, key, addresses }: Places): Promise<Sender> => {
  const env = {
    DATABASE_URL: databaseUrl,
    TESSERA_SECRET_KEY: secretKey,
    TESSERA_OPERATIONS_PORT: '0',
    TESSERA_LOG_LEVEL: 'warn',
    TESSERA_ALLOW_PRIVATE_NETWORKS: 'true',
  };
  const server = await run.start('tessera', [...sources, '--no-worker'], env);
  const worker = await run.start('worker', [...sources.slice(0, -1), 'worker'], env);
  const { db } = await run.open(databaseUrl);
  const dispatcher = new Agent({ connections: 64 });
  const call = async (method: 'POST' | 'DELETE', path: string, body?: object): Promise<{ data?: { id: string } }> => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const answer = await request(`${server.url}${path}`, { dispatcher, method, headers, ...(body && { body: JSON.stringify(body) }) });
    const text = await answer.body.text();
    if (answer.statusCode >= 300) throw new Error(`${method} ${path} was answered ${answer.statusCode}: ${text}`);
    return text ? (JSON.parse(text) as { data: { id: string } }) : {};
  };
  const webhooks: string[] = [];
  for (const url of addresses) webhooks.push((await call('POST', '/v1/webhooks', { url, events: ['RESOURCE_CREATED'] })).data!.id);
  return {
    processes: [server.pid, worker.pid],
    write: async (name) => void (await call('POST', '/v1/resources', { name })),
    pour: (names) =>
      transaction(db, async (tx) => {
        for (const { type, data, version } of names.map(messageOf))
          recordEvent(tx, systemAuthor(accountId), eventOf(type, { data, version }));
      }),
    close: async () => {
      for (const id of webhooks) await call('DELETE', `/v1/webhooks/${id}`);
      await Promise.all([dispatcher.close(), worker.stop(), server.stop()]);
    },
  };
};

import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '../src/data/connection/database.ts';
import { transaction } from '../src/data/connection/transaction.ts';
import { createApplication } from '../src/identity/applications.ts';
import { hashPassword } from '../src/identity/passwords.ts';
import { createGround, type Ground, loud } from './ground.ts';
import { type Contestant, enter, load } from './load.ts';
import { inTurn, table } from './rounds.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    warmup: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    projects: { type: 'string', default: '2000' },
  },
});

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort(new Error('Interrupted.')));

type Headers = Record<string, string>;

const throughProxy: Headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '127.0.0.1' };
const password = 'correct horse battery staple';

/** What the editor signs in with, and the application that acts as the editor. */
const prepare = async ({ databaseUrl, caller: { accountId, userId } }: Ground) => {
  const database = await openDatabase({ url: databaseUrl, onError: loud });
  const { db } = database;
  try {
    await db
      .insertInto('passwords')
      .values({ account_id: accountId, user_id: userId, hash: await hashPassword(password) })
      .execute();
    const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
    const fields = {
      accountId,
      type: 'confidential',
      createdBy: userId,
      name: 'Bench',
      redirect_uris: [],
      scopes: ['read:projects'],
    } as const;
    const { application, secret } = await transaction(db, (tx) =>
      createApplication(tx, { ...fields, redirect_uris: [], scopes: [...fields.scopes] }, new Date()),
    );
    return { email, client: { client_id: application.client_id, client_secret: secret! } };
  } finally {
    await database.close();
  }
};

const post = async <Answer>({ url }: Contestant, path: string, body: string | URLSearchParams): Promise<Answer> => {
  const type: Headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
  const response = await fetch(url + path, { method: 'POST', body, headers: { ...throughProxy, ...type } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** One credential of each kind, issued as clients get them. */
const credentialsOf = async (tessera: Contestant, ground: Ground): Promise<Record<string, Headers>> => {
  const { email, client } = await prepare(ground);
  const token = async (format: Headers) => {
    const form = new URLSearchParams({ grant_type: 'client_credentials', ...client, ...format });
    return (await post<{ access_token: string }>(tessera, '/oauth/token', form)).access_token;
  };
  const session = await post<{ session_token: string }>(tessera, '/v1/auth/login', JSON.stringify({ email, password }));
  return {
    'API key': { 'X-API-Key': ground.key },
    session: { 'X-Session-Token': session.session_token },
    'opaque token': { Authorization: `Bearer ${await token({})}` },
    JWT: { Authorization: `Bearer ${await token({ token_format: 'jwt' })}` },
  };
};

const run = async (ground: Ground): Promise<void> => {
  const servers: Contestant[] = [];
  const start = async (name: string, file: string): Promise<Contestant> => {
    const server = await enter(name, file, { databaseUrl: ground.databaseUrl, caller: ground.caller });
    servers.push(server);
    return server;
  };
  try {
    const open = await start('open', 'open-server.ts');
    const tessera = await start('tessera', 'tessera-server.ts');
    const credentials = Object.entries(await credentialsOf(tessera, ground));
    const contestants = [
      { name: 'open', server: open, headers: { 'X-API-Key': 'anything' } as Headers },
      ...credentials.map(([name, headers]) => ({ name, server: tessera, headers })),
    ];
    const paths = ground.visibleIds.map((id) => `/v1/projects/${id}`);
    const work = { paths, connections: Number(values.connections), interrupted: interrupt.signal };
    const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds), warmup: Number(values.warmup) };
    console.log(
      `GET /v1/projects/{id}: ${pace.rounds} rounds of ${pace.seconds} s. Load of the machine before: ${loadavg()[0]!.toFixed(1)}.`,
    );
    const runs = await inTurn(contestants, pace, ({ server, headers }, seconds) =>
      load(server, { ...work, headers: { ...throughProxy, ...headers }, seconds }),
    );
    console.table(table(runs));
  } finally {
    for (const server of servers) await server.stop();
  }
};

const ground = await createGround(serverUrl, Number(values.projects));
await run(ground).finally(ground.drop);

import { transaction } from '../../src/data/connection/transaction.ts';
import { createApplication } from '../../src/identity/applications/applications.ts';
import { hashPassword } from '../../src/identity/passwords/passwords.ts';
import type { Records } from '../grounds/records.ts';
import type { Run } from '../machinery/bench.ts';
import { reading, throughProxy } from '../machinery/load.ts';
import { productionOn, type Server, sources } from '../machinery/server.ts';

type Headers = Record<string, string>;

const password = 'correct horse battery staple';

/** What the editor signs in with, and the application that acts as the editor. */
const prepare = async (run: Run, { databaseUrl, accountId, userId }: Records) => {
  const { db } = await run.open(databaseUrl);
  const hash = await hashPassword(password);
  await db.insertInto('passwords').values({ account_id: accountId, user_id: userId, hash }).execute();
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const fields = { accountId, type: 'confidential', createdBy: userId, name: 'Bench' } as const;
  const { application, secret } = await transaction(db, (tx) =>
    createApplication(tx, { ...fields, redirect_uris: [], scopes: ['read'] }, new Date()),
  );
  return { email, client: { client_id: application.client_id, client_secret: secret! } };
};

const post = async <Answer>({ url }: Server, path: string, body: string | URLSearchParams): Promise<Answer> => {
  const headers = throughProxy(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {});
  const response = await fetch(url + path, { method: 'POST', body, headers });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
};

/** One credential of each kind, issued as clients get them. */
const credentialsOf = async (run: Run, tessera: Server, ground: Records): Promise<Record<string, Headers>> => {
  const { email, client } = await prepare(run, ground);
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

/** Each kind of credential, and the same server in which nobody looks at credentials. */
export const credentials = async (run: Run, ground: Records): Promise<void> => {
  const env = productionOn(ground);
  const open = await run.start('open', ['--import', './bench/contestants/open.ts', ...sources], env);
  const tessera = await run.start('tessera', sources, env);
  const kinds = Object.entries(await credentialsOf(run, tessera, ground));
  const requests = reading(ground.paths);
  await run.compare({
    title: `GET /v1/${ground.list.family}/{id}`,
    contestants: [
      run.loaded(open, { requests, headers: throughProxy({ 'X-API-Key': 'anything' }) }),
      ...kinds.map(([name, headers]) => run.loaded(tessera, { requests, headers: throughProxy(headers) }, name)),
    ],
    aims: kinds.map(([of]) => ({ of, beside: 'open', least: 0.9 })),
  });
};

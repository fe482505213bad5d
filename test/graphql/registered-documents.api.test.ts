import { type Answered, type Tessera, until } from '@tessera/platform/testing';
import type { Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGraphQL, type TypedDocument } from '../../clients/typescript/src/graphql/index.ts';
import { bootOperated, operator } from '../operators/operating.ts';
import { inForm, postForm, register, signedIn, type TestApplication } from '../support/oauth.ts';
import { connectGraphql, followed, rawGraphql, standing, streamGraphql, subscribe } from './subscribing.ts';

const me = 'query Me { me { id name } }';
const create = 'mutation Make($name: String!) { createResource(input: { name: $name }) { resource { id name } } }';
const follow = 'subscription Follow { eventCreated { type } }';
const documents = [
  { id: 'me', text: me },
  { id: 'x-board:make', text: create },
  { id: 'follow', text: follow },
  { id: 'both', text: 'query A { me { id } } query B { me { name } }' },
];
const scopes = ['read', 'write'];
const hash = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } };

let tessera: Tessera;
/** Another node on the same database; the embedded one has no other. */
let second: Tessera;
beforeAll(async () => {
  tessera = await bootOperated();
  second = process.env.DATABASE_URL ? await bootOperated({ beside: tessera }) : tessera;
});
afterAll(async () => {
  if (second !== tessera) await second?.close();
  await tessera?.close();
});

const registerAll = async ({ id }: Pick<TestApplication, 'id'>, list: readonly object[] = documents) => {
  const { status } = await operator(tessera)('POST', `/v1/applications/${id}/documents`, { documents: list });
  expect(status).toBe(200);
};

/** An application with a token in somebody's name, and how requests are sent with it. */
const applicationOf = async (type: 'public' | 'confidential' = 'public') => {
  const { application, userId, code, redeem } = await signedIn(tessera, { type, scopes });
  const token: string = (await redeem(await code())).body.access_token;
  const headers = { Authorization: `Bearer ${token}` };
  const send = async (body: object, more: Record<string, string> = {}): Promise<Answered> => {
    const response = await fetch(`${tessera.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { application, userId, token, headers, send };
};

// biome-ignore lint/suspicious/noExplicitAny: an error of any shape
const reasonOf = ({ body }: Answered): string[] => body.errors.map(({ extensions }: any) => extensions.reason);

describe('a request with a documentId', () => {
  it('carries out the document of the application, over POST and GET, with its cost', async () => {
    const { application, userId, headers, send } = await applicationOf();
    await registerAll(application);
    const posted = await send({ documentId: 'me' });
    expect(posted.body).toMatchObject({ data: { me: { id: userId } }, extensions: { cost: { operation: 1, requests: 1 } } });
    expect((await send({ documentId: 'both', operationName: 'A' })).body.data).toEqual({ me: { id: userId } });
    expect(reasonOf(await send({ documentId: 'both' }))).toEqual(['invalid_parameters']);
    const got = await fetch(`${tessera.url}/graphql?documentId=me`, { headers: { ...headers, Accept: 'application/json, text/html' } });
    expect(await got.json()).toMatchObject({ data: { me: { id: userId } } });
    const written = await fetch(`${tessera.url}/graphql?documentId=x-board:make&variables={"name":"A"}`, { headers });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('writes once for an Idempotency-Key, which is the key of the same text', async () => {
    const { application, send } = await applicationOf();
    await registerAll(application);
    const key = { 'Idempotency-Key': 'made-once' };
    const first = await send({ documentId: 'x-board:make', variables: { name: 'Chart' } }, key);
    expect(first.body.data.createResource.resource.name).toBe('Chart');
    for (const body of [{ documentId: 'x-board:make' }, { query: create }]) {
      const again = await send({ ...body, variables: { name: 'Chart' } }, key);
      expect([again.headers.get('idempotency-replayed'), again.body.data]).toEqual(['true', first.body.data]);
    }
  });

  it('of an id that nobody has registered is NOT_FOUND, with the status of other wrong operations', async () => {
    const { application, send } = await applicationOf();
    await registerAll(application);
    for (const documentId of ['other', '', 'a b', 'a\0', 'x'.repeat(129)]) {
      const { status, body } = await send({ documentId });
      expect([status, body.errors.length, body.errors[0].extensions]).toMatchObject([200, 1, { code: 'NOT_FOUND', reason: 'not_found' }]);
      expect(Object.keys(body.errors[0].extensions.details)).toEqual(['documentId']);
    }
    const wanted = { Accept: 'application/graphql-response+json' };
    expect((await send({ documentId: 'other' }, wanted)).status).toBe(400);
  });

  it('does not find, or tell of, what is registered for another application', async () => {
    const [one, other] = [await applicationOf(), await applicationOf()];
    await registerAll(one.application, [{ id: 'mine', text: me }]);
    expect((await one.send({ documentId: 'mine' })).body.data.me.id).toBe(one.userId);
    const told = ({ body }: Answered): string => body.errors[0].message;
    expect(told(await other.send({ documentId: 'mine' }))).toBe(told(await other.send({ documentId: 'none' })).replace('none', 'mine'));
    await registerAll(other.application, [{ id: 'mine', text: '{ me { name } }' }]);
    expect((await other.send({ documentId: 'mine' })).body.data.me).toEqual({ name: expect.any(String) });
    expect((await one.send({ documentId: 'mine' })).body.data.me.id).toBe(one.userId);
  });

  it('finds a document that was asked for before it was registered, on every node', async () => {
    const { application, headers, send } = await applicationOf();
    const answers = async () => [
      (await send({ documentId: 'late' })).body,
      await (await fetch(`${second.url}/graphql?documentId=late`, { headers })).json(),
    ];
    for (const body of await answers()) expect(body.errors).toHaveLength(1);
    await registerAll(application, [{ id: 'late', text: me }]);
    for (const body of await answers()) expect(body.data.me.name).toEqual(expect.any(String));
  });

  it('may not also have a query or a hash, nor be anything but text', async () => {
    const { application, send } = await applicationOf();
    await registerAll(application);
    for (const more of [{ query: me }, { extensions: hash }]) {
      const { status, body } = await send({ documentId: 'me', ...more });
      expect([status, Object.keys(body.errors[0].extensions.details)]).toEqual([400, ['documentId']]);
    }
    expect((await send({ documentId: 1 })).status).toBe(400);
    expect((await send({ documentId: null, query: me })).body.data.me.name).toEqual(expect.any(String));
  });

  it('needs the token of an application', async () => {
    const { body } = await tessera.admin.call('POST', '/graphql', { documentId: 'me' });
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining('with the token of one'),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('works for an application that acts for itself', async () => {
    const application = await register(tessera, { scopes });
    await registerAll(application);
    const { access_token } = (await postForm(tessera, '/oauth/token', { grant_type: 'client_credentials', ...inForm(application) })).body;
    const headers = { Authorization: `Bearer ${access_token}` };
    expect(await (await fetch(`${tessera.url}/graphql?documentId=me`, { headers })).json()).toMatchObject({ data: { me: {} } });
  });

  it('subscribes over server-sent events and over a WebSocket, which also takes queries', async () => {
    const { application, token, headers, userId } = await applicationOf();
    await registerAll(application);
    const socket = connectGraphql(tessera.url, { connectionParams: { token } });
    const stream = streamGraphql(tessera.url, headers);
    const named = ({ client }: { client: unknown }, documentId: string) => {
      const { subscribe: own } = client as Client;
      return subscribe({ subscribe: (_payload, sink) => own({ query: '', documentId } as never, sink) }, documentId);
    };
    expect(await named(socket, 'me').first(1)).toMatchObject([{ data: { me: { id: userId } } }]);
    const both = [named(socket, 'follow'), named(stream, 'follow')];
    await standing(tessera, ...both);
    await tessera.admin.call('POST', '/v1/resources', { name: 'Cartography' });
    for (const one of both) expect(await one.first(1)).toMatchObject([{ data: { eventCreated: { type: 'RESOURCE_CREATED' } } }]);
    await Promise.all([socket.client.dispose(), stream.client.dispose()]);
  });

  it('is over when the application is deleted, and so are its documents', async () => {
    const { application, send } = await applicationOf();
    await registerAll(application);
    const rows = () =>
      tessera.database.db.selectFrom('registered_documents').select('id').where('application_id', '=', application.id).execute();
    expect(await rows()).toHaveLength(documents.length);
    expect((await tessera.admin.call('DELETE', `/v1/account/applications/${application.id}`)).status).toBe(204);
    expect(await rows()).toEqual([]);
    expect((await send({ documentId: 'me' })).status).toBe(401);
  });
});

describe('an account whose public applications need registered documents', () => {
  const demand = async (public_applications_need_registered_documents: boolean) => {
    const { status, body } = await tessera.admin.call('PATCH', '/v1/account/security', { public_applications_need_registered_documents });
    expect([status, body.data.public_applications_need_registered_documents]).toEqual([200, public_applications_need_registered_documents]);
  };

  it('does not demand them unless an administrator says so', async () => {
    const { body } = await tessera.admin.call('GET', '/v1/account/security');
    expect(body.data.public_applications_need_registered_documents).toBe(false);
    const editor = await tessera.someone('editor');
    const change = { public_applications_need_registered_documents: true };
    expect((await editor.call('PATCH', '/v1/account/security', change)).status).toBe(403);
  });

  it('refuses everything else to a public application, over HTTP, and takes it from all others', async () => {
    const [open, closed] = [await applicationOf('public'), await applicationOf('confidential')];
    await registerAll(open.application);
    expect((await open.send({ query: me })).status).toBe(200);
    await demand(true);
    try {
      for (const body of [{ query: me }, { extensions: hash }, { query: me, extensions: hash }, { query: '{' }]) {
        const { status, body: refused } = await open.send(body);
        expect([status, refused.errors]).toMatchObject([
          403,
          [
            {
              message: expect.stringContaining('only registered documents'),
              extensions: { code: 'FORBIDDEN', reason: 'insufficient_permissions' },
            },
          ],
        ]);
      }
      const address = `${tessera.url}/graphql?query=${encodeURIComponent(me)}`;
      expect((await fetch(address, { headers: open.headers })).status).toBe(403);
      const events = { ...open.headers, Accept: 'text/event-stream' };
      expect((await fetch(`${tessera.url}/graphql?query=${encodeURIComponent(follow)}`, { headers: events })).status).toBe(403);
      expect((await open.send({ documentId: 'me' })).body.data.me.id).toBe(open.userId);
      expect((await closed.send({ query: me })).body.data.me.id).toBe(closed.userId);
      expect((await tessera.admin.call('POST', '/graphql', { query: me })).body.data.me.id).toBe(tessera.admin.userId);
    } finally {
      await demand(false);
    }
    expect((await open.send({ query: me })).body.data.me.id).toBe(open.userId);
  });

  it('refuses it on an open WebSocket from the next operation on', async () => {
    const { application, token } = await applicationOf('public');
    await registerAll(application);
    const raw = await rawGraphql(tessera.url);
    raw.send({ type: 'connection_init', payload: { token } });
    const answered = async (id: string, payload: object) => {
      raw.send({ type: 'subscribe', id, payload });
      await until(() => raw.messages.some((message) => message.id === id));
      return raw.messages.find((message) => message.id === id);
    };
    await until(() => raw.messages.length === 1);
    expect(await answered('before', { query: me })).toMatchObject({ type: 'next' });
    await demand(true);
    try {
      for (const payload of [{ query: me }, { extensions: hash }])
        expect(await answered(JSON.stringify(payload).slice(0, 60), payload)).toMatchObject({
          type: 'error',
          payload: [{ extensions: { code: 'FORBIDDEN', reason: 'insufficient_permissions' } }],
        });
      expect(await answered('registered', { documentId: 'me' })).toMatchObject({ type: 'next' });
    } finally {
      await demand(false);
    }
    expect(await answered('after', { query: me })).toMatchObject({ type: 'next' });
    raw.socket.close();
  });
});

describe('the TypeScript client', () => {
  /** A document as GraphQL Code Generator writes it with persisted documents: here without its text, as nothing of it is to be sent. */
  const generated = <Data, Variables>(hash: string) =>
    ({ __meta__: { hash } }) as { __meta__: { hash: string } } & TypedDocument<Data, Variables>;

  it('sends the ids of documents, over HTTP and for subscriptions, and the text of one without', async () => {
    const { application, userId, token } = await applicationOf();
    await registerAll(application);
    const client = createGraphQL({ baseUrl: tessera.url, credentials: { token }, documentId: ({ __meta__ }) => __meta__?.hash });
    const byId = generated<{ me: { id: string } | null }, Record<never, never>>('me');
    expect((await client.request(byId)).me?.id).toBe(userId);
    expect((await client.request('{ me { id } }')).me).toEqual({ id: userId });
    const live = Promise.withResolvers<void>();
    const changes = client.subscribe(generated<{ eventCreated: { type: string } | null }, Record<never, never>>('follow'), undefined, {
      onStatus: () => live.resolve(),
    });
    const first = changes.next();
    await live.promise;
    await followed(tessera, 1);
    await tessera.admin.call('POST', '/v1/resources', { name: 'Surveyors' });
    expect((await first).value?.eventCreated).toEqual({ type: 'RESOURCE_CREATED' });
    await changes.return();
    await expect(client.request(generated('none'))).rejects.toMatchObject({ code: 'not_found' });
  });
});

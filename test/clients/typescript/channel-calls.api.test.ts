import type { Tessera } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, audit } from '../../../clients/typescript/generated/account/index.ts';
import { resources, users, webhooks } from '../../../clients/typescript/generated/platform/index.ts';
import { type Channel, openChannel } from '../../../clients/typescript/src/channel/index.ts';
import { clientCredentials } from '../../../clients/typescript/src/identity/index.ts';
import { type Credentials, createClient, outcome } from '../../../clients/typescript/src/index.ts';
import { movingClock, register } from '../../support/oauth.ts';
import { type Line, openLine } from './network.ts';
import { places } from './places.ts';

const families = { account, audit, resources, users, webhooks };
const { clock, pass } = movingClock();

let server: Tessera;
let line: Line;
let channels: Channel[] = [];
/** What went over HTTP. */
let requests: string[] = [];
/** What went over the channel. */
let frames: { type: string; operation?: string; headers?: Record<string, string> }[] = [];

const openSocket = (url: string) => {
  const socket = new WebSocket(url);
  const send = socket.send.bind(socket);
  socket.send = (text) => {
    frames.push(JSON.parse(String(text)));
    send(text);
  };
  return socket;
};

const clientWith = (credentials: Credentials = { apiKey: server.admin.key }) => {
  const channel = openChannel({ baseUrl: line.url, openSocket });
  channels.push(channel);
  const recording: typeof fetch = (address, init) => {
    requests.push(`${init!.method} ${address}`.replace(server.url, ''));
    return fetch(address, init);
  };
  return createClient({ baseUrl: server.url, credentials, families, channel, fetch: recording, sleep: async () => undefined });
};

const called = () => frames.flatMap(({ operation }) => operation ?? []);

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot({ clock });
    line = await openLine(server.port);
  });
  afterEach(() => {
    for (const channel of channels) channel.close();
    [channels, requests, frames] = [[], [], []];
  });
  afterAll(async () => {
    await line.close();
    await server.close();
  });

  describe('a call over the channel', () => {
    it('is one like over HTTP: records, lists, changes, related records', async () => {
      const tessera = clientWith();
      const atlas = await tessera.resources.create({ name: 'Atlas', metadata: { maps: 1 } });
      const { id: owner_id } = await tessera.users.create({ name: 'Ada', email: 'ada@channel.example', role: 'editor' });
      for (const name of ['a', 'b', 'c'])
        await tessera.webhooks.create({ url: `https://hooks.example.com/${name}`, events: ['USER_CREATED'], description: name });
      const found: (string | undefined)[] = [];
      const list = tessera.webhooks.list({
        description: { in: ['a', 'b', 'c'], neq: 'b' },
        sort: ['url:desc'],
        limit: 1,
        expand: ['creator'],
      });
      for await (const { description, creator } of list) found.push(description ?? undefined, creator?.id);
      expect(found).toEqual(['c', server.admin.userId, 'a', server.admin.userId]);
      expect((await tessera.users.listResources(owner_id).page()).data).toEqual([]);
      const shape = { fields: ['metadata'], expand: ['owner'] } as const;
      const changed = await tessera.resources.update(atlas.id, ({ metadata }) => ({ metadata: { ...metadata, paper: 2 } }), shape);
      expect(changed).toMatchObject({ id: atlas.id, metadata: { maps: 1, paper: 2 }, owner: { id: server.admin.userId } });
      await tessera.resources.delete(atlas.id, { ifMatch: changed });
      expect(requests).toEqual([]);
      expect(called()).toEqual([
        ...['createResource', 'createUser', 'createWebhook', 'createWebhook', 'createWebhook', 'listWebhooks', 'listWebhooks'],
        ...['listUserResources', 'getResource', 'updateResource', 'deleteResource'],
      ]);
    });

    it('shares one connection with others, and gets its own answer', async () => {
      const tessera = clientWith();
      const names = Array.from({ length: 20 }, (_, index) => `Resource ${index}`);
      const made = await Promise.all(names.map((name) => tessera.resources.create({ name })));
      expect(made.map(({ name }) => name)).toEqual(names);
      expect(frames.filter(({ type }) => type === 'authenticate').length).toBe(1);
    });

    it('fails with the errors that it has over HTTP', async () => {
      const tessera = clientWith();
      expect(await outcome(tessera.resources.get('res_00000000000000000000000000'))).toMatchObject({
        error: { code: 'not_found', status: 404, link: `${server.url}/docs/errors#not_found` },
      });
      const wrong = { name: '', status: 'secret' } as unknown as { name: string };
      const { error } = await outcome(tessera.resources.create(wrong));
      expect(error?.details.map(({ field }) => field).sort()).toEqual(['name', 'status']);
    });

    it('is made once when the connection is cut before its answer', async () => {
      const tessera = clientWith();
      await tessera.resources.list().page();
      line.mute();
      const creating = tessera.resources.create({ name: 'Once' });
      await expect.poll(async () => (await server.admin.call('GET', '/v1/resources?name=Once')).body.data.length).toBe(1);
      line.cut();
      const { id } = await creating;
      const { data } = await tessera.resources.list({ name: 'Once' }).page();
      expect(data.map((resource) => resource.id)).toEqual([id]);
      const [first, ...others] = frames
        .filter(({ operation }) => operation === 'createResource')
        .map(({ headers }) => headers!['Idempotency-Key']);
      expect(others).toEqual([first]);
    });

    it('goes over another connection after one on which no answer came in time', async () => {
      const tessera = clientWith();
      await tessera.resources.list().page();
      line.mute();
      const unanswered = tessera.resources.list({}, { timeout: 100, retries: 0 }).page();
      expect(await outcome(unanswered)).toMatchObject({ error: { code: 'no_answer' } });
      await tessera.resources.list().page();
      expect(frames.filter(({ type }) => type === 'authenticate').length).toBe(2);
    });

    it('has the headers of its caller, however they are written, and goes over HTTP with others', async () => {
      const tessera = clientWith();
      const { id } = await tessera.resources.create({ name: 'Guarded' }, { headers: { 'idempotency-key': 'mine' } });
      const stale = tessera.resources.update(id, { name: 'Other' }, { headers: { 'if-match': '"0"' } });
      expect(await outcome(stale)).toMatchObject({ error: { code: 'version_mismatch' } });
      expect(frames.flatMap(({ headers }) => (headers === undefined ? [] : [headers]))).toMatchObject([
        { 'Idempotency-Key': 'mine' },
        { 'If-Match': '"0"' },
      ]);
      await tessera.resources.get(id, {}, { headers: { 'X-Request-ID': 'mine' } });
      expect(requests).toEqual([`GET /v1/resources/${id}`]);
    });

    it('goes on with new credentials when its own have ended', async () => {
      const { id, secret } = await register(server);
      const tessera = clientWith(clientCredentials({ baseUrl: server.url, clientId: id, clientSecret: secret! }));
      await tessera.resources.list().page();
      pass(3601);
      line.cut();
      await tessera.resources.list().page();
      expect(frames.filter(({ type }) => type === 'authenticate').length).toBeGreaterThan(1);
    });

    it('is answered when others with other credentials come meanwhile', async () => {
      const other = (await server.someone('editor')).key;
      let token = server.admin.key;
      const tessera = clientWith({ token: () => token });
      await tessera.resources.list().page();
      const given = Array.from({ length: 5 }, () => tessera.resources.list({}, { retries: 0 }).page());
      token = other;
      given.push(tessera.resources.list({}, { retries: 0 }).page());
      await Promise.all(given);
      expect(frames.filter(({ type }) => type === 'authenticate').length).toBe(2);
    });

    it('is refused to credentials that are none', async () => {
      expect(
        await outcome(
          clientWith({ apiKey: `${server.admin.key.slice(0, -1)}_` })
            .resources.list()
            .page(),
        ),
      ).toMatchObject({
        error: { status: 401 },
      });
    });

    it('ends with its signal, and leaves the others', async () => {
      const tessera = clientWith();
      const leaving = new AbortController();
      const given = tessera.resources.list({}, { signal: leaving.signal }).page();
      const stays = tessera.resources.list().page();
      leaving.abort(new Error('Enough'));
      await expect(given).rejects.toThrow('Enough');
      await stays;
    });

    it('goes over HTTP where the channel cannot carry it', async () => {
      const tessera = clientWith();
      const bytes = await tessera.audit.exportEntries();
      await bytes.text();
      await tessera.account.get();
      expect(requests).toEqual(['GET /v1/account/audit/export', 'GET /v1/account']);
      expect(called()).toEqual([]);
    });
  });
});

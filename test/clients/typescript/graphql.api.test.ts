import type { Tessera } from '@tessera/platform/testing';
import { type DocumentNode, parse, print } from 'graphql';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../../../clients/typescript/src/graphql/connection.ts';
import { createGraphQL, type GraphQLOptions, isGraphQLFailure, type TypedDocument } from '../../../clients/typescript/src/graphql/index.ts';
import { outcome, type RenewableCredentials } from '../../../clients/typescript/src/index.ts';
import { answer, cutAnswer, type Line, type Network, openLine, openNetwork, recordedWaits } from './network.ts';
import { places } from './places.ts';

type Resource = { id: string; name: string };

/** A document as the client preset writes it with `documentMode: 'string'`. */
const typed = <Data, Variables>(text: string) => new String(text) as string & TypedDocument<Data, Variables>;

const create = typed<{ createResource: { resource: Resource } | null }, { name: string }>(
  'mutation ($name: String!) { createResource(input: { name: $name }) { resource { id name } } }',
);
const resource = typed<{ resource: Resource | null; me: { id: string } | null }, { id: string }>(
  'query ($id: ID!) { resource(id: $id) { id name } me { id } }',
);
const newest = typed<{ events: { edges: { node: { id: string } }[] } }, { [key: string]: never }>(
  '{ events(last: 1) { edges { node { id } } } }',
);
const created = typed<{ eventCreated: { id: string; data: Resource } | null }, { after?: string | undefined }>(
  'subscription ($after: ID) { eventCreated(types: ["RESOURCE_CREATED"], after: $after) { id data } }',
);
const missing = 'res_00000000000000000000000000';

let server: Tessera;
let network: Network;
let line: Line;

const clientWith = (options: Partial<GraphQLOptions> = {}) => {
  const { waits, sleep } = recordedWaits();
  return { tessera: createGraphQL({ baseUrl: network.url, credentials: { apiKey: server.admin.key }, sleep, ...options }), waits };
};

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
    network = await openNetwork(server.url);
    line = await openLine(server.port);
  });
  beforeEach(() => {
    network.faults.length = 0;
    network.passed.length = 0;
  });
  afterEach(() => line.cut());
  afterAll(async () => {
    await line.close();
    await network.close();
    await server.close();
  });

  const make = async (name: string) => (await clientWith().tessera.request(create, { name })).createResource!.resource;

  describe('a request', () => {
    it('has the types of its document, in each form that a document has', async () => {
      const { id } = await make('Sextant');
      const { tessera } = clientWith({ print: print as (document: never) => string });
      expect((await tessera.request(resource, { id })).resource?.name).toBe('Sextant');
      expect((await tessera.request('{ me { id } }')).me).toEqual({ id: server.admin.userId });
      const tree = parse(String(resource)) as DocumentNode & typeof resource;
      expect((await tessera.request(tree, { id })).resource?.name).toBe('Sextant');
      const bare = parse(String(resource), { noLocation: true }) as DocumentNode & typeof resource;
      expect((await tessera.request(bare, { id })).resource?.name).toBe('Sextant');
      await expect(clientWith().tessera.request(bare, { id })).rejects.toThrow(/documentMode: 'string'/);
    });

    it('that writes is made once, however often its answer is lost', async () => {
      network.faults.push(cutAnswer, cutAnswer);
      const { tessera, waits } = clientWith();
      const { createResource } = await tessera.request(create, { name: 'Once' });
      expect(waits).toHaveLength(2);
      const { body } = await server.admin.call('GET', '/v1/resources?name=Once');
      expect(body.data.map(({ id }: Resource) => id)).toEqual([createResource!.resource.id]);
      expect(new Set(network.passed.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    });

    it('is sent again after what passes, and not after what does not', async () => {
      network.faults.push(answer(503, { 'Retry-After': '2' }));
      const { tessera, waits } = clientWith();
      await tessera.request(newest);
      expect(waits).toEqual([2000]);
      const busy = { message: 'Later.', extensions: { code: 'RATE_LIMITED', reason: 'rate_limit_exceeded', details: {}, retryAfter: 3 } };
      network.faults.push(answer(200, {}, JSON.stringify({ data: { events: null }, errors: [busy] })));
      await tessera.request(newest);
      expect(waits).toEqual([2000, 3000]);
      await expect(tessera.request(resource, { id: missing })).rejects.toThrow();
      expect(waits).toHaveLength(2);
    });
  });

  describe('an error', () => {
    it('has the code of REST, and what there is in spite of it', async () => {
      const { error } = await outcome(clientWith().tessera.request(resource, { id: missing }));
      expect(error).toMatchObject({ code: 'not_found', graphqlCode: 'NOT_FOUND', path: ['resource'] });
      expect(error).toMatchObject({ data: { resource: null, me: { id: server.admin.userId } } });
      expect(error!.link).toBe(`${network.url}/docs/errors#not_found`);
      expect(error!.requestId).toMatch(/^req_/);
      expect(error!.curl).toContain('$TESSERA_API_KEY');
      expect(error!.curl).not.toContain(server.admin.key);
    });

    it('says which argument is wrong', async () => {
      const failure = await clientWith()
        .tessera.request(create, { name: '' })
        .catch((error: unknown) => error);
      if (!isGraphQLFailure(failure)) throw failure;
      expect(failure.code).toBe('invalid_parameters');
      expect(failure.details).toMatchObject([{ field: 'input.name', code: 'too_short' }]);
    });

    it('of an operation that was not executed has its status, and credentials that were refused are renewed once', async () => {
      const { error } = await outcome(clientWith().tessera.request('{ colour }'));
      expect(error).toMatchObject({ code: 'invalid_parameters', status: 400 });
      let key = 'tsr_test_wrong';
      const renewable: RenewableCredentials = {
        headers: async () => ({ 'X-API-Key': key }),
        renew: async () => {
          key = server.admin.key;
          return true;
        },
      };
      expect(await clientWith({ credentials: renewable }).tessera.request('{ me { id } }')).toEqual({ me: { id: server.admin.userId } });
      const refused = await outcome(clientWith({ credentials: { apiKey: 'tsr_test_wrong' } }).tessera.request('{ me { id } }'));
      expect(refused.error).toMatchObject({ code: 'invalid_credentials', status: 401 });
    });
  });

  describe('a subscription', () => {
    const latest = async () => (await clientWith().tessera.request(newest)).events.edges[0]?.node.id;
    const nameIn = ({ value }: IteratorResult<{ eventCreated: { data: Resource } | null }, void>) => value?.eventCreated?.data.name;

    it('goes on without a gap when its connection is cut', async () => {
      await make('Before');
      const after = await latest();
      await make('One');
      const statuses: string[] = [];
      const { tessera } = clientWith({ baseUrl: line.url });
      const events = tessera.subscribe(
        created,
        { after },
        { resume: ({ eventCreated }) => ({ after: eventCreated!.id }), onStatus: (status) => statuses.push(status) },
      );
      expect(nameIn(await events.next())).toBe('One');
      line.cut();
      await make('Two');
      await make('Three');
      expect([nameIn(await events.next()), nameIn(await events.next())]).toEqual(['Two', 'Three']);
      line.cut();
      const next = events.next();
      await make('Four');
      expect(nameIn(await next)).toBe('Four');
      await events.return();
      expect(statuses.filter((status) => status === 'live').length).toBeGreaterThanOrEqual(3);
      expect(statuses.slice(0, 3)).toEqual(['live', 'waiting', 'live']);
    });

    it('after an event that is deleted is refused with the reason', async () => {
      await make('Read');
      const after = await latest();
      await make('Deleted');
      // An event has its position at the latest when a list of events has been read after it.
      await server.admin.call('GET', '/v1/events');
      await server.database.db
        .updateTable('accounts')
        .set({ events_begin_after: sql`event_head(id)` })
        .where('id', '=', server.accountId)
        .execute();
      const events = clientWith({ baseUrl: line.url }).tessera.subscribe(created, { after });
      const failure = await events.next().catch((reason: unknown) => reason);
      expect(failure).toMatchObject({ name: 'TesseraError', code: 'cursor_expired', graphqlCode: 'NOT_FOUND' });
      expect(String(failure)).toContain('Events after the one named by `after` have been deleted.');
    });

    it('whose connection goes mute is given up after a while, and goes on over another one', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
      try {
        const sent: string[][] = [];
        let closed = 0;
        /** A socket that says this after each message that it is sent. */
        const saying = (answers: Record<string, object[]>): Socket => {
          const texts: string[] = [];
          sent.push(texts);
          const listeners: Record<string, (event: never) => void> = {};
          const emit = (type: string, event: object) => queueMicrotask(() => listeners[type]?.(event as never));
          const socket: Socket = {
            addEventListener: (type: string, listener: (event: never) => void) => {
              listeners[type] = listener;
              if (type === 'open') emit('open', {});
            },
            send: (text) => {
              texts.push(text);
              for (const answer of answers[JSON.parse(text).type] ?? []) emit('message', { data: JSON.stringify(answer) });
            },
            close: () => {
              closed += 1;
            },
          };
          return socket;
        };
        const acknowledged = { connection_init: [{ type: 'connection_ack' }] };
        const value = (id: string) => ({ type: 'next', id: '1', payload: { data: { eventCreated: { id, data: { name: id } } } } });
        const sockets = [
          saying({ ...acknowledged, subscribe: [value('One')] }),
          saying({ ...acknowledged, subscribe: [value('Two'), { type: 'complete', id: '1' }] }),
        ];
        const { tessera } = clientWith({ openSocket: () => sockets.shift()! });
        const events = tessera.subscribe(created, {}, { resume: ({ eventCreated }) => ({ after: eventCreated!.id }) });
        expect(nameIn(await events.next())).toBe('One');
        const next = events.next();
        await vi.advanceTimersByTimeAsync(15_000);
        expect(sent[0]!.map((text) => JSON.parse(text).type)).toEqual(['connection_init', 'subscribe', 'ping']);
        expect(closed).toBe(0);
        await vi.advanceTimersByTimeAsync(15_000);
        expect(nameIn(await next)).toBe('Two');
        expect(JSON.parse(sent[1]![1]!).payload.variables).toEqual({ after: 'One' });
        expect((await events.next()).done).toBe(true);
      } finally {
        vi.useRealTimers();
      }
    });

    it('ends when it is complete, with its signal, and with an error that does not pass', async () => {
      const stopping = new AbortController();
      const endless = clientWith({ baseUrl: server.url }).tessera.subscribe(created, {}, { signal: stopping.signal });
      const waiting = endless.next();
      stopping.abort(new Error('Enough.'));
      await expect(waiting).rejects.toThrow('Enough.');
      const direct = clientWith({ baseUrl: server.url }).tessera;
      const lost = direct.subscribe(created, { after: 'evt_00000000000000000000000000' });
      await expect(lost.next()).rejects.toMatchObject({ code: 'not_found', path: ['eventCreated'] });
      await expect(direct.subscribe('subscription { colour }').next()).rejects.toMatchObject({ code: 'invalid_parameters' });
      const values = [];
      for await (const value of direct.subscribe('{ me { id } }')) values.push(value);
      expect(values).toEqual([{ me: { id: server.admin.userId } }]);
    });

    it('renews credentials that are refused once, and then says so', async () => {
      let key = 'tsr_test_wrong';
      let times = 0;
      const renewable = (next: string): RenewableCredentials => ({
        headers: async () => ({ 'X-API-Key': key }),
        renew: async () => {
          key = next;
          times += 1;
          return true;
        },
      });
      const after = await latest();
      await make('Renewed');
      const events = clientWith({ baseUrl: server.url, credentials: renewable(server.admin.key) }).tessera.subscribe(created, { after });
      expect(nameIn(await events.next())).toBe('Renewed');
      await events.return();
      key = 'tsr_test_wrong';
      const refused = clientWith({ baseUrl: server.url, credentials: renewable('tsr_test_other') }).tessera.subscribe(created);
      await expect(refused.next()).rejects.toMatchObject({ code: 'invalid_credentials', status: 401 });
      expect(times).toBe(2);
    });
  });
});

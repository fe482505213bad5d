import { describe, expect, it } from 'vitest';
import { resources } from '../../../clients/typescript/generated/platform/index.ts';
import { follow, openChannel } from '../../../clients/typescript/src/channel/index.ts';
import { createGraphQL } from '../../../clients/typescript/src/graphql/index.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { openStub, type Stub } from './sockets.ts';

const baseUrl = 'http://tessera.example';
const credentials = { apiKey: 'key' };

const doors: Record<string, (stub: Stub) => Promise<unknown>> = {
  follow: async ({ openSocket }) => follow({ baseUrl, credentials, openSocket }).next(),
  'a call over the channel': async ({ openSocket }) => {
    const channel = openChannel({ baseUrl, openSocket });
    return createClient({ baseUrl, credentials, families: { resources }, channel }).resources.get('res_1');
  },
  subscribe: async ({ openSocket }) => createGraphQL({ baseUrl, credentials, openSocket }).subscribe('subscription { a }').next(),
};

const unreadable: [string, unknown][] = [
  ['a text', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an object without a type', '{}'],
  ['bytes', new ArrayBuffer(2)],
  ['bytes that are JSON', Buffer.from('{"type":"welcome","heartbeat_seconds":25}')],
  ['a blob', new Blob(['{}'])],
];

const caught = (made: Promise<unknown>) => expect(made).rejects.toMatchObject({ name: 'TesseraError', code: 'unreadable_answer' });

describe.each(Object.keys(doors))('%s', (door) => {
  it.each(unreadable)('ends with an error that can be caught when %s comes', async (_what, data) => {
    const stub = openStub();
    const ended = caught(doors[door]!(stub));
    await stub.opened;
    stub.say(data);
    expect(stub.isClosed()).toBe(true);
    await ended;
    expect(stub.times()).toBe(1);
    // What comes before the connection is closed is not read any more.
    stub.say(data);
  });

  it('ignores types that it does not know', async () => {
    const stub = openStub();
    const ended = caught(doors[door]!(stub));
    await stub.opened;
    for (const type of ['news', 'constructor', '__proto__']) stub.tell({ type });
    expect(stub.isClosed()).toBe(false);
    stub.say('hello');
    await ended;
  });
});

describe('a message of a known type without what it has to have', () => {
  const frames: object[] = [
    { type: 'welcome' },
    { type: 'error', id: null },
    { type: 'error', id: null, error: { code: 'conflict', message: 'No.' } },
  ];

  it.each([
    ...frames.flatMap((frame) => [['follow', frame] as const, ['a call over the channel', frame] as const]),
    ['follow', { type: 'event', cursor: 'c' }] as const,
    ['follow', { type: 'event', event: {} }] as const,
    ['follow', { type: 'result', to: 'subscribe' }] as const,
    ['a call over the channel', { type: 'result', to: 'call', id: 'c1', headers: {} }] as const,
    ['a call over the channel', { type: 'result', to: 'call', id: 'c1', status: 999, headers: {} }] as const,
    ['a call over the channel', { type: 'result', to: 'call', id: 'c1', status: 200 }] as const,
    ['subscribe', { type: 'next', id: '1' }] as const,
    ['subscribe', { type: 'next', id: '1', payload: {} }] as const,
    ['subscribe', { type: 'next', id: '1', payload: { errors: [{ message: 'No.' }] } }] as const,
    ['subscribe', { type: 'error', id: '1' }] as const,
    ['subscribe', { type: 'error', id: '1', payload: 'No.' }] as const,
  ])('ends %s: %j', async (door, message) => {
    const stub = openStub();
    const ended = caught(doors[door]!(stub));
    await stub.opened;
    stub.tell(message);
    expect(stub.isClosed()).toBe(true);
    await ended;
  });
});

it('events that came before a message that cannot be read are read first', async () => {
  const stub = openStub();
  const events = follow({ baseUrl, credentials, openSocket: stub.openSocket });
  const first = events.next();
  await stub.opened;
  stub.tell({ type: 'event', cursor: 'c1', event: { id: 'evt_1' } });
  stub.tell({ type: 'event', cursor: 'c2', event: { id: 'evt_2' } });
  stub.say('hello');
  expect([(await first).value.cursor, (await events.next()).value.cursor]).toEqual(['c1', 'c2']);
  await caught(events.next());
});

describe('what a program gives a subscription', () => {
  const subscribe = (stub: Stub, variables: object, onStatus?: () => void) =>
    createGraphQL({ baseUrl, credentials, openSocket: stub.openSocket }).subscribe('subscription { a }', variables as never, {
      onStatus: onStatus!,
    });

  it('is refused before a connection is opened when it cannot be sent', async () => {
    const stub = openStub();
    await expect(subscribe(stub, { size: 1n }).next()).rejects.toThrow(TypeError);
    expect(stub.times()).toBe(0);
  });

  it('is an error of its loop when it throws', async () => {
    const stub = openStub();
    const thrown = expect(
      subscribe(stub, {}, () => {
        throw new Error('Mine');
      }).next(),
    ).rejects.toThrow('Mine');
    await stub.opened;
    stub.tell({ type: 'connection_ack' });
    await thrown;
  });
});

describe('an answer of GraphQL that is none', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['neither data nor errors', {}],
    ['errors of something else', { errors: [{ message: 'No.' }] }],
    ['an error of something else', { error: null }],
  ])('is an error: %s', async (_what, body) => {
    for (const status of [200, 400]) {
      const fetch = async () => Response.json(body, { status });
      await caught(createGraphQL({ baseUrl, fetch, retries: 0 }).request('{ a }'));
    }
  });
});

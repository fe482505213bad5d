import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getOperationAST, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import type { Principal } from '../../src/core/principal.ts';
import { createEventStreams } from '../../src/graphql/event-streams.ts';
import type { EventStream } from '../../src/rules/event-feed.ts';
import type { GraphqlContext } from '../../src/rules/graphql-resolvers.ts';

const caller = { accountId: 'acc_1', userId: 'usr_1', role: 'admin', allowedOrigins: [] } as unknown as Principal;

/** Streams of a schema with one subscription, and how many connections of the account they hold. */
const streamsOf = (subscribe: (...given: [unknown, unknown, GraphqlContext]) => AsyncIterable<unknown>, most = 1) => {
  let held = 0;
  const schema = makeExecutableSchema({
    typeDefs: 'type Query { none: ID } type Subscription { tick: Int }',
    resolvers: { Subscription: { tick: { subscribe } } },
  });
  const streams = createEventStreams({
    schema,
    cursors: () => ({}) as never,
    feed: { subscribe: async () => openStream() },
    revalidate: async () => caller,
    explain: () => undefined,
    now: () => 0,
    limiter: {} as never,
    admit: async () => {
      if (held >= most) throw new ServiceError('limit_reached', 'One is enough.');
      held += 1;
      return () => {
        held -= 1;
      };
    },
  });
  const document = parse('subscription { tick }');
  const request = {
    method: 'POST',
    headers: {},
    requestId: 'req_1',
    address: '::1',
    caller,
    credential: { kind: 'api_key', token: 'key' },
    operationRequest: { query: '', documentId: undefined, operationName: undefined, variables: {}, persisted: undefined },
    ready: { document, operation: getOperationAST(document), cost: 10, denied: undefined },
  };
  const answer = () => streams.answer(request as never, { requestId: 'req_1', explain: () => undefined, report: () => undefined });
  return { answer, close: streams.close, held: () => held };
};

/** A stream of the feed without events. */
const openStream = (): EventStream => {
  const ended = Promise.withResolvers<void>();
  let isClosed = false;
  return {
    cursor: '',
    recovered: true,
    next: () => undefined,
    more: () => ended.promise,
    get hasEnded() {
      return isClosed;
    },
    switchCaller: () => undefined,
    close: () => {
      isClosed = true;
      ended.resolve();
    },
    isClosed: () => isClosed,
  };
};

describe('a stream of events', () => {
  it('holds a connection of its account until its client is gone, also while there are no events', async () => {
    const { answer, held } = streamsOf(async function* (_root, _args, { feed }) {
      const stream = await feed.subscribe(caller, {});
      while (!stream.hasEnded) await stream.more();
      yield* [];
    });
    const { bytes } = await answer();
    expect(held()).toBe(1);
    await expect(answer()).rejects.toMatchObject({ code: 'limit_reached' });
    const [first] = await once(bytes!.stream!, 'data');
    expect(String(first)).toBe(':\n\n');
    bytes!.stream!.destroy();
    await once(bytes!.stream!, 'close');
    expect(held()).toBe(0);
  });

  it('holds none after a subscription that is refused, and tells why', async () => {
    const { answer, held } = streamsOf(() => {
      throw new ServiceError('not_found', 'Nothing here.');
    });
    const told = await text((await answer()).bytes!.stream!);
    expect(held()).toBe(0);
    expect(told).toContain('Nothing here.');
    expect(told).toMatch(/\n\nevent: complete\ndata: \n\n$/);
  });

  it('ends with the server, and says that another node may be asked', async () => {
    const { answer, close } = streamsOf(async function* (_root, _args, { feed }) {
      const stream = await feed.subscribe(caller, {});
      while (!stream.hasEnded) await stream.more();
      yield* [];
    });
    const told = text((await answer()).bytes!.stream!);
    await setImmediate();
    close();
    await expect(answer()).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await told).toMatch(/"reason":"service_unavailable".*"retryAfter":1.*\n\nevent: complete\ndata: \n\n$/);
  });

  it('prepares each event in a turn of its own, however many streams get it', async () => {
    const began: number[] = [];
    let turn = 0;
    const { answer } = streamsOf(async function* (_root, _args, { renew }) {
      await renew();
      began.push(turn);
      yield { tick: 1 };
    }, 3);
    const streams = await Promise.all([answer(), answer(), answer()]);
    const all = Promise.all(streams.map(({ bytes }) => text(bytes!.stream!)));
    while (began.length < 3) {
      await setImmediate();
      turn += 1;
    }
    await all;
    expect(new Set(began).size).toBe(3);
  });

  it('is complete after its last event', async () => {
    const { answer, held } = streamsOf(async function* () {
      yield { tick: 1 };
    });
    const frames = (await text((await answer()).bytes!.stream!)).split('\n\n');
    expect(frames).toEqual([':', expect.stringMatching(/^event: next\ndata: \{"data":\{"tick":1\}/), 'event: complete\ndata: ', '']);
    expect(held()).toBe(0);
  });
});

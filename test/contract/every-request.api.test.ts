import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outside } from '../support/outside.ts';
import type { Caller, Tessera } from '../support/tessera.ts';
import { type Input, type ValidRequest, validRequests } from '../support/valid-requests.ts';
import { bootWithOutside } from '../support/with-outside.ts';
import { type Came, cameBack, undocumented } from './answer-check.ts';
import { unkept } from './kept.ts';
import {
  accountOperations,
  differingOperations,
  nameOf,
  openOperations,
  type PublishedOperation,
  publishedOperations,
} from './published.ts';
import { inputsOf } from './valid-input.ts';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 5);

const every = [...publishedOperations, ...accountOperations, ...openOperations, ...differingOperations].map(
  (operation) => [nameOf(operation), operation] as const,
);

describe('every operation of the contract, with whatever its schemas allow', () => {
  let tessera: Tessera;
  let outside: Outside;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ tessera, outside, close } = await bootWithOutside());
  });
  afterAll(() => close?.());

  /** Reads the types of the events since it last did. */
  const follow = ({ call }: Caller) => {
    let cursor = '';
    const read = async (): Promise<string[]> => {
      const { body } = await call('GET', `/v1/events?after=${cursor}&limit=100`);
      cursor = body.meta.next_cursor ?? cursor;
      return body.data.map(({ type }: { type: string }) => type);
    };
    return read;
  };

  /** HEAD is answered as GET is, without the body. */
  const hasItsHead = async ({ key }: Caller, request: ValidRequest, { status, headers }: Came): Promise<void> => {
    const head = await cameBack(tessera.url, key, { ...request, method: 'HEAD' });
    const told = (from: Headers) =>
      ['Content-Type', 'ETag', 'Content-Disposition', 'Repr-Digest', 'Accept-Ranges'].map((name) => from.get(name));
    expect([head.status, head.body, ...told(head.headers)]).toEqual([status === 206 ? 200 : status, '', ...told(headers)]);
  };

  /** The version of what a request is to change; null where it changes nothing that has one. */
  const tagOf = async ({ call }: Caller, { method, path }: ValidRequest): Promise<string | null> =>
    method === 'PUT' || method === 'PATCH' ? (await call('GET', path.split('?')[0]!)).headers.get('ETag') : null;

  /** Each request is made in an account of its own, so that none is the hundredth of its kind. */
  const holds = async (operation: PublishedOperation, input: Input): Promise<void> => {
    const caller = await tessera.otherAccount();
    const request = await validRequests(tessera, outside, caller)(operation.operationId, input, operation);
    const newEvents = follow(caller);
    await newEvents();
    const tag = await tagOf(caller, request);
    const came = await cameBack(tessera.url, caller.key, request);
    const found = undocumented(operation, came, input.query?.fields !== undefined);
    const lost = unkept(request, came);
    expect({ status: came.status < 400 ? 'fine' : came.body, found, lost }).toEqual({ status: 'fine', found: [], lost: [] });
    const changesNothing = tag !== null && came.headers.get('ETag') === tag;
    expect(await newEvents()).toEqual(changesNothing ? [] : operation.emits);
    if (operation.method === 'GET') await hasItsHead(caller, request, came);
    if (input.headers?.['X-Request-ID']) expect(came.headers.get('X-Request-ID')).toBe(input.headers['X-Request-ID']);
  };

  it.each(every)(
    '%s',
    async (_operationId, operation) => {
      await fc.assert(
        fc.asyncProperty(inputsOf(operation), (input) => holds(operation, input)),
        { numRuns },
      );
    },
    60_000 + numRuns * 2000,
  );
});

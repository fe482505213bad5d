import type { Caller, Outside, Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { writeQueryString } from '../../src/core/query/query-string.ts';
import { cameBack, undocumented } from '../../src/testing/contract/answer-check.ts';
import {
  accountOperations,
  differingOperations,
  nameOf,
  openOperations,
  type PublishedOperation,
  publishedOperations,
} from '../../src/testing/contract/published.ts';
import type { Input, ValidRequest } from '../../src/testing/requests/fill.ts';
import { bootWithOutside } from '../../src/testing/requests/with-outside.ts';
import { expectHead } from '../../src/testing/walk/effects.ts';
import { following } from '../../src/testing/walk/observed.ts';
import { unkept, validRequests } from '../support/requests.ts';
import { inputsOf } from './valid-input.ts';

const numRuns = Number(process.env.PROPERTY_RUNS ?? 2);

const all = [...publishedOperations, ...accountOperations, ...openOperations, ...differingOperations];

/** Without batches: the schema of a batch does not say what its operations take. */
const every = all
  .filter(({ operationId }) => operations[operationId].batch !== 'operations')
  .map((operation) => [nameOf(operation), operation] as const);

describe('every operation of the contract, with whatever its schemas allow', () => {
  let tessera: Tessera;
  let outside: Outside;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ tessera, outside, close } = await bootWithOutside());
  });
  afterAll(() => close?.());

  /** The version of what a request is to change; null where it changes nothing that has one. */
  const tagOf = async ({ call }: Caller, { method, path }: ValidRequest): Promise<string | null> =>
    method === 'PUT' || method === 'PATCH' ? (await call('GET', path.split('?')[0]!)).headers.get('ETag') : null;

  /** Each write is made in an account of its own, so that none is the hundredth of its kind. */
  const writing = async (operation: PublishedOperation, input: Input) => {
    const caller = await tessera.otherAccount();
    return { caller, request: await validRequests(tessera, outside, caller)(operation.operationId, input, operation) };
  };

  /** All reads of an operation are of the same records. */
  const reading = async (operation: PublishedOperation) => {
    const { caller, request } = await writing(operation, {});
    return async ({ query = {}, headers = {} }: Input) => {
      const search = writeQueryString(query);
      return { caller, request: { ...request, path: search ? `${request.path}?${search}` : request.path, headers } };
    };
  };

  const holds = async (operation: PublishedOperation, input: Input, { caller, request }: { caller: Caller; request: ValidRequest }) => {
    const fresh = await following(tessera, caller);
    const tag = await tagOf(caller, request);
    const came = await cameBack(tessera.url, caller.key, request);
    const isReduced = input.query?.fields !== undefined;
    const found = undocumented(operation, came, isReduced);
    const lost = isReduced ? [] : unkept(request, came);
    expect({ status: came.status < 400 ? 'fine' : came.body, found, lost }).toEqual({ status: 'fine', found: [], lost: [] });
    const changesNothing = tag !== null && came.headers.get('ETag') === tag;
    expect(await fresh('events')).toEqual(changesNothing ? [] : operation.emits);
    expect(operation.causes).toEqual(expect.arrayContaining(await fresh('effects')));
    if (operation.method === 'GET') await expectHead(tessera.url, caller.key, request, came);
    if (input.headers?.['X-Request-ID']) expect(came.headers.get('X-Request-ID')).toBe(input.headers['X-Request-ID']);
  };

  it.each(every)(
    '%s',
    async (_operationId, operation) => {
      const prepare = operation.method === 'GET' ? await reading(operation) : (input: Input) => writing(operation, input);
      await fc.assert(
        fc.asyncProperty(inputsOf(operation), async (input) => holds(operation, input, await prepare(input))),
        { numRuns },
      );
    },
    60_000 + numRuns * 2000,
  );
});

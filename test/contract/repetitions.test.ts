import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import type { Outside } from '../support/outside.ts';
import type { Tessera } from '../support/tessera.ts';
import { type ValidRequest, validRequests } from '../support/valid-requests.ts';
import { bootWithOutside } from '../support/with-outside.ts';
import { cameBack } from './answer-check.ts';
import { accountOperations, type PublishedOperation, publishedOperations } from './published.ts';

const isWrite = ({ method }: PublishedOperation) => method !== 'GET';

const writes = [...publishedOperations, ...accountOperations]
  .filter(isWrite)
  .map((operation) => [operation.operationId, operation] as const);

const backwards = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;

/** Every letter of ASCII in a text as its escape, which no JSON needs. */
const escaped = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replaceAll(/\\.|[A-Za-z]/g, (one) => (one.length > 1 ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)),
  );

/** The same JSON, written as differently as it can be: other order, white space, escapes and numbers. */
const respelled = (json: string): string =>
  escaped(JSON.stringify(JSON.parse(json), backwards, '\t')).replaceAll(/: (\d+)(?=[,\s])/g, ': $1.0e0');

describe('a write that is repeated under its Idempotency-Key', () => {
  let tessera: Tessera;
  let outside: Outside;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ tessera, outside, close } = await bootWithOutside());
  });
  afterAll(() => close?.());

  it.each(writes)('%s happens once, however its JSON is spelled', async (operationId) => {
    expect(operations[operationId].idempotent).toBe(true);
    const caller = await tessera.otherAccount();
    const request = await validRequests(tessera, outside, caller)(operationId);
    const send = ({ headers, ...rest }: ValidRequest) =>
      cameBack(tessera.url, caller.key, { ...rest, headers: { ...headers, 'Idempotency-Key': operationId } });
    const first = await send(request);
    const again = await send(typeof request.body === 'string' ? { ...request, body: respelled(request.body) } : request);
    expect([first.status < 300, first.headers.get('Idempotency-Replayed')]).toEqual([true, null]);
    expect([again.status, again.body, again.headers.get('Idempotency-Replayed')]).toEqual([first.status, first.body, 'true']);
  });
});

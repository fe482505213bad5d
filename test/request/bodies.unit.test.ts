import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readRequest } from '../../src/graphql/request.ts';
import { readBody } from '../../src/request/steps/body.ts';

const bytes = Buffer.from(JSON.stringify({ query: '{ me { id } }', variables: { tags: Array.from({ length: 9_000 }, () => ({})) } }));

/** As much of a request as is needed to read its body, which has arrived as a whole. */
const request = (accountId: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'content-length': String(bytes.length) },
  facts: { takes: ['application/json'], bodyRequired: true, maxBytes: null, errors: 'platform' },
  caller: { accountId },
  readBody: async () => bytes,
});

it.each<[string, (request: never) => unknown]>([
  ['REST', readBody],
  ['GraphQL', readRequest],
])('large bodies of an account that arrive at once are read in several turns of the loop: %s', async (_door, read) => {
  let done = 0;
  const all = Array.from({ length: 20 }, async () => {
    await read(request('the same') as never);
    done += 1;
  });
  await setImmediate();
  expect(done).toBeLessThan(all.length);
  await Promise.all(all);
});

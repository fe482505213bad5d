import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { undocumented } from '../../src/testing/contract/answer-check.ts';
import { breaksOf } from '../../src/testing/contract/broken-input.ts';
import { isForSignedIn, nowhere, type PublishedOperation, resolve, secretOperations } from '../../src/testing/contract/published.ts';
import { aSession } from '../support/people.ts';

let tessera: Tessera;
let session: Record<string, string>;
beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_TRUSTED_PROXIES: '127.0.0.1' } });
  session = await aSession(tessera);
});
afterAll(() => tessera?.close());

let asked = 0;

/** Each request comes from an address of its own, so that none is one too many. */
const send = async (operation: PublishedOperation, body: string, type = 'application/json') => {
  const { method } = operation;
  asked += 1;
  const headers = {
    ...(isForSignedIn(operation) && session),
    'Content-Type': type,
    'X-Forwarded-For': `198.51.${Math.floor(asked / 200)}.${(asked % 200) + 1}`,
    'X-Forwarded-Proto': 'https',
  };
  const response = await fetch(`${tessera.url}${nowhere(operation)}`, { method, headers, body });
  return {
    status: response.status,
    headers: response.headers,
    type: response.headers.get('content-type')?.split(';')[0],
    body: await response.json(),
  };
};

const withBodies = secretOperations.map((operation) => [operation.operationId, operation] as const);

/** The form of the JSON endpoints: form A, its message on top. */
const told = (message: unknown) => ({
  message,
  error: { type: 'validation_error', message, code: expect.any(String), request_id: expect.any(String), details: expect.any(Array) },
});

describe.each(withBodies)('%s, which takes secrets', (_operationId, operation) => {
  const { schema, example } = operation.body!;
  const { properties = {}, required = [], additionalProperties } = resolve(schema);

  const refused = async (what: string, body: string, field?: string) => {
    const came = await send(operation, body);
    // biome-ignore lint/suspicious/noExplicitAny: whatever came
    const answer = came.body as any;
    expect({ what, status: came.status, answer }).toEqual({ what, status: 400, answer: told(answer.message) });
    expect(undocumented(operation, came as never)).toEqual([]);
    if (field) expect(answer.error.details.map((one: { field: string }) => one.field)).toContain(field);
  };

  it('refuses each constraint broken in turn with 400 in its form, and says where', async () => {
    for (const [name, property] of Object.entries(properties))
      for (const { rule, value } of breaksOf(property))
        await refused(`${name} ${rule}`, JSON.stringify({ ...example, [name]: value }), name);
    for (const name of required) {
      const { [name]: _left, ...rest } = example;
      await refused(`${name} left out`, JSON.stringify(rest), name);
    }
    if (additionalProperties === false) await refused('a property too many', JSON.stringify({ ...example, surplus: 1 }), 'surplus');
  });

  it.each(['', '{', 'null', '7', '[]', '"text"', '{"a":1e400}', '{}'])('refuses the body %j with 400 in its form', async (body) => {
    await refused(body, body);
  });

  it('never fails over a text that no database keeps', async () => {
    for (const name of Object.keys(properties))
      for (const value of ['a\u0000b', '\ud800', 'a\u0000b@example.com']) {
        const { status } = await send(operation, JSON.stringify({ ...example, [name]: value }));
        expect({ name, value, fine: [400, 401, 422].includes(status) }).toEqual({ name, value, fine: true });
      }
  });
});

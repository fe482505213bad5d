import { bootTessera, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../graphql/support.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera.close());

/** Metadata of so many bytes as JSON in UTF-8; each letter has two. */
const ofBytes = (bytes: number) => ({ a: `${'ä'.repeat(Math.floor((bytes - 8) / 2))}${bytes % 2 ? 'a' : ''}` });

describe.each([
  ['/v1/resources', {}],
  ['/v1/users', { email: 'ada@example.com' }],
])('metadata of a record in %s', (path, fields) => {
  const body = (bytes: number) => ({ name: 'Ada', ...fields, metadata: ofBytes(bytes) });

  it('may have 65,536 bytes, and not one more, when it is made, replaced or changed', async () => {
    const { call } = tessera.admin;
    expect(Buffer.byteLength(JSON.stringify(ofBytes(65_537)))).toBe(65_537);
    const made = await call('POST', path, body(65_536));
    expect(made.status).toBe(201);
    const own = `${path}/${made.body.data.id}`;
    expectError(await call('POST', path, body(65_537)), 422, 'unprocessable', ['metadata too_long']);
    expectError(await call('PUT', own, body(65_537)), 422, 'unprocessable', ['metadata too_long']);
    expectError(await call('PATCH', own, { metadata: { b: 1 } }), 422, 'unprocessable', ['metadata too_long']);
    expect((await call('PATCH', own, { metadata: { a: 1 } })).status).toBe(200);
  });
});

describe('metadata over GraphQL', () => {
  it('has the same bound, and the argument is named', async () => {
    const query = 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { id } } }';
    const { body } = await ask(tessera.admin, query, { input: { name: 'Crane', data: ofBytes(65_537) } });
    expect(body.errors).toMatchObject([{ extensions: { reason: 'unprocessable', details: { 'input.data': { code: 'too_long' } } } }]);
  });
});

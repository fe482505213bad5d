import { bootTessera, connectChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The same in one character for each letter, and in two. */
const [composed, decomposed] = ['Café', 'Café'.normalize('NFD')];

let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const create = (path: string, body: object) => tessera.admin.call('POST', path, body);
const idsIn = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
const found = async (path: string) => idsIn(await tessera.admin.call('GET', path));

describe('a text that lists filter by', () => {
  it('is in normal form C, however it is written and asked for', async () => {
    const { body } = await create('/v1/resources', { name: decomposed, description: decomposed });
    expect(body.data).toMatchObject({ name: composed, description: composed });
    const { id } = body.data;
    for (const text of [composed, decomposed].map(encodeURIComponent))
      for (const filter of ['name', 'name_in', 'name_contains', 'name_starts_with', 'name[like]', 'description', 'description_in'])
        expect(await found(`/v1/resources?${filter}=${text}`), filter).toEqual([id]);
    for (const text of [composed, decomposed].map(encodeURIComponent))
      expect(await found(`/v2-preview/resources?name=${text}`)).toEqual([id]);
    await tessera.admin.call('DELETE', `/v1/resources/${id}`);
  });

  it('is the same over GraphQL, over the channel and in another version', async () => {
    const input = { name: decomposed, data: { note: decomposed } };
    const query = 'mutation ($input: CreateResourceInput!) { createResource(input: $input) { resource { name data } } }';
    const { body } = await create('/graphql', { query, variables: { input } });
    expect(body.data.createResource.resource).toEqual({ name: composed, data: { note: decomposed } });
    const channel = await connectChannel(tessera.url);
    await channel.ask({ id: '1', type: 'authenticate', token: tessera.admin.key });
    const called = await channel.ask({ id: '2', type: 'call', operation: 'createResource', body: { name: decomposed } });
    channel.socket.close();
    expect(called.body.data.name).toBe(composed);
    const named = await create('/v2-preview/resources', { name: decomposed, description: decomposed });
    expect(named.body.data).toMatchObject({ name: composed, description: composed });
  });

  it('has the length that it is stored with', async () => {
    // This character has two in normal form C.
    const { status, body } = await create('/v1/resources', { name: '\u0958'.repeat(101) });
    expect([status, body.error.details[0].code]).toEqual([400, 'too_long']);
    expect((await create('/v1/resources', { name: '\u0958'.repeat(100) })).status).toBe(201);
  });
});

import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { buildSchema, execute, type GraphQLObjectType, parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countCharacters, createResponseSize, hasExceeded, isLargerThan } from '../../src/graphql/size.ts';
import { connectGraphql, standing } from './subscribing.ts';

describe('the size of a result', () => {
  it.each([null, 7, 'text', [], { a: [{ b: 'text' }, null, true] }, ['x'.repeat(50)]])('of %j is not above that of its JSON', (result) => {
    expect(isLargerThan(result, JSON.stringify(result).length)).toBe(false);
  });

  it('is above half of it, whatever the values are and however they are spread', () => {
    const escaped = `${'\u0001'.repeat(50)}"\\`;
    for (const result of [
      { a: 'x'.repeat(100) },
      Array(50).fill('xyz'),
      { ['k'.repeat(90)]: 1 },
      { escaped },
      Array(50).fill(0),
      [true, null],
    ])
      expect(isLargerThan(result, JSON.stringify(result).length / 2)).toBe(true);
  });
});

describe('a response that becomes too large', () => {
  const declared = buildSchema(`
    type Query { records: [Record!]! }
    type Mutation { write: Query! }
    type Record { text: String owner: Record }
  `);
  (declared.getType('Record') as GraphQLObjectType).getFields().owner!.resolve = (record: { find: () => unknown }) => record.find();
  const schema = countCharacters(declared);
  const text = 'x'.repeat(100);

  /** Carries out an operation about a hundred records, and says how many texts and owners of them it looked at, and how often it wrote. */
  const carriedOut = async (query: string, most: number) => {
    const looked = { texts: 0, owners: 0, writes: 0 };
    const records = Array.from({ length: 100 }, () => ({
      get text() {
        looked.texts += 1;
        return text;
      },
      find: async () => {
        looked.owners += 1;
        return { text };
      },
    }));
    const write = () => {
      looked.writes += 1;
      return { records };
    };
    const contextValue = { size: createResponseSize(most) };
    const { errors } = await execute({ schema, document: parse(query), contextValue, rootValue: { records, write } });
    return { ...looked, errors: errors?.length ?? 0, isGivenUp: hasExceeded(errors) };
  };

  it('is given up there, and not when it is complete', async () => {
    const query = '{ records { text again: text owner { text } } }';
    expect(await carriedOut(query, 1000)).toMatchObject({ texts: 9, owners: 4, isGivenUp: true });
    expect(await carriedOut(query, 100_000)).toMatchObject({ texts: 200, owners: 100, errors: 0, isGivenUp: false });
  });

  it('lets a mutation write what it still has to', async () => {
    const query = 'mutation { one: write { records { text } } other: write { records { text } } }';
    expect(await carriedOut(query, 1000)).toMatchObject({ texts: 9, writes: 2, isGivenUp: true });
  });
});

describe('a response that is too large', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());

  it('is an error, also after a mutation, which stays carried out', async () => {
    const { admin } = tessera;
    const create = () => admin.call('POST', '/v1/resources', { name: 'Heavy', metadata: { text: 'x'.repeat(65_000) } });
    for (let n = 0; n < 20; n += 1) await create();
    const { id } = (await create()).body.data;
    const page = Array.from({ length: 12 }, (_, n) => `a${n}: data`).join(' ');
    const ask = async (query: string) => (await admin.call('POST', '/graphql', { query })).body;
    const many = await ask(`{ resources(first: 20) { edges { node { ${page} } } } }`);
    expect(many).toMatchObject({ data: null, errors: [{ extensions: { reason: 'payload_too_large', code: 'BAD_USER_INPUT' } }] });
    expect((await ask(`{ resources(first: 5) { edges { node { ${page} } } } }`)).errors).toBeUndefined();
    const inside = `owner { resources(pagination: { limit: 20 }) { ${page} } }`;
    const renamed = await ask(`mutation { updateResource(id: "${id}", input: { name: "Renamed" }) { resource { ${inside} } } }`);
    expect(renamed.errors[0].message).toContain('The mutation was carried out');
    expect((await admin.call('GET', `/v1/resources/${id}`)).body.data.name).toBe('Renamed');
  });

  it('is an error in a subscription too, where each event has a response of its own', async () => {
    const { admin } = tessera;
    const { id } = (await admin.call('POST', '/v1/resources', { name: 'Followed' })).body.data;
    const page = Array.from({ length: 12 }, (_, n) => `a${n}: data`).join(' ');
    const query =
      'subscription ($id: ID!) { resourceUpdated(id: $id) { name owner { resources(pagination: { limit: LIMIT }) { PAGE } } } }';
    const following = (limit: string) => {
      const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: admin.key } });
      return { client, ...subscribe(query.replace('LIMIT', limit).replace('PAGE', page), { id }) };
    };
    const streams = [following('9'), following('20')];
    await standing(tessera, ...streams);
    for (const name of ['Once', 'Twice']) {
      await admin.call('PATCH', `/v1/resources/${id}`, { name });
      const [small, large] = await Promise.all(streams.map(async ({ results, first }) => (await first(results.length + 1)).at(-1)));
      expect([small.data.resourceUpdated.name, small.errors]).toEqual([name, undefined]);
      expect([large.data, large.errors[0].extensions.reason]).toEqual([null, 'payload_too_large']);
    }
    await Promise.all(streams.map(({ client }) => client.dispose()));
  });
});

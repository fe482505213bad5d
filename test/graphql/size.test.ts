import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLargerThan } from '../../src/graphql/size.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';

describe('the size of a result', () => {
  it.each([null, 7, 'text', [], { a: [{ b: 'text' }, null, true] }, ['x'.repeat(50)]])('of %j is not above that of its JSON', (result) => {
    expect(isLargerThan(result, JSON.stringify(result).length)).toBe(false);
  });

  it('is above half of it, however the text is spread', () => {
    for (const result of [{ a: 'x'.repeat(100) }, Array(50).fill('xyz'), { ['k'.repeat(90)]: 1 }])
      expect(isLargerThan(result, JSON.stringify(result).length / 2)).toBe(true);
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
});

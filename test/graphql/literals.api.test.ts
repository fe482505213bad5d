import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const create = (data: string, head = 'mutation') => `${head} { createResource(input: { name: "a", data: ${data} }) { resource { data } } }`;

describe('JSON in the text of an operation', () => {
  it.each([
    ['in an object', create('{ e: ENUM, k: 1 }')],
    ['in a list', create('{ l: [A, B], k: 1 }')],
    ['as the whole', create('ENUM')],
    ['in the default of a variable', create('$data', 'mutation ($data: JSONObject = { e: ENUM })')],
  ])('has no enum values: one %s is refused', async (_where, query) => {
    const { body } = await ask(tessera.admin, query);
    expect(body.data).toBeUndefined();
    expect(body.errors).toMatchObject([{ message: expect.stringMatching(/ENUM|"A"/), extensions: { code: 'BAD_USER_INPUT' } }]);
  });

  it.each([
    ['in an object', '{ deep: { n: $n }, k: 1 }', 'input.data.deep.n'],
    ['in a list', '{ deep: [1, $n] }', 'input.data.deep[1]'],
  ])('drops no variable that is not given: one %s is refused', async (_where, data, field) => {
    const { body } = await ask(tessera.admin, create(data, 'mutation ($n: Int)'));
    expect(body.data).toEqual({ createResource: null });
    expect(body.errors).toMatchObject([
      {
        extensions: { code: 'BAD_USER_INPUT', details: { [field]: { message: expect.stringContaining('variable'), code: 'not_allowed' } } },
      },
    ]);
  });

  it('takes variables that are null, and the defaults of those that are not given', async () => {
    const { body } = await ask(tessera.admin, create('{ deep: [$n, $d] }', 'mutation ($n: Int, $d: Int = 7)'), { n: null });
    expect(body.data.createResource.resource.data).toEqual({ deep: [null, 7] });
  });
});

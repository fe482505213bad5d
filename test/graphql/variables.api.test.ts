import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './support.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const create = 'mutation ($input: CreateUserInput!) { createUser(input: $input) { user { id } } }';
const errorOf = async (query: string, variables: object) => (await ask(tessera.admin, query, variables)).body.errors[0];

describe('what is wrong with a variable is told by the argument that it stands in', () => {
  it.each<[string, string, object, Record<string, string>]>([
    ['nothing at all', create, {}, { input: 'missing_required_field' }],
    ['null where there must be something', create, { input: null }, { input: 'invalid_type' }],
    ['another kind of thing', create, { input: [1] }, { input: 'invalid_type' }],
    ['a field that is missing', create, { input: { name: 'Ada' } }, { 'input.email': 'missing_required_field' }],
    [
      'fields of other types',
      create,
      { input: { name: 7, email: {}, role: 'KING' } },
      { 'input.name': 'invalid_type', 'input.email': 'invalid_type', 'input.role': 'invalid_enum_value' },
    ],
    ['a field that is not known', create, { input: { name: 'Ada', email: 'a@b.example', age: 7 } }, { 'input.age': 'unknown_field' }],
    [
      'a variable inside of an input',
      'mutation ($e: String!) { createUser(input: { name: "Ada", email: $e }) { user { id } } }',
      { e: 7 },
      { 'input.email': 'invalid_type' },
    ],
    [
      'an entry of a list',
      'query ($f: EventFilter) { events(filter: $f) { edges { node { id } } } }',
      { f: { types: ['A', 7], createdAfter: 'today' } },
      { 'filter.types[1]': 'invalid_type', 'filter.createdAfter': 'invalid_format' },
    ],
    ['a number out of bounds', 'query ($n: Int) { resources(first: $n) { edges { node { id } } } }', { n: 3e9 }, { first: 'invalid_type' }],
    ['a directive', 'query ($with: Boolean!) { me { id name @include(if: $with) } }', { with: 'yes' }, { if: 'invalid_type' }],
    [
      'something that is no object',
      create.replace('CreateUser', 'CreateResource').replace('createUser', 'createResource').replace('user {', 'resource {'),
      { input: { name: 'x', data: 'text' } },
      { 'input.data': 'invalid_format' },
    ],
  ])('%s', async (_what, query, variables, details) => {
    const { message, extensions, locations } = await errorOf(query, variables);
    expect(Object.fromEntries(Object.entries(extensions.details).map(([field, one]) => [field, (one as { code: string }).code]))).toEqual(
      details,
    );
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason: 'invalid_parameters' });
    expect([Object.keys(details).some((field) => message.includes(field)), locations.length]).toEqual([true, 1]);
    expect(message).toContain(`The variable $${/\$(\w+)/.exec(query)![1]} is invalid.`);
  });
});

describe('variables within bounds', () => {
  const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`unknown${n}`, n]));

  it('are told of fifty times at most, and repeat next to nothing of what was sent', async () => {
    const { body } = await ask(tessera.admin, create, { input: { ...keys(9_900), ['k'.repeat(10_000)]: 1 } });
    expect(Object.keys(body.errors[0].extensions.details)).toHaveLength(50);
    expect(JSON.stringify(body).length).toBeLessThan(20_000);
    const long = await errorOf(create, { input: { ['k'.repeat(10_000)]: 1, name: 'v'.repeat(10_000), email: ['v'.repeat(10_000)] } });
    expect(JSON.stringify(long)).not.toMatch(/k{201}|v{201}/);
  });
});

describe('whoever lacks the scope', () => {
  it.each([
    ['write', 'mutation ($input: CreateUserInput!) { one: createUser(input: $input) { user { id } } }', { one: null }],
    [
      'read',
      'query ($f: UserFilter, $with: Boolean = true) { users(filter: $f) { id } ...Q @include(if: $with) } fragment Q on Query { me { id } }',
      undefined,
    ],
  ])('is told so before anything is done about variables: to %s', async (_what, query, data) => {
    const caller = await tessera.someone('viewer', ['read:resources']);
    const { body } = await ask(caller, query, { input: { nothing: true }, f: { nothing: true } });
    expect(
      body.errors.every(
        (error: { path?: unknown; locations?: unknown; extensions: { code: string } }) =>
          error.extensions.code === 'FORBIDDEN' && error.path && error.locations,
      ),
    ).toBe(true);
    expect(JSON.stringify(body)).not.toContain('nothing');
    if (data) expect(body.data).toEqual(data);
  });

  it('of one field only has the others answered, when the variables fit', async () => {
    const caller = await tessera.someone('viewer', ['read:users']);
    const query = 'query ($id: ID!) { me { id } resource(id: $id) { id } }';
    const { body } = await ask(caller, query, { id: 'res_1' });
    expect([body.data, body.errors[0].path]).toEqual([{ me: { id: caller.userId }, resource: null }, ['resource']]);
    expect((await ask(caller, query, { id: {} })).body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

import { type Answered, bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldMap } from '#generated/graphql/field-map';
import { ask } from './support.ts';

let tessera: Tessera;
let callers: Caller[];
beforeAll(async () => {
  tessera = await bootTessera();
  callers = [tessera.admin, await tessera.someone('editor'), await tessera.someone('viewer'), await tessera.someone('admin', ['read'])];
});
afterAll(() => tessera?.close());

type Input = Record<string, unknown>;
type Type = 'User' | 'Resource' | 'Webhook';
type InputName = `${'Create' | 'Update'}${Type}Input`;

const paths = { User: 'users', Resource: 'resources', Webhook: 'webhooks' } as const;
const enumOf: Partial<Record<string, Record<string, string>>> = {
  role: fieldMap.enums.UserRole.values,
  status: { ...fieldMap.enums.ResourceStatus.values, ...fieldMap.enums.WebhookStatus.values },
};
const left = Symbol('left out');

/** Values as they are sent by people who know the types, and by those who know nothing. */
const texts = ['x', '', ' ', 'é'.repeat(200), 'x'.repeat(201), '😀'.repeat(200), 'a\u0000b', '\ud800', 'x'.repeat(10_001)];
const wrong = [null, 5, true, {}, ['x']];
const objects = [
  {},
  { a: 1 },
  { a: { b: [1, null, 'x'] } },
  { 'a\u0000': 1 },
  { a: 'a\u0000b' },
  { ['k'.repeat(300)]: 1 },
  { a: 'x'.repeat(20_000) },
  Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, n])),
];
const fitting: Record<string, readonly unknown[]> = {
  name: texts,
  type: ['instrument', 'a.b_c-d', ...texts],
  description: texts,
  email: ['new', 'taken@example.com', 'TAKEN@example.com', 'none', 'a@b', '@', `${'x'.repeat(250)}@example.com`, 'A B@example.com'],
  role: ['ADMIN', 'USER', 'VIEWER'],
  status: ['ACTIVE', 'PAUSED', 'ARCHIVED', 'PENDING', 'ENABLED'],
  data: objects,
  metadata: objects,
  url: [
    'https://example.com',
    'http://example.com',
    'ftp://example.com',
    'example.com',
    `https://example.com/${'x'.repeat(2048)}`,
    'https://a:b@example.com',
  ],
  events: [['USER_CREATED'], ['USER_CREATED', 'USER_CREATED'], []],
  conditions: [{}, { USER_CREATED: 'role=editor' }, { USER_CREATED: 'colour=red' }, { RESOURCE_CREATED: 'name=x' }, { USER_CREATED: 7 }],
};
const misfit: Record<string, readonly unknown[]> = {
  role: ['editor'],
  status: ['active'],
  data: ['text', []],
  metadata: ['text', []],
  conditions: ['text', []],
  events: [['NOTHING'], [null]],
};

/** The fields that the schema itself asks for. */
const required: Partial<Record<InputName, readonly string[]>> = {
  CreateUserInput: ['name', 'email'],
  CreateResourceInput: ['name'],
  CreateWebhookInput: ['url', 'events'],
};

/** An input that fits the schema's types, if perhaps no rule besides; or one that does not. */
const inputOf = (name: InputName, fits: boolean): fc.Arbitrary<Input> => {
  const fields = Object.keys(fieldMap.inputs[name].fields);
  const sentIn = (field: string) => {
    const isRequired = fits && required[name]?.includes(field);
    const good = fc.constantFrom(...fitting[field]!);
    const likely = fc.constantFrom(...fitting[field]!.slice(0, 3));
    if (isRequired) return fc.oneof({ weight: 3, arbitrary: likely }, { weight: 1, arbitrary: good });
    const odd = fits ? fc.constant(null) : fc.constantFrom(...wrong, ...(misfit[field] ?? []));
    return fc.oneof({ weight: 3, arbitrary: likely }, fc.constant(left), good, odd);
  };
  return fc
    .tuple(...fields.map(sentIn))
    .map((chosen) => Object.fromEntries(fields.map((field, n) => [field, chosen[n]] as const).filter(([, value]) => value !== left)));
};

let made = 0;

/** Each surface gets an address of its own where a new one was meant. */
const addressed = (input: Input): Input => {
  made += 1;
  return input.email === 'new' ? { ...input, email: `new-${made}@example.com` } : input;
};

/** An input as REST spells it, by the declared map. Null in something new means the same as nothing. */
const asRest = (name: InputName, input: Input): Input =>
  Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => !(value === null && name.startsWith('Create')))
      .map(([field, value]) => [
        (fieldMap.inputs[name].fields as Record<string, string>)[field]!,
        enumOf[field]?.[value as string] ?? (enumOf[field] && typeof value === 'string' ? `${value}?` : value),
      ]),
  );

/** What came of it: why it was refused, else nothing. */
const outcomes = (rest: Answered, graphql: Answered) => [rest.body.error?.code, graphql.body.errors?.[0].extensions.reason];

const ofType = (type: Type) => {
  const one = type.toLowerCase();
  const create = `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${one} { id } } }`;
  const update = `mutation ($id: ID!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { ${one} { id } } }`;
  const remove = `mutation ($id: ID!) { delete${type}(id: $id) { deletedId } }`;
  return { create, update, remove, path: `/v1/${paths[type]}` };
};

const valid = {
  User: () => addressed({ name: 'Ada', email: 'new' }),
  Resource: () => ({ name: 'Chart' }),
  Webhook: () => ({ url: 'https://example.com', events: ['USER_CREATED'] }),
};
const fresh = async (type: Type): Promise<string> => (await tessera.admin.call('POST', `/v1/${paths[type]}`, valid[type]())).body.data.id;

describe.each(['User', 'Resource', 'Webhook'] as const)(
  'whatever is sent about a %s, and by whom, is refused for the same reason or not at all',
  (type) => {
    const { create, update, remove, path } = ofType(type);
    // What does not fit the schema is refused before anybody is asked who it is from.
    const sent = (name: InputName) =>
      fc.oneof(
        fc.tuple(fc.constant(0), inputOf(name, false)),
        fc.tuple(fc.constant(0), inputOf(name, true)),
        fc.tuple(fc.nat(3), inputOf(name, true)),
      );

    it('when it is created', async () => {
      await tessera.admin.call('POST', '/v1/users', { name: 'Taken', email: 'taken@example.com' });
      await fc.assert(
        fc.asyncProperty(sent(`Create${type}Input`), async ([n, input]) => {
          const who = callers[n]!;
          const rest = await who.call('POST', path, asRest(`Create${type}Input`, addressed(input)));
          const graphql = await ask(who, create, { input: addressed(input) });
          const [one, other] = outcomes(rest, graphql);
          expect(other, JSON.stringify([input, rest.body, graphql.body])).toBe(one);
        }),
        { numRuns: 60 },
      );
    });

    it('when it is changed', async () => {
      await fc.assert(
        fc.asyncProperty(sent(`Update${type}Input`), async ([n, input]) => {
          const who = callers[n]!;
          const [first, second] = [await fresh(type), await fresh(type)];
          const rest = await who.call('PATCH', `${path}/${first}`, asRest(`Update${type}Input`, addressed(input)));
          const graphql = await ask(who, update, { id: second, input: addressed(input) });
          const [one, other] = outcomes(rest, graphql);
          expect(other, JSON.stringify([input, rest.body, graphql.body])).toBe(one);
        }),
        { numRuns: 30 },
      );
    });

    it('when it is deleted, is not there, or has an id that nothing can have', async () => {
      const stranger = await tessera.otherAccount();
      for (const who of [...callers, stranger])
        for (const id of [undefined, 'nonsense', 'usr_\u0000', newIdLike(type)]) {
          const [first, second] = id === undefined ? [await fresh(type), await fresh(type)] : [id, id];
          const rest = await who.call('DELETE', `${path}/${encodeURIComponent(first)}`);
          const graphql = await ask(who, remove, { id: second });
          expect([id, graphql.body.errors?.[0].extensions.reason]).toEqual([id, rest.body?.error?.code]);
        }
    });
  },
);

const newIdLike = (type: Type): string => `${{ User: 'usr', Resource: 'res', Webhook: 'whk' }[type]}_01jq3x5gkz0v7t9n2m4p6r8s1w`;

describe('whoever is not let in is told the same', () => {
  it.each([
    ['no credentials', () => ({})],
    ['a key that is none', () => ({ 'X-API-Key': 'nonsense' })],
    ['a token that is none', () => ({ Authorization: 'Bearer nonsense' })],
    ['a scheme that is none', () => ({ Authorization: 'nonsense' })],
    ['a session that is none', () => ({ 'X-Session-Token': 'nonsense' })],
    ['two credentials', () => ({ 'X-API-Key': tessera.admin.key, Authorization: `Bearer ${tessera.admin.key}` })],
    ['a version that is none', () => ({ 'X-API-Key': tessera.admin.key, 'X-API-Version': 'v9' })],
  ] as [string, () => Record<string, string>][])('%s', async (_what, headersOf) => {
    const headers = { ...headersOf(), 'Content-Type': 'application/json' };
    const rest = await fetch(`${tessera.url}/v1/users/me`, { headers: headersOf() });
    const graphql = await fetch(`${tessera.url}/graphql`, { method: 'POST', headers, body: '{"query":"{ me { id } }"}' });
    const [one, other] = [(await rest.json()) as Answered['body'], (await graphql.json()) as Answered['body']];
    expect([graphql.status, other.errors?.[0].extensions.reason]).toEqual([rest.status, one.error?.code]);
  });
});

describe('a refusal about a field of an enum has the values of the schema', () => {
  it('where a role is not to be given', async () => {
    const editor = await tessera.someone('editor');
    const query = 'mutation ($id: ID!) { updateUser(id: $id, input: { role: ADMIN }) { user { id } } }';
    const [error] = (await ask(editor, query, { id: editor.userId })).body.errors;
    expect(error.message).toBe('Only administrators may change roles; yours is USER.');
    expect(error.extensions.details).toEqual({ 'input.role': { message: 'Omit it, or send USER.', code: 'not_allowed' } });
  });

  it('where a status does not follow', async () => {
    const { data } = await tessera.admin.call('POST', '/v1/resources', { name: 'Chart', status: 'pending' }).then(({ body }) => body);
    const query = 'mutation ($id: ID!) { updateResource(id: $id, input: { status: ARCHIVED }) { resource { id } } }';
    const [error] = (await ask(tessera.admin, query, { id: data.id })).body.errors;
    expect(error.message).toBe('A resource changes from PENDING to ACTIVE, not to ARCHIVED.');
    expect(error.extensions.details).toEqual({ 'input.status': { message: 'Must be ACTIVE.', code: 'not_allowed' } });
  });
});

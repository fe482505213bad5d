import { bootTessera, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fieldMap } from '#generated/graphql/field-map';
import { ask } from './support.ts';

let tessera: Tessera;
let someId: string;
let halfway: string;
beforeAll(async () => {
  tessera = await bootTessera();
  const { admin } = tessera;
  for (const [n, role] of ['admin', 'editor', 'viewer', 'editor'].entries()) {
    await admin.call('POST', '/v1/users', { name: `Ada %_${n}`, email: `ada${n}@example.com`, role });
    const { body } = await admin.call('POST', '/v1/resources', {
      name: `Chart ${n}`,
      status: n % 2 ? 'active' : 'pending',
      metadata: { serial: `S-${n}` },
    });
    someId = body.data.id;
    if (n === 1) halfway = body.data.created_at;
  }
});
afterAll(() => tessera?.close());

const instants = [
  'halfway',
  '2026-03-14T09:26:53.589Z',
  '2026-03-14T10:26:53.589123+01:00',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+00:01',
  '9999-12-31T23:59:59-00:01',
  '2026-06-30T23:59:60Z',
  '2026-06-30T12:00:60Z',
  '2026-06-30T24:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-06-30T00:00:00-23:59',
];
const values: Record<string, readonly unknown[]> = {
  role: Object.keys(fieldMap.enums.UserRole.values),
  status: Object.keys(fieldMap.enums.ResourceStatus.values),
  email: ['ada1@example.com', 'ADA1@example.com', 'nobody@example.com', 'nonsense', ''],
  nameContains: ['Ada', 'ada', '%', '_', '0', 'x', '', 'x'.repeat(200), 'x'.repeat(201), 'a\u0000'],
  types: [['USER_CREATED'], ['USER_CREATED', 'RESOURCE_CREATED'], ['USER_CREATED', 'USER_CREATED'], ['NOTHING'], ['']],
  resourceId: ['some id', 'res_01jq3x5gkz0v7t9n2m4p6r8s1w', 'nonsense', ''],
  data: [{ serial: 'S-1' }, { serial: ['S-0', 2, true] }, { serial: null }, { 'a b': 'x' }, {}],
  createdAfter: instants,
  createdBefore: instants,
};

it('names the argument of an instant that no record can have, and says what is allowed', async () => {
  const query = '{ resources(filter: { createdAfter: "0000-01-01T00:00:00Z" }) { edges { node { id } } } }';
  const { message, extensions } = (await ask(tessera.admin, query)).body.errors[0];
  expect(message).toMatch(/`filter.createdAfter` must be in the years 1 to 9999 in UTC/);
  expect(extensions.reason).toBe('invalid_parameters');
});

type Filter = Record<string, unknown>;
const byKeys = (data: object): string =>
  Object.entries(data)
    .map(([key, value]) => {
      const [operator, text] = value === null ? ['exists', 'false'] : [Array.isArray(value) ? 'in' : 'eq', String(value)];
      return `&metadata.${encodeURIComponent(key)}[${operator}]=${text}`;
    })
    .join('');
const meant = (value: unknown): unknown => ({ halfway, 'some id': someId })[value as string] ?? value;
const enumValues: Record<string, Record<string, string>> = {
  role: fieldMap.enums.UserRole.values,
  status: fieldMap.enums.ResourceStatus.values,
};

const lists = {
  UserFilter: {
    path: '/v1/users?sort=created_at:desc&limit=10',
    query: 'query ($filter: UserFilter) { found: users(filter: $filter) { id } }',
  },
  ResourceFilter: {
    path: '/v1/resources?sort=created_at:desc&limit=10',
    query: 'query ($filter: ResourceFilter) { found: resources(filter: $filter) { edges { node { id } } } }',
  },
  EventFilter: {
    path: '/v1/events?limit=10',
    query: 'query ($filter: EventFilter) { found: events(filter: $filter) { edges { node { id } } } }',
  },
};

it.each(['UserFilter', 'ResourceFilter', 'EventFilter'] as const)(
  '%s finds what REST finds, and refuses what REST refuses',
  async (name) => {
    const fields = fieldMap.filters[name].fields as Record<string, string>;
    const filters: fc.Arbitrary<Filter> = fc
      .tuple(...Object.keys(fields).map((field) => fc.oneof(fc.constant(undefined), fc.constantFrom(...values[field]!))))
      .map((chosen) =>
        Object.fromEntries(
          Object.keys(fields)
            .map((field, n) => [field, meant(chosen[n])] as const)
            .filter(([, value]) => value !== undefined),
        ),
      );
    const { path, query } = lists[name];
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        const parameters = Object.entries(filter).map(([field, value]) =>
          field === 'data'
            ? byKeys(value as object)
            : `&${fields[field]}=${encodeURIComponent(enumValues[field]?.[value as string] ?? String(value)) || (field === 'types' ? ',' : '')}`,
        );
        const rest = await tessera.admin.call('GET', `${path}${parameters.join('')}`);
        const graphql = await ask(tessera.admin, query, { filter });
        const ids = (found: unknown) =>
          (Array.isArray(found) ? found : (found as { edges: { node: object }[] })?.edges.map(({ node }) => node))?.map(({ id }) => id);
        expect(
          { ids: ids(graphql.body.data?.found), reason: graphql.body.errors?.[0].extensions.reason },
          JSON.stringify([filter, rest.body]),
        ).toEqual({
          ids: rest.body.data?.map(({ id }: { id: string }) => id),
          reason: rest.body.error?.code,
        });
      }),
      { numRuns: 40 },
    );
  },
);

import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { byHand } from '../contestants/by-hand.ts';
import { benchParts } from '../families/index.ts';
import type { Filled } from '../grounds/operations.ts';
import type { Call } from '../machinery/calls.ts';
import { some } from '../machinery/some.ts';

export type Kind = 'create' | 'update' | 'action' | 'delete' | 'read' | 'list' | 'GraphQL';

/** An operation under load. Its requests follow each other on each connection. */
export interface Operation {
  kind: Kind;
  steps: readonly autocannon.Request[];
  /** Fewer connections than others have. */
  connections?: number;
}

interface Asked {
  path: string;
  body?: object;
  /** The record that bare reads, where the path has none. */
  record?: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Context = { id?: string };

/** A request with another path or body each time. `work` names the statement by hand; `context` has the record that was created before. */
const each = (method: Method, work: string, make: (context: Context) => Asked): autocannon.Request => ({
  method,
  path: '/',
  headers: { 'X-Work': work },
  setupRequest: (request, context) => {
    const { path, body, record } = make(context as Context);
    const headers = { ...request.headers, ...(body && { 'Content-Type': 'application/json' }), ...(record && { 'X-Record': record }) };
    return { ...request, path, headers, ...(body && { body: JSON.stringify(body) }) };
  },
});

/** The same, and its record is kept for the requests after it. */
const keeping = (create: autocannon.Request): autocannon.Request => ({
  ...create,
  onResponse: (_status, body, context) => {
    (context as Context).id = (JSON.parse(body) as { data: { id: string } }).data.id;
  },
});

const name = 'Atlas';

/** `deleteGarden` of `gardens`. */
const workOn = (family: string, verb: string): string => `${verb}${family[0]!.toUpperCase()}${family.slice(1, -1)}`;

const createsOn = ({ ids }: Filled): Record<string, autocannon.Request> => ({
  users: each('POST', 'createUser', () => ({ path: '/v1/users', body: { name, email: `${randomUUID()}@tessera.example` } })),
  resources: each('POST', 'createResource', () => ({ path: '/v1/resources', body: { name, type: 'standard' } })),
  ...Object.fromEntries(
    benchParts.map(({ family, body }) => [
      family,
      each('POST', workOn(family, 'create'), () => ({ path: `/v1/${family}`, body: body(ids) })),
    ]),
  ),
});

/** An account has few of these: each is deleted again, and few connections leave one behind at the end of a stretch. */
const boundedCreates = {
  webhooks: each('POST', 'createWebhook', () => ({
    path: '/v1/webhooks',
    body: { url: 'https://hooks.example.com/', events: ['WEBHOOK_TEST'] },
  })),
};

type Update = readonly [family: string, work: string, body: () => object];

const updatesOn = ({ ids }: Filled): Update[] => [
  ['users', 'updateUser', () => ({ name: randomUUID() })],
  ['resources', 'updateResource', () => ({ description: randomUUID() })],
  ['webhooks', 'updateWebhook', () => ({ description: randomUUID() })],
  ...benchParts.flatMap(({ family, changes }) => Object.entries(changes).map(([work, body]): Update => [family, work, () => body(ids)])),
];

const lists = ({ ids }: Filled): [path: string, work: string][] => [
  ['/v1/users?limit=20', 'listUsers'],
  ['/v1/resources?limit=20&status=active', 'listResources'],
  ['/v1/webhooks?limit=20', 'listWebhooks'],
  ['/v1/events?limit=20', 'listEvents'],
  ...benchParts.flatMap(({ family, filter, lists: further }): [string, string][] => [
    [`/v1/${family}?limit=20${filter ? `&${filter}` : ''}`, `${workOn(family, 'list')}s`],
    ...Object.entries(further?.(ids) ?? {}).map(([path, work]): [string, string] => [`${path}?limit=20`, work]),
  ]),
];

/** Actions of a record that was just created, each after the other. */
const actionsOn = ({ ids }: Filled, creates: ReturnType<typeof createsOn>): Record<string, autocannon.Request[]> =>
  Object.fromEntries(
    benchParts.flatMap(({ family, actions = {} }) =>
      Object.entries(actions).map(([title, acts]) => [
        `POST ${family}, ${title}`,
        [
          keeping(creates[family]!),
          ...acts.map(([method, work, ending, body]) =>
            each(method, work, ({ id }) => ({
              path: `/v1/${family}/${id}${typeof ending === 'string' ? ending : ending(ids)}`,
              ...(body && { body: body(ids) }),
            })),
          ),
        ],
      ]),
    ),
  );

const graphqlOn = ({ ids: { resources = [] } }: Filled): Record<string, autocannon.Request> => {
  const fields = 'id name description status data createdAt updatedAt';
  const query = (work: string, text: string, make: () => { variables?: object; record?: string }) =>
    each('POST', work, () => {
      const { variables, record } = make();
      return { path: '/graphql', body: { query: text, variables }, record };
    });
  return {
    'GraphQL resource by id': query('getResource', `query One($id: ID!) { resource(id: $id) { ${fields} } }`, () => {
      const id = some(resources);
      return { variables: { id }, record: id };
    }),
    'GraphQL createResource': query(
      'createResource',
      `mutation Create($input: CreateResourceInput!) { createResource(input: $input) { resource { ${fields} } } }`,
      () => ({
        variables: { input: { name } },
      }),
    ),
    'GraphQL updateResource': query(
      'updateResource',
      `mutation Update($id: ID!, $input: UpdateResourceInput!) { updateResource(id: $id, input: $input) { resource { ${fields} } } }`,
      () => {
        const id = some(resources);
        return { variables: { id, input: { description: randomUUID() } }, record: id };
      },
    ),
    'GraphQL page of resources': query(
      'listResources',
      `query Page { resources(first: 20) { edges { node { ${fields} } } pageInfo { endCursor } } }`,
      () => ({}),
    ),
  };
};

/** An operation as a call of the channel. */
export interface CalledOperation {
  kind: Kind;
  call: Call;
}

/** Some of the operations as calls of the channel. */
export const callsOn = ({ ids: { resources = [] } }: Filled): Record<string, CalledOperation> => ({
  'channel getResource': { kind: 'read', call: () => ({ operation: 'getResource', path: { resource_id: some(resources) } }) },
  'channel createResource': { kind: 'create', call: () => ({ operation: 'createResource', body: { name, type: 'standard' } }) },
  'channel listResources': { kind: 'list', call: () => ({ operation: 'listResources', query: { limit: 20, status: 'active' } }) },
});

/** The operations of the platform, all on one account. */
export const operationsOn = (filled: Filled): Record<string, Operation> => {
  const creates = createsOn(filled);
  const listed = (kind: Kind, steps: Record<string, autocannon.Request[]>) =>
    Object.entries(steps).map(([title, all]) => [title, { kind, steps: all }] as const);
  const renamed = <Value>(all: Record<string, Value>, title: (family: string) => string) =>
    Object.fromEntries(Object.entries(all).map(([family, value]) => [title(family), value]));
  const deletes = Object.entries({ ...creates, ...boundedCreates }).filter(([family]) => workOn(family, 'delete') in byHand);
  return Object.fromEntries<Operation>([
    ...Object.entries(filled.ids).map(([family, ids]) => {
      const step = each('GET', workOn(family, 'get'), () => ({ path: `/v1/${family}/${some(ids)}` }));
      return [`GET ${family} by id`, { kind: 'read', steps: [step] }] as const;
    }),
    ...lists(filled).map(([path, work]) => [`GET ${path}`, { kind: 'list', steps: [each('GET', work, () => ({ path }))] }] as const),
    ...listed(
      'create',
      renamed(Object.fromEntries(Object.entries(creates).map(([family, create]) => [family, [create]])), (family) => `POST ${family}`),
    ),
    ...updatesOn(filled).map(([family, work, body]) => {
      const step = each('PATCH', work, () => ({ path: `/v1/${family}/${some(filled.ids[family]!)}`, body: body() }));
      return [`PATCH ${family}, ${Object.keys(body())}`, { kind: 'update', steps: [step] }] as const;
    }),
    ...listed('action', actionsOn(filled, creates)),
    ...deletes.map(([family, create]) => {
      const remove = each('DELETE', workOn(family, 'delete'), ({ id }) => ({ path: `/v1/${family}/${id}` }));
      const connections = family in boundedCreates ? 4 : undefined;
      return [`POST and DELETE ${family}`, { kind: 'delete', steps: [keeping(create), remove], connections }] as const;
    }),
    ...listed('GraphQL', Object.fromEntries(Object.entries(graphqlOn(filled)).map(([title, step]) => [title, [step]]))),
  ]);
};

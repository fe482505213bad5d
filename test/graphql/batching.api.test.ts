import { bootTessera, type Caller, type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldMap } from '#generated/graphql/field-map';
import type { MappedType } from '../../src/codegen/surfaces/field-map.ts';
import { fieldFacts } from '../../src/contract/graphql.ts';
import { familyParts } from '../support/family-parts.ts';
import { countStatements } from '../support/statements.ts';
import { dataOf } from './support.ts';

const statements = countStatements();
// It stands still, so that a credential that was looked up stays known.
const clock = () => new Date('2026-03-14T09:26:53.589Z');

let tessera: Tessera;
let users: Caller[];
let outside: Outside;
beforeAll(async () => {
  outside = await openOutside();
  tessera = await bootTessera({ onStatement: statements.onStatement, clock, env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } });
  users = [tessera.admin, await tessera.someone('admin'), await tessera.someone('admin'), await tessera.someone('admin')];
  for (const user of users)
    for (const { leading } of familyParts) for (let times = 0; times < 3; times += 1) await leading.make(user, outside, users);
  for (const user of users)
    for (const name of ['one', 'two', 'three']) {
      await user.call('POST', '/v1/resources', { name, description: `@${tessera.admin.userId}` });
      const webhook = await user.call('POST', '/v1/webhooks', { url: `https://example.com/${name}`, events: ['RESOURCE_CREATED'] });
      await user.call('POST', `/v1/webhooks/${webhook.body.data.id}/test`);
      await user.call('POST', `/v1/webhooks/${webhook.body.data.id}/recover`, { since: '2026-01-01T00:00:00Z' });
    }
});
afterAll(async () => {
  await tessera?.close();
  await outside?.close();
});

const statementsOf = (query: string, variables: object) => statements.takenBy(() => dataOf(tessera.admin, query, variables));

const page = 'events(first: 3) { pageInfo { totalCount hasNextPage hasPreviousPage } edges { cursor node { id data } } }';

const nested: (readonly [field: string, query: string])[] = [
  ...familyParts.flatMap(({ leading }) => leading.queries),
  ['Notification.event', 'query ($n: Int) { notifications(first: $n) { nodes { event { type } } } }'],
  ['Resource.owner', 'query ($n: Int) { resources(first: $n) { edges { node { owner { name } } } } }'],
  ['Resource.events', `query ($n: Int) { resources(first: $n) { edges { node { ${page} } } } }`],
  ['User.resources', 'query ($n: Int) { users(pagination: { limit: $n }) { resources(pagination: { limit: 2 }) { id } } }'],
  ['User.webhooks', 'query ($n: Int) { users(pagination: { limit: $n }) { webhooks { id events } } }'],
  ['Webhook.user', 'query ($n: Int) { webhooks(pagination: { limit: $n }) { user { name } } }'],
  [
    'Event.record',
    'query ($n: Int) { events(filter: { types: ["RESOURCE_CREATED"] }, first: $n) { edges { node { record { id ... on Resource { name } } } } } }',
  ],
  [
    'Operation.record',
    'query ($n: Int) { operations(filter: { type: { eq: WEBHOOK_RECOVERY } }, first: $n) { nodes { record { ... on Webhook { url } } } } }',
  ],
  [
    'User.resourcesConnection',
    'query ($n: Int) { usersConnection(first: $n) { nodes { resourcesConnection(first: 2) { totalCount nodes { id } } } } }',
  ],
  [
    'User.webhooksConnection',
    'query ($n: Int) { usersConnection(first: $n) { nodes { webhooksConnection(first: 2) { totalCount nodes { id } } } } }',
  ],
  [
    'Webhook.deliveries',
    'query ($n: Int) { webhooksConnection(first: $n) { nodes { deliveries(first: 2) { totalCount nodes { id } } } } }',
  ],
  [
    'Delivery.webhook',
    'query ($n: Int) { webhooksConnection(first: $n) { nodes { deliveries(first: 1) { nodes { webhook { url } } } } } }',
  ],
  ['Delivery.event', 'query ($n: Int) { webhooksConnection(first: $n) { nodes { deliveries(first: 1) { nodes { event { type } } } } } }'],
  ['all of them', `query ($n: Int) { users(pagination: { limit: $n }) { webhooks { user { id } } resources { owner { id } ${page} } } }`],
];

describe('a page of many takes as many statements as a page of one', () => {
  it('in every field that leads into another family', () => {
    const leading = Object.entries(fieldFacts).filter(([field, { scopes }]) => scopes && !/^(Query|Mutation|Subscription)\./.test(field));
    // What is made for each record where it is selected, such as an address, has a price instead.
    const made = Object.entries(fieldMap.types as Readonly<Record<string, MappedType>>).flatMap(([type, { reached = {} }]) =>
      Object.entries(reached).flatMap(([field, one]) => ('record' in one && 'operation' in one ? [`${type}.${field}`] : [])),
    );
    expect(nested.map(([field]) => field)).toEqual(
      expect.arrayContaining(leading.map(([field]) => field).filter((field) => !made.includes(field))),
    );
    expect(made).toEqual(familyParts.flatMap(({ leading: { made: own = [] } }) => own));
  });

  it.each(nested)('%s', async (field, query) => {
    const one = await statementsOf(query, { n: 1 });
    expect(one).toBeGreaterThan(0);
    // The users of webhooks and of resources are read together where both lists come in one turn; three more would be one for each user.
    const together = field === 'all of them' ? 1 : 0;
    expect(Math.abs((await statementsOf(query, { n: 4 })) - one)).toBeLessThanOrEqual(together);
  });

  it('and every parent gets its own', async () => {
    const { users: found } = await dataOf(
      tessera.admin,
      `{ users { id resources(pagination: { limit: 2 }) { name owner { id } ${page} } webhooks(pagination: { limit: 1, offset: 1 }) { url user { id } } } }`,
    );
    expect(found).toHaveLength(4);
    for (const { id, resources, webhooks } of found) {
      expect(resources.map(({ name }: { name: string }) => name)).toEqual(['three', 'two']);
      expect(resources.map(({ owner }: { owner: { id: string } }) => owner.id)).toEqual([id, id]);
      expect(resources[0].events.pageInfo).toEqual({ totalCount: 1, hasNextPage: false, hasPreviousPage: false });
      expect(webhooks).toEqual([{ url: 'https://example.com/two', user: { id } }]);
    }
  });
});

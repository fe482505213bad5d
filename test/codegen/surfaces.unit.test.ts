import { expect, it } from 'vitest';
import { withBounds } from '../../src/codegen/surfaces/bounds.ts';
import { graphqlLimits } from '../../src/contract/plans.ts';
import { differences, type Planted, platform, property, sdl } from './planted-surfaces.ts';

it('the two contracts agree', () => {
  expect(differences()).toEqual([]);
});

it.each<[string, Planted, string[]]>([
  [
    'a property that is new in REST',
    { rest: property('Resource', 'colour', { type: 'string' }) },
    ['Resource.colour is in REST, but Resource has no field colour: add it, or name the property under `restOnly` in the map.'],
  ],
  [
    'a property that is new in a body of REST',
    { rest: property('UserCreate', 'phone', { type: 'string' }) },
    ['UserCreate.phone is in REST, but CreateUserInput has no field phone: add it, or name the property under `restOnly` in the map.'],
  ],
  [
    'a property that may be null',
    { rest: property('User', 'name', { type: ['string', 'null'] }) },
    ['User.name is String!, but REST says String.'],
  ],
  [
    'a property of another type',
    { rest: property('User', 'name', { type: 'integer' }) },
    ['User.name is String!, but REST says Int!.', 'UserFilter.nameContains is String, but REST says Int.'],
  ],
  [
    'a bound that the SDL does not say',
    { rest: property('UserCreate', 'email', { maxLength: 300 }) },
    ['The description of CreateUserInput.email does not mention the maximum of 300: write {UserCreate.email.maxLength} there.'],
  ],
  [
    'a property with a bound that is new in a body of REST',
    { rest: property('UserCreate', 'phone', { type: 'string', maxLength: 30 }) },
    ['UserCreate.phone is in REST, but CreateUserInput has no field phone: add it, or name the property under `restOnly` in the map.'],
  ],
  [
    'a field that a body no longer requires',
    {
      rest: (document) => {
        document.components.schemas.WebhookCreate!.required = ['url'];
      },
    },
    ['CreateWebhookInput.events is [WebhookEvent!]!, but REST says [WebhookEvent!].'],
  ],
  [
    'another value of an enum',
    { rest: (document) => void document.components.schemas.UserRole!.enum!.push('guest') },
    ['UserRole of the SDL lacks guest of platform/users.yaml#/schemas/UserRole.'],
  ],
  [
    'another value of an enum that is a property',
    { rest: (document) => void document.components.schemas.Webhook!.properties!.disabled_reason!.enum!.push('unpaid') },
    ['WebhookDisabledReason of the SDL lacks unpaid of platform/webhooks.yaml#/schemas/Webhook.'],
  ],
  [
    'a field without a place',
    { sdl: ['type User implements Node {', 'type User implements Node { nick: String '] },
    ['User.nick is in the SDL, but User of REST has no property of that name, and the map says nothing of it.'],
  ],
  [
    'a type without a place',
    { sdl: ['type User implements Node {', 'type Planet { id: ID! } type User implements Node {'] },
    ['Planet is in the SDL but not in the map.'],
  ],
  [
    'a field that is not there',
    { map: ['fields: {creatorId: created_by}\n    reached:\n      user', 'fields: {makerId: created_by}\n    reached:\n      user'] },
    [
      'Webhook.creatorId is in the SDL, but Webhook of REST has no property of that name, and the map says nothing of it.',
      'Webhook.created_by is in REST, but Webhook has no field makerId: add it, or name the property under `restOnly` in the map.',
    ],
  ],
  [
    'a difference that is none',
    { sdl: ['type: String!', 'type: WebhookEvent!'] },
    ['Event.type is as in REST, but listed under `differs` in the map.'],
  ],
  [
    'a difference without a reason',
    { map: ["    differs: {data: 'nullable", "    # {data: 'nullable"] },
    ['Resource.data is JSONObject, but REST says JSONObject!.'],
  ],
  [
    'a filter that compares something else',
    { map: ['role: role, email: email, nameContains', 'role: email, email: email, nameContains'] },
    ['UserFilter.role is UserRole, but REST says String.'],
  ],
  [
    'a filter that REST does not have',
    { map: ['name_contains, createdAfter: created_at_after}', 'name_contains, createdAfter: made_after}'] },
    [
      'listUsers has no parameter made_after, which is in the map of UserFilter.',
      'UserFilter.createdAfter is DateTime, but REST says nothing.',
    ],
  ],
  [
    'a field that leads elsewhere',
    { map: ['owner: {record: User, by: owner_id}\n      events', 'owner: {record: Webhook, by: owner_id}\n      events'] },
    ['Resource.owner is User!, but the map says Webhook! or Webhook.'],
  ],
  [
    'a list by a property without an id',
    { map: ['resources: {list: Resource, where: owner_id}', 'resources: {list: Resource, where: status}'] },
    ['User.resources: no property status has an id.'],
  ],
  [
    'a list by an operation that lists something else',
    { map: ['resources: {list: Resource, where: owner_id}', 'resources: {list: Resource, operation: listEvents}'] },
    ['User.resources: listEvents does not list a Resource.'],
  ],
  [
    'a mutation that does not have all ids of the path',
    { map: ['path: {webhookId: webhook_id, id: delivery_id}', 'path: {webhookId: webhook_id}'] },
    [
      'Mutation.redeliverWebhookDelivery has the path parameters (webhook_id); redeliverWebhookDelivery has (webhook_id,delivery_id).',
      'Mutation.redeliverWebhookDelivery takes (webhookId: ID!, id: ID!); redeliverWebhookDelivery takes (webhookId: ID!).',
    ],
  ],
  [
    'a payload of a DELETE with another field',
    {
      map: ['deleteResource: {operation: deleteResource}', 'deleteResource: {operation: deleteResource, shows: {removedId: resource_id}}'],
    },
    [
      'DeleteResourcePayload.deletedId is in the SDL but not in the map.',
      'DeleteResourcePayload.removedId is in the map but not in the SDL.',
    ],
  ],
  [
    'a mutation that costs more requests',
    { rest: (document) => void Object.assign(document.paths['/v1/resources']!.post!, { 'x-rate-cost': 3 }) },
    ['Mutation.createResource weighs 10; as many requests as createResource costs weigh 30.'],
  ],
  [
    'a value that may no longer be null',
    { rest: property('Operation', 'error', { oneOf: [{ $ref: '#/components/schemas/FormB' }] }) },
    ['Operation.error is OperationError, but REST says nothing!.'],
  ],
  [
    'a query of other records',
    { map: ['user: {operation: getUser}', 'user: {operation: getWebhook}'] },
    [
      'Query.user does not require read:webhooks, but getWebhook does.',
      'Query.user requires read:users, but getWebhook does not.',
      'Query.user is User, but getWebhook says Webhook.',
    ],
  ],
  [
    'a query that changes something',
    { map: ['user: {operation: getUser}', 'user: {operation: updateUser}'] },
    [
      'Query.user cannot be updateUser, which is PATCH.',
      'Query.user does not require write:users, but updateUser does.',
      'Query.user requires read:users, but updateUser does not.',
    ],
  ],
  [
    'a mutation with another body',
    { map: ['createUser: {operation: createUser}', 'createUser: {operation: createResource, shows: {user: User}}'] },
    [
      'Mutation.createUser does not require write:resources, but createResource does.',
      'Mutation.createUser requires write:users, but createResource does not.',
      'Mutation.createUser takes (input: CreateUserInput!); createResource takes (input: CreateResourceInput!).',
      'createUser has no mutation, and no reason under `noMutation`.',
    ],
  ],
  [
    'a filter by a list of values that is as in REST',
    { sdl: ['an unknown type is BAD_USER_INPUT."\n  types: [String!]', 'an unknown type is BAD_USER_INPUT."\n  types: [WebhookEvent!]'] },
    ['EventFilter.types is as in REST, but listed under `differs` in the map.'],
  ],
  [
    'a payload with another record',
    { map: ['createUser: {operation: createUser}', 'createUser: {operation: createUser, shows: {user: Resource}}'] },
    ['CreateUserPayload.user is User!, but REST says Resource!.'],
  ],
  [
    'a value of an enum that REST does not have',
    { sdl: ['enum ResourceStatus {', 'enum ResourceStatus { "Gone." LOST '] },
    ['ResourceStatus of the SDL has LOST, which platform/resources.yaml#/schemas/ResourceStatus lacks.'],
  ],
  [
    'a type that is not there',
    {
      map: [
        'inputs:\n  CreateUserInput',
        'inputs:\n  CreatePlanetInput: {schema: platform/users.yaml#/schemas/UserRole, fields: {}}\n  CreateUserInput',
      ],
    },
    ['CreatePlanetInput is in the map but not in the SDL.'],
  ],
  [
    'a property that is not there',
    {
      map: [
        'User:\n    schema: platform/users.yaml#/schemas/User\n',
        'User:\n    schema: platform/users.yaml#/schemas/User\n    fields: {id: uid}\n',
      ],
    },
    ['User.id is ID!, but REST says nothing!.', 'User.uid is in the map of User but not in REST.'],
  ],
  [
    'a reference whose id no field shows',
    {
      sdl: ['  "The id of the user who registered it, also after they have left the account."\n  creatorId: ID!\n\n', ''],
      map: ['{creatorId: created_by}\n    reached:\n      user:', '{}\n    restOnly: [created_by]\n    reached:\n      user:'],
    },
    ['Webhook.created_by leads to a record, but Webhook has no field with its id.'],
  ],
  [
    'a reference that no field follows',
    {
      rest: property('Resource', 'lead_id', { type: 'string', pattern: '^usr_[0-7][0-9a-hjkmnp-tv-z]{25}$', 'x-expand': 'lead' }),
    },
    ['Resource.lead_id is in REST, but Resource has no field leadId: add it, or name the property under `restOnly` in the map.'],
  ],
  [
    'an operation that is not there',
    { map: ['operation: getEvent}', 'operation: readEvent}'] },
    ['Query.event: there is no operation readEvent.'],
  ],
  [
    'a root field that only GraphQL has, and that is not there',
    { map: ['Query.nodes:', 'Query.records:'] },
    ['Query.nodes is in the SDL but not in the map.', 'Query.records is in the map but not in the SDL.'],
  ],
  [
    'a record with an id that `node` does not find',
    { sdl: ['type User implements Node {', 'type User {'] },
    ['A query reads User by its id, but User does not implement Node.'],
  ],
  [
    'a node that no query reads by its id',
    { sdl: ['type DeliveryAttempt {', 'type DeliveryAttempt implements Node { id: ID! '] },
    [
      'DeliveryAttempt.id is in the SDL, but DeliveryAttempt of REST has no property of that name, and the map says nothing of it.',
      'DeliveryAttempt implements Node, but no query reads one by its id.',
    ],
  ],
  [
    'a write that does not take the version',
    {
      sdl: [
        'Any version when left out."\n    ifVersion: Int\n  ): UpdateUserPayload',
        'Any version when left out."\n    version: Int\n  ): UpdateUserPayload',
      ],
    },
    [
      'Mutation.updateUser takes (id: ID!, input: UpdateUserInput!, version: Int); updateUser takes (id: ID!, input: UpdateUserInput!, ifVersion: Int).',
    ],
  ],
  [
    'a record without its version',
    {
      sdl: [
        'every change of the record."\n  version: Int\n}\n\n"What a user',
        'every change of the record."\n  etag: Int\n}\n\n"What a user',
      ],
    },
    [
      'User.etag is in the SDL, but User of REST has no property of that name, and the map says nothing of it.',
      'User.version is in the map but not in the SDL.',
    ],
  ],
  [
    'a field of a payload that may be null',
    { sdl: ['  secret: String!', '  secret: String'] },
    ['CreateWebhookPayload.secret is String, but REST says String!.'],
  ],
  [
    'a field of a payload that the answer does not have',
    { map: ['secret: secret}', 'secret: token}'] },
    ['CreateWebhookPayload.secret is String!, but REST says nothing!.'],
  ],
  [
    'another field of a payload',
    { sdl: ['  secret: String!', '  key: String!'] },
    ['CreateWebhookPayload.key is in the SDL but not in the map.', 'CreateWebhookPayload.secret is in the map but not in the SDL.'],
  ],
  [
    'scopes of its own',
    { sdl: ['): Resource @scope(requires: ["read:resources"])', '): Resource @scope(requires: ["read:users"])'] },
    [
      'Query.resource does not require read:resources, but getResource does.',
      'Query.resource requires read:users, but getResource does not.',
    ],
  ],
  [
    'a write without a mutation',
    { map: ["  updateCurrentUser: 'updateUser", "  updateUserOfCaller: 'updateUser"] },
    [
      'updateCurrentUser has no mutation, and no reason under `noMutation`.',
      'updateUserOfCaller under `noMutation` is no operation without a mutation.',
    ],
  ],
  [
    'a reason for having no mutation, of a write that has one',
    { map: ["  updateCurrentUser: 'updateUser", "  updateUser: ''\n  updateCurrentUser: 'updateUser"] },
    ['updateUser under `noMutation` is no operation without a mutation.'],
  ],
  [
    'an event that is not there',
    { map: ['ends: [USER_DELETED]', 'ends: [USER_LEFT]'] },
    ['Subscription.userUpdated follows USER_LEFT, which is no event of the catalogue.'],
  ],
  [
    'a list that is not there',
    { map: ['resourceChanged: {list: Resource}', 'resourceChanged: {list: Actor}'] },
    ['Subscription.resourceChanged follows Actor, which is no list under `connections`.'],
  ],
  [
    'a list whose records have no events of their creation',
    { map: ['resourceChanged: {list: Resource}', 'resourceChanged: {list: Operation}'] },
    [
      'Subscription.resourceChanged is ResourceChange, but the map says OperationChange.',
      'Subscription.resourceChanged takes (filter: ResourceFilter, after: ID, reload: Boolean), but follows a list with (filter: OperationFilter, after: ID, reload: Boolean).',
      'Subscription.resourceChanged requires read:resources, but its list read:operations.',
      'Subscription.resourceChanged follows Operation, which has no events of its creation and its end.',
    ],
  ],
  [
    'a followed list with another cost',
    {
      sdl: [
        ': ResourceChange @scope(requires: ["read:resources"]) @cost(weight: 10)',
        ': ResourceChange @scope(requires: ["read:resources"])',
      ],
    },
    ['Subscription.resourceChanged weighs undefined, but a subscription 10.'],
  ],
])('names %s', (_, planted, expected) => {
  expect(differences(planted).sort()).toEqual([...expected].sort());
});

it('writes bounds of REST into prose', () => {
  expect(withBounds('{UserCreate.email.maxLength}, {ResourceCreate.metadata.propertyNames.maxLength}', platform)).toBe('254, 64');
  expect(withBounds('{ResourceCreate.description.maxLength}, {listUsers.name_contains.maxLength}', platform)).toBe('10,000, 200');
  expect(sdl).not.toMatch(/\{\w+\.\w+/);
});

it.each([
  ['{UserMake.email.maxLength}', 'there is no schema and no operation UserMake'],
  ['{UserCreate.mail.maxLength}', 'UserCreate has no mail; it has email, metadata, name, role'],
  ['{UserCreate.email.most}', 'UserCreate.email has no number most; it has maxLength'],
  ['{ResourceCreate.metadata.keys.maxLength}', 'ResourceCreate.metadata.keys has no number maxLength; it has none'],
  ['{UserCreate.email}', 'is no bound. A bound is that of a property, as {UserCreate.name.maxLength}'],
  ['{UserCreate.email.maxLength plain}', 'is no bound'],
  ['{ UserCreate.email.maxLength }', 'is no bound'],
])('says what is not there in prose with the bound %s', (written, message) => {
  expect(() => withBounds(`At most ${written} characters.`, platform)).toThrow(message);
});

it('the default of a page is the one of plans.yaml', () => {
  expect(sdl).toContain(`limit: Int = ${graphqlLimits.page}\n`);
});

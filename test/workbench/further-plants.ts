import type { BreakingPlant, Plant } from './plant.ts';

const platform = (family: string) => `openapi/platform/${family}.yaml`;
const account = (family: string) => `openapi/account/${family}.yaml`;
const identity = (family: string) => `openapi/identity/${family}.yaml`;
const shared = (file: string) => `openapi/shared/${file}.yaml`;
const graphql = (family: string) => `graphql/${family}.graphql`;
const channel = 'openapi/messages/channel.yaml';
const plans = 'openapi/plans.yaml';
const authority = 'openapi/authority.yaml';
const versions = 'openapi/versions.yaml';
const operators = 'openapi/operators/accounts.yaml';

type Change = [what: string, file: string, find: string[], to: string];
type Break = [...change: Change, rule: string, at?: string];

const harmless = (changes: readonly Change[]): Plant[] => changes.map(([what, file, find, to]) => ({ what, file, find, to }));
const breaking = (changes: readonly Break[]): BreakingPlant[] =>
  changes.map(([what, file, find, to, rule, at]) => ({ what, file, find, to, rules: [rule], ...(at === undefined ? {} : { at }) }));

/** What is there before the other changes: they move its days, make it stable, or take it away. */
export const beforeThem: readonly Plant[] = harmless([
  [
    'a deprecated operation',
    platform('users'),
    ['operationId: deleteUser', '    x-scopes:'],
    "    deprecated: true\n    x-deprecated: '2026-01-10'\n    x-sunset: '2027-01-10'\n    x-scopes:",
  ],
  [
    'a deprecated property',
    platform('webhooks'),
    ['  DeliveryAttempt:\n', '    properties:\n'],
    "    properties:\n      theme: {type: string, deprecated: true, x-deprecated: '2026-02-01', x-sunset: '2026-12-01'}\n",
  ],
  [
    'a deprecated header of requests',
    identity('oauth'),
    ['  StateQuery:\n', '    in: query\n'],
    "    in: query\n    deprecated: true\n    x-deprecated: '2026-03-01'\n",
  ],
  [
    'a deprecated field',
    graphql('users'),
    ['type User implements Node', '  metadata: JSONObject!\n'],
    '  metadata: JSONObject! @deprecated(reason: "Since 2026-02-01: use labels.")\n',
  ],
  ['a beta', platform('webhooks'), ['operationId: rotateWebhookSecret\n'], 'operationId: rotateWebhookSecret\n    x-stability: beta\n'],
  [
    'an operation with a later end',
    platform('webhooks'),
    ['operationId: testWebhook\n'],
    "operationId: testWebhook\n    deprecated: true\n    x-deprecated: '2026-01-10'\n    x-sunset: '2026-09-01'\n",
  ],
  [
    'an error of one family, and what others affect',
    platform('webhooks'),
    ['\ncatalogue:\n'],
    "\nerrors:\n  webhook_busy: {status: 409, description: 'The webhook is busy.'}\n\naffected:\n  USER_UPDATED:\n    - {records: {Webhook: created_by}, for: everyone}\n  RESOURCE_UPDATED:\n    - {records: {Webhook: any}, for: everyone}\n\ncatalogue:\n",
  ],
  [
    'an alternative to null',
    platform('webhooks'),
    ['  DeliveryAttempt:\n', "      error:\n        type: [string, 'null']\n        maxLength: 2000\n"],
    "      error:\n        anyOf:\n          - type: string\n            maxLength: 2000\n          - {type: 'null'}\n",
  ],
  [
    'readers of events',
    platform('webhooks'),
    ['  Webhook:\n    type: object\n'],
    '  Webhook:\n    type: object\n    x-readers: {of: id, person: created_by}\n    x-deleted-with: [created_by, url]\n',
  ],
  ['a number of any size', platform('webhooks'), ['  Delivery:\n', '      attempt_count:\n', '        format: int32\n'], ''],
  ['readers of other events', platform('users'), ['  User:\n    type: object\n'], '  User:\n    type: object\n    x-readers: {of: id}\n'],
  [
    'schemas that can be written otherwise',
    operators,
    ['  AccountCreated:\n', '    properties:\n'],
    `    properties:
      ticket: {type: [string, integer], maxLength: 9, minimum: 1}
      stage: {type: string, enum: [first, last]}
      former: {oneOf: [{$ref: '#/schemas/SuspensionReason'}, {type: 'null'}]}
`,
  ],
  [
    'an operation with an effect',
    platform('users'),
    ['operationId: replaceUser\n', '    x-emits: [USER_UPDATED]\n'],
    '    x-emits: [USER_UPDATED]\n    x-causes: [RESOURCE_DELETED, RESOURCE_UPDATED]\n',
  ],
]);

/** Changes that break clients, over all contracts, mostly in lines that others share; none hides another. */
export const furtherBreaks: readonly BreakingPlant[] = breaking([
  // Lines that all operations share
  ['403 only of writes', shared('common'), ["'403': {when: always"], "'403': {when: write", 'response-removed'],
  [
    'a header less',
    shared('common'),
    ["\n  - {when: always, $ref: 'headers.yaml#/X-RateLimit-Reset'}"],
    '',
    'response-header-removed',
    'headers:',
  ],
  [
    'replays without a mark',
    shared('common'),
    ["replayed:\n  - {$ref: 'headers.yaml#/Idempotency-Replayed'}"],
    'replayed: []',
    'response-header-removed',
    'replayed:',
  ],
  [
    'no version in requests',
    shared('common'),
    ["\n  - {when: always, $ref: 'parameters.yaml#/VersionHeader'}"],
    '',
    'parameter-removed',
    'parameters:',
  ],
  ['another name of a parameter', shared('parameters'), ['  name: limit\n'], '  name: page_size\n', 'parameter-removed'],
  ['fewer types of events', platform('webhooks'), ['  WebhookEvents:\n', 'maxItems: 100'], 'maxItems: 20', 'schema-constraint-changed'],
  ['times without milliseconds', shared('scalars'), ['Timestamp:\n', ":\\d{2}\\.\\d{3}Z$'"], ":\\d{2}Z$'", 'schema-constraint-changed'],
  [
    'a page that does not say whether more follow',
    shared('envelopes'),
    [
      'PageMeta:\n',
      '\n    has_more: {type: boolean, description: Whether more records follow; `links.next` is their address., examples: [true]}',
    ],
    '',
    'property-removed',
    'properties:',
  ],
  ['details of errors without codes', shared('errors'), ["\n    code: {$ref: '#/DetailCode'}"], '', 'property-removed', 'properties:'],
  ['another place of a credential', shared('security'), ['ApiKeyQuery:\n', 'name: api_key'], 'name: key', 'security-scheme-changed'],
  [
    'a header of responses with another type',
    shared('headers'),
    ['X-RateLimit-Limit:\n', 'type: integer, format: int64'],
    'type: string',
    'schema-type-changed',
  ],
  [
    'conflicts in another media type',
    shared('responses'),
    ['\nConflict:\n', 'application/json:'],
    'application/vnd.tessera+json:',
    'media-type-removed',
  ],
  [
    'no 413 of OAuth',
    identity('errors'),
    ["\n  '413': {when: body, $ref: '#/responses/OAuthPayloadTooLarge'}"],
    '',
    'response-removed',
    'oauth:',
  ],
  // REST
  [
    'the id of another record',
    platform('webhooks'),
    ["      created_by: {$ref: 'users.yaml#/schemas/UserId'"],
    "      created_by: {$ref: 'resources.yaml#/schemas/ResourceId'",
    'schema-replaced',
  ],
  [
    'a default where there was none',
    platform('users'),
    ['  UserCreate:\n', "role: {$ref: '#/schemas/UserRole'}"],
    "role: {$ref: '#/schemas/UserRole', default: viewer}",
    'default-changed',
  ],
  [
    'an object as a default where there was none',
    platform('batches'),
    ['  BatchOperation:\n', '      query:\n        type: object\n'],
    '      query:\n        type: object\n        default: {}\n',
    'default-changed',
  ],
  [
    'an operation that is a beta again',
    platform('resources'),
    ['operationId: createResource\n'],
    'operationId: createResource\n    x-stability: beta\n',
    'stability-lowered',
  ],
  ['an earlier end of an operation', platform('users'), ["x-sunset: '2027-01-10'"], "x-sunset: '2026-08-01'", 'notice-shortened'],
  ['an earlier end of a property', platform('webhooks'), ["x-sunset: '2026-12-01'"], "x-sunset: '2026-09-01'", 'notice-shortened'],
  ['a deprecation that began earlier', identity('oauth'), ["x-deprecated: '2026-03-01'"], "x-deprecated: '2025-03-01'", 'notice-shortened'],
  [
    'no null in a body',
    platform('webhooks'),
    ['  WebhookUpdate:\n', "description: {type: [string, 'null']"],
    'description: {type: string',
    'schema-type-changed',
  ],
  [
    'another format of an answer',
    identity('device'),
    ['verification_uri: {type: string, format: uri,'],
    'verification_uri: {type: string, format: uri-reference,',
    'schema-constraint-changed',
  ],
  ['another status of an error', shared('errors'), ['\n    unknown_path: 404'], '\n    unknown_path: 410', 'error-status-changed'],
  [
    'another status of an error of one family',
    platform('webhooks'),
    ['webhook_busy: {status: 409'],
    'webhook_busy: {status: 423',
    'error-status-changed',
  ],
  [
    'fewer readers of events',
    platform('webhooks'),
    ['x-readers: {of: id, person: created_by}'],
    'x-readers: {of: id}',
    'event-readers-changed',
  ],
  [
    'events that not everyone may read now',
    platform('resources'),
    ['  Resource:\n    type: object\n'],
    '  Resource:\n    type: object\n    x-readers: {of: id}\n',
    'event-readers-changed',
  ],
  [
    'an effect less',
    platform('users'),
    ['x-causes: [RESOURCE_DELETED, RESOURCE_UPDATED]'],
    'x-causes: [RESOURCE_UPDATED]',
    'events-removed',
  ],
  [
    'a filter less, whose input in GraphQL has fields of its own',
    platform('resources'),
    ['  Resource:\n', 'description: Get the owner., x-filter: true'],
    'description: Get the owner.',
    'parameter-removed',
  ],
  ['a kind of work less', platform('webhooks'), ['operation-types: [webhook_recovery]'], 'operation-types: []', 'enum-values-removed'],
  [
    'a record that is no longer deleted with another one',
    platform('webhooks'),
    ['x-deleted-with: [created_by, url]'],
    'x-deleted-with: [url]',
    'event-effects-removed',
  ],
  [
    'an effect on other records less',
    platform('webhooks'),
    ['RESOURCE_UPDATED:\n    - {records: {Webhook: any}, for: everyone}'],
    'RESOURCE_UPDATED:\n    - {records: {Webhook: any}, for: readers}',
    'event-effects-removed',
    'RESOURCE_UPDATED',
  ],
  ['an effect of its own less', platform('users'), ['changed: role}'], 'changed: name}', 'event-effects-removed', 'affects'],
  [
    'a format of what lists are filtered by',
    platform('webhooks'),
    ['  Delivery:\n', '      attempt_count:\n', '        type: integer\n'],
    '        type: integer\n        format: int32\n',
    'schema-constraint-changed',
  ],
  ['a cause less', platform('resources'), ['x-caused-by: [deleteUser, removeMember]'], 'x-caused-by: [deleteUser]', 'events-removed'],
  [
    'a link less',
    platform('users'),
    [
      "\n      deleteUser: {operationId: deleteUser, parameters: {user_id: '$response.body#/data/id'}, description: Delete the user again.}",
    ],
    '',
    'link-removed',
    'links:',
  ],
  [
    'a link to another operation',
    platform('resources'),
    ['getResourceOwner: {operationId: getUser,'],
    'getResourceOwner: {operationId: getResource,',
    'link-removed',
  ],
  [
    'a longer text or null',
    platform('webhooks'),
    ['          - type: string\n            maxLength: 2000'],
    '          - type: string\n            maxLength: 4000',
    'schema-constraint-changed',
  ],
  [
    'events that no longer say what has changed',
    platform('resources'),
    ['  RESOURCE_UPDATED:', '\n    changes: true'],
    '',
    'event-changes-removed',
    '  RESOURCE_UPDATED:',
  ],
  [
    'another form of errors of one operation',
    identity('sessions'),
    ['\nrenew:', 'x-errors: session'],
    'x-errors: oauth',
    'schema-replaced',
  ],
  ['an order less, also in GraphQL', platform('users'), ['  User:\n', '      created_at: {', ', x-sort: true'], '', 'enum-values-removed'],
  ['an error less', shared('errors'), ['  x-statuses:', '\n    upstream_error: 502'], '', 'error-status-changed', '  x-statuses:'],
  // The registry of versions
  ['a form of pages less', versions, ['pagination: [page, offset, cursor]'], 'pagination: [page, cursor]', 'pagination-removed'],
  ['another form of errors', versions, ['errors: form-a'], 'errors: problem', 'error-form-changed'],
  // Identity, account, operators
  [
    'a closed form',
    identity('oauth'),
    ['  UserInfoRequest:\n', '    type: object\n'],
    '    type: object\n    additionalProperties: false\n',
    'schema-constraint-changed',
  ],
  [
    'more redirect addresses than clients read',
    account('applications'),
    ['  RedirectUris: &RedirectUris\n', 'maxItems: 20'],
    'maxItems: 40',
    'schema-constraint-changed',
  ],
  [
    'a type of applications less',
    account('applications'),
    ['  ApplicationKey:\n', 'enum: [RSA, EC, OKP]'],
    'enum: [EC, OKP]',
    'enum-values-removed',
  ],
  [
    'an answer of operators less',
    operators,
    ['operationId: suspendAccount', "\n      '409': {$ref: '#/responses/OperatorConflict'}"],
    '',
    'response-removed',
    'responses:',
  ],
  [
    'a parameter that operators must send',
    operators,
    ['  AccountsStatus:\n', '    in: query\n'],
    '    in: query\n    required: true\n',
    'parameter-became-required',
  ],
  // Messages
  [
    'frames in another media type',
    channel,
    ['defaultContentType: application/json'],
    'defaultContentType: application/cbor',
    'channel-changed',
  ],
  ['another address of the channel', channel, ['address: /v1/websocket'], 'address: /v1/socket', 'channel-changed'],
  ['another method of the upgrade', channel, ['ws: {method: GET'], 'ws: {method: POST', 'channel-changed'],
  [
    'a server less',
    channel,
    ['\n  ap: {host: api.ap.tessera.example, protocol: wss, description: Asia-Pacific.}'],
    '',
    'server-removed',
    'servers:',
  ],
  ['another host', channel, ['eu: {host: api.eu.tessera.example'], 'eu: {host: api.europe.tessera.example', 'server-changed'],
  ['a code after which nobody connects again', channel, ['reason: slow\n', 'reconnect: true'], 'reconnect: false', 'close-code-changed'],
  ['a new limit of a connection', channel, ['  frames_at_once: 500\n'], '  frames_at_once: 500\n  calls_at_once: 16\n', 'limit-added'],
  ['rarer pings', channel, ['ping_seconds: 25'], 'ping_seconds: 50', 'limit-raised'],
  [
    'another record of an event',
    platform('webhooks'),
    ['\n  WEBHOOK_DELETED:', '    example:'],
    '    subject: users\n    example:',
    'event-subject-changed',
  ],
  // GraphQL
  ['another specification of a scalar', graphql('schema'), ['rfc3339'], 'rfc9557', 'scalar-specification-changed'],
  ['a deprecation that began earlier, of a field', graphql('users'), ['Since 2026-02-01'], 'Since 2025-02-01', 'notice-shortened'],
  ['a type that is no node', graphql('resources'), ['type Resource implements Node'], 'type Resource', 'object-type-interface-removed'],
  [
    'an argument less',
    graphql('resources'),
    [
      '  deleteResource(\n',
      '\n\n    "The version that the record must still have; otherwise it is VERSION_MISMATCH, and nothing is written. Any version when left out."\n    ifVersion: Int\n',
    ],
    '\n',
    'field-argument-removed',
    '  deleteResource(',
  ],
  [
    'a directive of one place',
    graphql('schema'),
    ['directive @scope', 'requires: [String!]!'],
    'requires: [ID!]!',
    'directive-argument-type-changed',
  ],
  // Plans and authority
  ['limits of a plan without limits', plans, ['  enterprise: null'], '  enterprise: {limit: 5000, burst: 8000}', 'limit-added'],
  ['a limit of its own', plans, ['\napplications: 100\n'], '\napplications: 100\ndevices: 50\n', 'limit-added'],
  ['one more limit of GraphQL', plans, ['  aliases: 15\n'], '  aliases: 15\n  directives: 20\n', 'limit-added'],
  ['a shorter longest `Retry-After`', plans, ['retry_after: 86400}'], 'retry_after: 3600}', 'limit-lowered'],
  ['fewer keys of metadata', plans, ['metadata: {keys: 50'], 'metadata: {keys: 40', 'limit-lowered'],
  ['a longer wait for attempts', plans, ['  sign_in: {limit: 10, window: 900}'], '  sign_in: {limit: 10, window: 1800}', 'limit-raised'],
  ['one more scope for a word', authority, ['\nkey:\n', 'needs: []'], 'needs: [admin]', 'authority-added'],
  [
    'one more scope of programs',
    authority,
    ['\nlink:\n', "alone: ['write:logins']"],
    "alone: ['write:logins', 'admin']",
    'authority-added',
  ],
  ['a comparison with the credential', authority, ['\nremoval:\n', 'within: false'], 'within: true', 'authority-added'],
  [
    'what ends with its credential',
    authority,
    ['\napplication:\n', '  recent: true\n'],
    '  recent: true\n  tied: true\n',
    'authority-tie-changed',
  ],
  ['a recent sign-in', authority, ['\nproof:\n', 'recent: false'], 'recent: true', 'recent-sign-in-added'],
]);

/** Changes that take nothing from clients. */
export const furtherHarmless: readonly Plant[] = harmless([
  ['earlier first attempts', plans, ['waits: [5, 300'], 'waits: [1, 60'],
  ['entries of guesses sooner', plans, ['audited_guesses: 900'], 'audited_guesses: 300'],
  ['letters about refusals sooner', plans, ['refusal_letter: 86400'], 'refusal_letter: 3600'],
  ['a shorter wait for attempts', plans, ['  passkey: {limit: 10, window: 900}'], '  passkey: {limit: 20, window: 600}'],
  ['a figure of something new', plans, ['\nwebhooks: 100\n'], '\nwebhooks: 100\nbadges: 5\n'],
  [
    'what that figure is about',
    platform('resources'),
    ['  ResourceUpdate:\n', '    properties:\n'],
    "    properties:\n      badges: {type: array, maxItems: '{plans.badges}', items: {type: string}, description: 'At most {plans.badges} badges.'}\n",
  ],
  ['a plan with more', plans, ['professional: {limit: 300, burst: 500}'], 'professional: {limit: 400, burst: 800}'],
  ['more frames', channel, ['frames_per_second: 1000'], 'frames_per_second: 2000'],
  ['a longer wait for a pong', channel, ['pong_seconds: 8'], 'pong_seconds: 12'],
  [
    'one more server of the channel',
    channel,
    ['\n  sandbox: {host:'],
    "\n  sa: {host: api.sa.tessera.example, protocol: wss, description: 'South America.'}\n  sandbox: {host:",
  ],
  [
    'one more reason of a closing',
    channel,
    ['\n  - code: 3500'],
    '\n  - code: 3014\n    reason: moved\n    reconnect: true\n    description: The account has moved.\n  - code: 3500',
  ],
  [
    'an effect on further records',
    platform('webhooks'),
    ['USER_UPDATED:\n    - {records: {Webhook: created_by}, for: everyone}'],
    'USER_UPDATED:\n    - {records: {Webhook: created_by, Resource: any}, for: everyone}',
  ],
  ['more readers of events', platform('users'), ['x-readers: {of: id}'], 'x-readers: {of: id, person: id}'],
  [
    'a cause that its operation names',
    platform('users'),
    ['operationId: updateUser\n', 'x-emits: [USER_UPDATED]\n'],
    'x-emits: [USER_UPDATED]\n    x-causes: [RESOURCE_UPDATED]\n',
  ],
  [
    'one more link',
    platform('users'),
    ["\n      updateUser: {operationId: updateUser, parameters: {user_id: '$response.body#/data/id'}, description: Change the role.}"],
    "\n      updateUser: {operationId: updateUser, parameters: {user_id: '$response.body#/data/id'}, description: Change it.}\n      readUser: {operationId: getUser, parameters: {user_id: '$response.body#/data/id'}, description: Read it again.}",
  ],
  ['other words about the channel', channel, ['title: The channel'], 'title: One channel'],
  ['a scope less for a word', authority, ['\nfeed:\n', "needs: ['read:events']"], 'needs: []'],
  ['no comparison with the credential', authority, ['\napplication:\n', 'within: true'], 'within: false'],
  [
    'one more word',
    authority,
    ['\nless:\n'],
    '\nloan:\n  says: Lends something.\n  needs: [admin]\n  within: true\n  recent: true\nless:\n',
  ],
  ['a later end of an operation', platform('webhooks'), ['operationId: testWebhook\n', "x-sunset: '2026-09-01'"], "x-sunset: '2027-09-01'"],
  ['a beta that becomes stable', platform('webhooks'), ['\n    x-stability: beta\n'], '\n'],
  [
    'a property behind a reference',
    platform('resources'),
    [
      '      name: {type: string, minLength: 1, maxLength: 200, description: The name that people use for it., examples: [Theodolite 3], x-filter: true, x-sort: true, x-search: title}',
    ],
    "      name: {$ref: '#/schemas/ResourceName', x-filter: true, x-sort: true, x-search: title}",
  ],
  [
    'the schema behind it',
    platform('resources'),
    ['\n  ResourceCreate:\n'],
    '\n  ResourceName: {type: string, minLength: 1, maxLength: 200, description: The name that people use for it., examples: [Theodolite 3]}\n  ResourceCreate:\n',
  ],
  ['a constant instead of a list of one', account('applications'), ['use: {type: string, enum: [sig],'], 'use: {type: string, const: sig,'],
  [
    'a text or null, as alternatives',
    platform('webhooks'),
    ['  Webhook:\n', "description: {type: [string, 'null'], maxLength: 1000,"],
    "description: {anyOf: [{type: string, maxLength: 1000}, {type: 'null'}],",
  ],
  [
    'two types as alternatives',
    operators,
    ['ticket: {type: [string, integer], maxLength: 9, minimum: 1}'],
    'ticket: {anyOf: [{type: integer, exclusiveMinimum: 0}, {type: string, maxLength: 9}]}',
  ],
  ['values that say of which type they are', operators, ['stage: {type: string, enum'], 'stage: {enum'],
  [
    'a text or null, without the reference to the text',
    operators,
    ["former: {oneOf: [{$ref: '#/schemas/SuspensionReason'}, {type: 'null'}]}"],
    "former: {type: [string, 'null'], minLength: 1, maxLength: 500}",
  ],
  [
    'the next bound that is not reached',
    operators,
    ["rate_limit: {type: [integer, 'null'], format: int32, minimum: 1"],
    "rate_limit: {type: [integer, 'null'], format: int32, exclusiveMinimum: 0",
  ],
  [
    'one schema in a list',
    operators,
    ["      data: {$ref: '#/schemas/OperatedAccount'}"],
    "      data: {allOf: [{$ref: '#/schemas/OperatedAccount'}]}",
  ],
  ['values in another order', platform('resources'), ['enum: [active, archived, pending]'], 'enum: [pending, active, archived]'],
  [
    '410 of more operations',
    shared('common'),
    ["'410': {when: numbered, $ref: 'responses.yaml#/Gone'}"],
    "'410': {when: always, $ref: 'responses.yaml#/Gone'}",
  ],
  [
    'a longer code of a device',
    identity('device'),
    ['expires_in: {type: integer, format: int32, minimum: 1, maximum: 86400'],
    'expires_in: {type: integer, format: int32, minimum: 60, maximum: 86400',
  ],
  ['an example of a parameter of operators', operators, ['  GraceDays:\n', '    in: query\n'], '    in: query\n    example: 30\n'],
  [
    'an alternative less in answers',
    account('applications'),
    ['jwks:\n', "\n          - {type: 'null', description: The application has no keys., examples: [null]}"],
    '',
  ],
  [
    'a deprecated argument',
    graphql('resources'),
    ['  updateResource(\n', '    ifVersion: Int\n'],
    '    ifVersion: Int @deprecated(reason: "Since 2026-11-01: read it again.")\n',
  ],
  ['an optional field of an input', graphql('users'), ['input CreateUserInput {\n'], 'input CreateUserInput {\n  label: String\n'],
  ['one more scalar', graphql('schema'), ['scalar JSONObject @specifiedBy'], 'scalar Colour\n\nscalar JSONObject @specifiedBy'],
]);

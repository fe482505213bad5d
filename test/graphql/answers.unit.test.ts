import { buildSchema, execute, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import { refuseViolations, trustAnswers } from '../../src/graphql/answers.ts';
import { formatted } from '../../src/graphql/errors.ts';

const sdl = `
  type Query { webhook(id: ID, at: Int! = 1): Webhook webhooks: [Webhook!]! status: Status days: [Int!]! any: Any comment: Any }
  interface Any { id: ID! }
  type Webhook implements Any { id: ID! url: String! createdAt: String status: Status creatorId: ID! events: [String!]! }
  type Other { id: ID! }
  enum Status { ENABLED PAUSED }
`;

const id = 'whk_01jq3x5gkz0v7t9n2m4p6r8s1w';
const good = {
  id,
  url: 'https://maps.example.com/hook',
  createdAt: '2026-03-14T09:26:53.589Z',
  status: 'enabled',
  creatorId: 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w',
  events: ['USER_CREATED'],
};

/** The schema of a platform that spells the values of its enum as REST does. */
const schemaOf = (): GraphQLSchema => {
  const schema = buildSchema(sdl);
  const { Status } = schema.getTypeMap() as unknown as { Status: { getValues: () => { name: string; value: string }[] } };
  for (const one of Status.getValues()) one.value = one.name.toLowerCase();
  return schema;
};

/** What a client gets of an operation, and what is logged of it. */
const answered = async (check: typeof trustAnswers, query: string, rootValue: object, variableValues = {}) => {
  const logged: unknown[] = [];
  const { data, errors = [] } = await execute({ schema: check(schemaOf()), document: parse(query), rootValue, variableValues });
  const context = { requestId: 'req_1', explain: () => undefined, report: (failure: unknown) => logged.push(failure) };
  return { data, errors: errors.map((error) => formatted(error, context)), logged };
};

const lies: [what: string, query: string, planted: object, field: string, message: string][] = [
  ['a value of no enum', '{ webhook { status } }', { status: 'hunter2' }, 'Webhook.status', 'Must be one of: enabled, paused, disabled.'],
  ['a number for a text', '{ webhook { url } }', { url: 7 }, 'Webhook.url', 'Must be of type string.'],
  ['an object for a text', '{ webhook { url } }', { url: { secret: 'hunter2' } }, 'Webhook.url', 'Must be of type string.'],
  [
    'a text that is too long',
    '{ webhook { url } }',
    { url: `https://${'x'.repeat(2048)}` },
    'Webhook.url',
    'Must have at most 2048 characters.',
  ],
  ['no time', '{ webhook { createdAt } }', { createdAt: 'hunter2' }, 'Webhook.createdAt', 'Must match the pattern '],
  ['the id of another kind of record', '{ webhook { creatorId } }', { creatorId: id }, 'Webhook.creatorId', 'Must be the id of a user'],
  ['a wrong value in a list', '{ webhook { events } }', { events: ['USER_CREATED', 7] }, 'Webhook.events[1]', 'Must be one of: '],
  ['nothing where there has to be something', '{ webhook { id } }', { id: null }, 'Webhook.id', 'Must be of type string.'],
];

describe('what a resolver returns, in development', () => {
  it('passes as it is documented', async () => {
    const query = '{ webhook { id url createdAt status creatorId events } webhooks { id } status days any { id } }';
    const { data, errors } = await answered(refuseViolations, query, {
      webhook: Promise.resolve(good),
      webhooks: [good],
      status: 'paused',
      days: [1],
      any: { __typename: 'Webhook', ...good },
    });
    expect([data?.status, errors]).toEqual(['PAUSED', []]);
  });

  it.each(lies)('is refused and explained: %s', async (_what, query, planted, field, message) => {
    const { errors, logged } = await answered(refuseViolations, query, { webhook: { ...good, ...planted } });
    expect(errors).toMatchObject([
      {
        extensions: {
          code: 'INTERNAL_SERVER_ERROR',
          reason: 'contract_violation',
          details: { [field]: { message: expect.stringContaining(message) } },
        },
      },
    ]);
    expect(logged).toEqual([expect.any(ServiceError)]);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });

  it.each([
    ['{ status }', { status: 'lost' }, 'Query.status', 'Must be one of: ENABLED, PAUSED.'],
    ['{ days }', { days: [1, 'two'] }, 'Query.days[1]', 'Must be an integer from -2147483648 to 2147483647.'],
    ['{ days }', { days: null }, 'Query.days', 'Must not be null.'],
    ['{ days }', { days: 7 }, 'Query.days', 'Must be a list.'],
    ['{ webhooks { id } }', { webhooks: [id] }, 'Query.webhooks[0]', 'Must be of type object.'],
  ])('is held to its type where it shows no property of REST: %s of %j', async (query, root, field, message) => {
    const { errors } = await answered(refuseViolations, query, root);
    expect(errors[0]!.extensions).toMatchObject({ reason: 'contract_violation', details: { [field]: { message } } });
  });

  it('says where the contract states it', async () => {
    const { errors } = await answered(refuseViolations, '{ webhook { url } }', { webhook: { ...good, url: 7 } });
    expect(errors[0]!.message).toBe(
      'Webhook.url was resolved to a value that its contract does not document: see openapi/platform/webhooks.yaml#/schemas/Webhook/properties/url.',
    );
  });
});

describe('what a resolver returns, in production', () => {
  it.each([
    ['a value of no enum', '{ status }', { status: 'hunter2' }],
    ['an object for a text', '{ webhook { url } }', { webhook: { url: { secret: 'hunter2' } } }],
    ['no list', '{ days }', { days: 'hunter2' }],
    ['a record that its field cannot have', '{ any { id } }', { any: { __typename: 'Other', id } }],
    [
      'an error of GraphQL',
      '{ status }',
      {
        status: () => {
          throw new GraphQLError('hunter2');
        },
      },
    ],
  ])('is an internal error that is logged: %s', async (_what, query, root) => {
    const { errors, logged } = await answered(trustAnswers, query, root);
    expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR', reason: 'internal_error', details: {} } }]);
    expect(logged).toMatchObject([{ path: expect.any(Array) }]);
    expect(JSON.stringify(errors)).not.toContain('hunter2');
  });

  it.each([
    ['its enum', '{ status }', { status: 'hunter2' }, 'Must be one of: ENABLED, PAUSED.'],
    ['its type', '{ webhook { url } }', { webhook: { url: { secret: 'hunter2' } } }, 'String cannot represent value'],
    ['its number', '{ days }', { days: ['hunter2'] }, 'Int cannot represent non-integer value'],
  ])('is logged with its field and %s, without the value', async (_what, query, root, message) => {
    const { logged } = await answered(trustAnswers, query, root);
    expect(logged).toMatchObject([{ message, path: expect.any(Array) }]);
    expect(JSON.stringify(logged)).not.toContain('hunter2');
  });

  it('is not mistaken for a wrong argument', async () => {
    const query = 'query ($at: Int) { webhook(at: $at) { id } }';
    const { errors, logged } = await answered(trustAnswers, query, { webhook: good }, { at: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'invalid_parameters' } }]);
    expect(logged).toEqual([]);
  });
});

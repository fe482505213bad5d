import { buildSchema, execute, GraphQLError, type GraphQLSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import { refuseViolations, trustAnswers } from '../../src/graphql/answers.ts';
import { formatted } from '../../src/graphql/errors.ts';

const sdl = `
  type Query { task(id: ID, at: Int! = 1): Task tasks: [Task!]! status: Status days: [Int!]! any: Any comment: Any }
  interface Any { id: ID! }
  type Task implements Any { id: ID! title: String! dueAt: String status: Status projectId: ID! tags: [String!]! }
  type Other { id: ID! }
  enum Status { TODO DONE }
`;

const id = 'tsk_01jq3x5gkz0v7t9n2m4p6r8s1w';
const good = { id, title: 'Draw', dueAt: null, status: 'todo', projectId: 'prj_01jq3x5gkz0v7t9n2m4p6r8s1w', tags: ['map'] };

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
  [
    'a value of no enum',
    '{ task { status } }',
    { status: 'hunter2' },
    'Task.status',
    'Must be one of: todo, in_progress, done, cancelled.',
  ],
  ['a number for a text', '{ task { title } }', { title: 7 }, 'Task.title', 'Must be of type string.'],
  ['an object for a text', '{ task { title } }', { title: { secret: 'hunter2' } }, 'Task.title', 'Must be of type string.'],
  ['a text that is too long', '{ task { title } }', { title: 'x'.repeat(501) }, 'Task.title', 'Must have at most 300 characters.'],
  ['no time', '{ task { dueAt } }', { dueAt: 'hunter2' }, 'Task.dueAt', 'Must be an instant such as 2026-03-14T09:26:53Z.'],
  ['the id of another kind of record', '{ task { projectId } }', { projectId: id }, 'Task.projectId', 'Must be the id of a project'],
  ['a wrong value in a list', '{ task { tags } }', { tags: ['map', 7] }, 'Task.tags[1]', 'Must be of type string.'],
  ['nothing where there has to be something', '{ task { id } }', { id: null }, 'Task.id', 'Must be of type string.'],
];

describe('what a resolver returns, in development', () => {
  it('passes as it is documented', async () => {
    const query = '{ task { id title dueAt status projectId tags } tasks { id } status days any { id } }';
    const { data, errors } = await answered(refuseViolations, query, {
      task: Promise.resolve(good),
      tasks: [good],
      status: 'done',
      days: [1],
      any: { __typename: 'Task', ...good },
    });
    expect([data?.status, errors]).toEqual(['DONE', []]);
  });

  it.each(lies)('is refused and explained: %s', async (_what, query, planted, field, message) => {
    const { errors, logged } = await answered(refuseViolations, query, { task: { ...good, ...planted } });
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
    ['{ status }', { status: 'lost' }, 'Query.status', 'Must be one of: TODO, DONE.'],
    ['{ days }', { days: [1, 'two'] }, 'Query.days[1]', 'Must be an integer from -2147483648 to 2147483647.'],
    ['{ days }', { days: null }, 'Query.days', 'Must not be null.'],
    ['{ days }', { days: 7 }, 'Query.days', 'Must be a list.'],
    ['{ tasks { id } }', { tasks: [id] }, 'Query.tasks[0]', 'Must be of type object.'],
  ])('is held to its type where it shows no property of REST: %s of %j', async (query, root, field, message) => {
    const { errors } = await answered(refuseViolations, query, root);
    expect(errors[0]!.extensions).toMatchObject({ reason: 'contract_violation', details: { [field]: { message } } });
  });

  it('says where the contract states it', async () => {
    const { errors } = await answered(refuseViolations, '{ task { dueAt } }', { task: { ...good, dueAt: 'soon' } });
    expect(errors[0]!.message).toBe(
      'Task.dueAt was resolved to a value that its contract does not document: see openapi/platform/tasks.yaml#/schemas/Task/properties/due_at.',
    );
  });
});

describe('what a resolver returns, in production', () => {
  it.each([
    ['a value of no enum', '{ status }', { status: 'hunter2' }],
    ['an object for a text', '{ task { title } }', { task: { title: { secret: 'hunter2' } } }],
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

  it('is not mistaken for a wrong argument', async () => {
    const query = 'query ($at: Int) { task(at: $at) { id } }';
    const { errors, logged } = await answered(trustAnswers, query, { task: good }, { at: null });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'invalid_parameters' } }]);
    expect(logged).toEqual([]);
  });
});

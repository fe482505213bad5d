import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { type Answered, bootTessera, type Caller, type Tessera } from '../support/tessera.ts';
import { errorIn, undocumented } from './answer-check.ts';
import { breaksOf, textBreaksOf } from './broken-input.ts';
import {
  accountOperations,
  differingOperations,
  nameOf,
  nowhere,
  otherVersions,
  type PublishedOperation,
  publishedOperations,
  resolve,
} from './published.ts';

const named = (operations: PublishedOperation[]) => operations.map((operation) => [nameOf(operation), operation] as const);
const every = named([...publishedOperations, ...accountOperations, ...differingOperations]);
const everyOfEach = named([...publishedOperations, ...accountOperations, ...otherVersions]);
const withBody = every.filter(([, { body }]) => body && resolve(body.schema).properties);

const withQuery = every.filter(([, { parameters }]) => parameters.some((one) => one.in === 'query'));

describe('every operation of the contract', () => {
  let tessera: Tessera;
  let admin: Caller;
  beforeAll(async () => {
    tessera = await bootTessera({ env: { TESSERA_TRUSTED_PROXIES: '127.0.0.1' } });
    admin = tessera.admin;
  });
  afterAll(() => tessera.close());

  /** Holds an answer, with its headers, against what is documented of it. */
  const fits = (operation: PublishedOperation, { status, headers, body }: Pick<Answered, 'status' | 'headers' | 'body'>) => {
    const type = headers.get('content-type')?.split(';')[0];
    expect(undocumented(operation, { status, headers, type, body })).toEqual([]);
  };
  const filled = (operationId: string) => !tessera.unfilled.includes(operationId);

  it.each(everyOfEach)('%s answers 401 without credentials and with bad ones', async (_operationId, operation) => {
    // Nobody uses up the requests that an address has without credentials.
    const at = everyOfEach.findIndex(([, one]) => one === operation);
    const address = `192.0.${2 + Math.floor(at / 200)}.${1 + (at % 200)}`;
    for (const headers of [{}, { Authorization: 'Bearer nonsense' }, { 'X-Session-Token': 'nonsense' }]) {
      const response = await fetch(`${tessera.url}${nowhere(operation)}`, {
        method: operation.method,
        headers: { ...headers, 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' },
      });
      expect(response.status).toBe(401);
      fits(operation, { status: response.status, headers: response.headers, body: await response.json() });
    }
  });

  it.each(every.filter(([, { method }]) => method !== 'GET'))('%s is refused to a viewer', async (_operationId, operation) => {
    const viewer = await tessera.someone('viewer', ['read', 'write', 'admin']);
    const answer = await viewer.call(operation.method, nowhere(operation));
    expect([answer.status, errorIn(answer.body).code]).toEqual([403, 'insufficient_permissions']);
    fits(operation, answer);
  });

  it.each(withBody)('%s refuses a body with each constraint broken in turn, and says where', async (_operationId, operation) => {
    const { schema, example } = operation.body!;
    const { properties = {}, required = [], additionalProperties } = resolve(schema);
    const send = (body: unknown) => admin.call(operation.method, nowhere(operation), body);
    const refused = async (body: unknown, field: string, rule: string) => {
      const answer = await send(body);
      expect({ field, rule, status: answer.status, fields: errorIn(answer.body).details.map(({ field }) => field) }).toEqual({
        field,
        rule,
        status: 400,
        fields: expect.arrayContaining([expect.stringMatching(new RegExp(`^${field}($|[.[])`))]),
      });
      fits(operation, answer);
    };
    for (const [name, property] of Object.entries(properties))
      for (const { rule, value } of breaksOf(property)) await refused({ ...example, [name]: value }, name, rule);
    for (const name of required) {
      const { [name]: _left, ...rest } = example;
      await refused(rest, name, 'required');
    }
    if (additionalProperties === false) await refused({ ...example, surplus_property: 1 }, 'surplus_property', 'additionalProperties');
  });

  it.each(withQuery)('%s refuses each parameter with each constraint broken in turn, and unknown ones', async (_operationId, operation) => {
    const refused = async (name: string, value: string) => {
      const answer = await admin.call(operation.method, `${nowhere(operation)}?${new URLSearchParams({ [name]: value })}`);
      expect({ name, value, status: answer.status }).toEqual({ name, value, status: 400 });
      expect(errorIn(answer.body).details.some(({ field }) => field === name || field.startsWith(`${name}[`))).toBe(true);
      fits(operation, answer);
    };
    for (const { name, schema } of operation.parameters.filter((one) => one.in === 'query'))
      for (const { value } of textBreaksOf(schema)) await refused(name, value);
    await refused('surplus_parameter', '1');
  });

  it.each(everyOfEach.filter(([, { path }]) => path.includes('{')))(
    '%s answers 404 for a record that is not there',
    async (_name, operation) => {
      if (!filled(operation.operationId)) return;
      const answer = await admin.call(operation.method, nowhere(operation), operation.body?.example);
      expect(answer.status).toBe(404);
      fits(operation, answer);
    },
  );

  it.each(every)('%s answers 406 for a coding that there is not', async (_operationId, operation) => {
    const answer = await admin.call(operation.method, nowhere(operation), undefined, { 'Accept-Encoding': '*;q=0' });
    expect([answer.status, errorIn(answer.body).code]).toEqual([406, 'not_acceptable']);
    fits(operation, answer);
  });

  it('answers 501 in form A wherever nobody has filled a handler yet', async () => {
    const asked = [...publishedOperations, ...accountOperations].filter(
      ({ operationId: id, body }) => !filled(id) && (body || operations[id].takes.length === 0),
    );
    for (const operation of asked) {
      const { operationId } = operation;
      const answer = await admin.call(operation.method, nowhere(operation), operation.body?.example);
      expect([operationId, answer.status, answer.body.error.code]).toEqual([operationId, 501, 'not_implemented']);
      fits(operation, answer);
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { answerViolations } from '../../src/contract/validate.ts';
import { bootTessera, type Caller, type Tessera } from '../support/tessera.ts';
import { breaksOf, textBreaksOf } from './broken-input.ts';
import { type PublishedOperation, publishedOperations, resolve } from './published.ts';

/** Path parameters that are well formed and name nothing. */
const nowhere = (operation: PublishedOperation): string =>
  operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = operation.parameters.find((one) => one.in === 'path' && one.name === name)!;
    return String(resolve(schema).examples![0]);
  });

const every = publishedOperations.map((operation) => [operation.operationId as OperationId, operation] as const);
const withBody = every.filter(([, { body }]) => body && resolve(body.schema).properties);
const withQuery = every.filter(([, { parameters }]) => parameters.some((one) => one.in === 'query'));

describe('every operation of the contract', () => {
  let tessera: Tessera;
  let admin: Caller;
  beforeAll(async () => {
    tessera = await bootTessera();
    admin = tessera.admin;
  });
  afterAll(() => tessera.close());

  const fits = (operationId: OperationId, status: number, body: unknown) => {
    expect(answerViolations(operationId, status, body)).toBeUndefined();
  };
  const filled = (operationId: string) => !tessera.unfilled.includes(operationId);

  it.each(every)('%s answers 401 without credentials and with bad ones', async (operationId, operation) => {
    for (const headers of [{}, { Authorization: 'Bearer nonsense' }, { 'X-Session-Token': 'nonsense' }]) {
      const response = await fetch(`${tessera.url}${nowhere(operation)}`, {
        method: operation.method,
        headers: { ...headers, 'X-Forwarded-For': operationId },
      });
      expect([401, 429]).toContain(response.status);
      fits(operationId, response.status, await response.json());
    }
  });

  it.each(every.filter(([id]) => operations[id].scopes.length > 0))(
    '%s answers 403 invalid_scope without each of its scopes',
    async (operationId, operation) => {
      for (const scope of operations[operationId].scopes) {
        const others = [...new Set(Object.values(operations).flatMap(({ scopes }) => scopes))].filter((one) => one !== scope);
        const caller = await tessera.someone('admin', others);
        const { status, body } = await caller.call(operation.method, nowhere(operation));
        expect([status, body.error.code]).toEqual([403, 'invalid_scope']);
        expect(body.error.message).toContain(scope);
        fits(operationId, status, body);
      }
    },
  );

  it.each(every.filter(([, { method }]) => method !== 'GET'))('%s is refused to a viewer', async (operationId, operation) => {
    const viewer = await tessera.someone('viewer', ['read', 'write']);
    const { status, body } = await viewer.call(operation.method, nowhere(operation));
    expect([status, body.error.code]).toEqual([403, 'insufficient_permissions']);
    fits(operationId, status, body);
  });

  it.each(withBody)('%s refuses a body with each constraint broken in turn, and says where', async (operationId, operation) => {
    const { schema, example } = operation.body!;
    const { properties = {}, required = [], additionalProperties } = resolve(schema);
    const send = (body: unknown) => admin.call(operation.method, nowhere(operation), body);
    const refused = async (body: unknown, field: string, rule: string) => {
      const answer = await send(body);
      expect({ field, rule, status: answer.status, fields: answer.body.error.details.map((one: { field: string }) => one.field) }).toEqual({
        field,
        rule,
        status: 400,
        fields: expect.arrayContaining([expect.stringMatching(new RegExp(`^${field}($|[.[])`))]),
      });
      fits(operationId, 400, answer.body);
    };
    for (const [name, property] of Object.entries(properties))
      for (const { rule, value } of breaksOf(property)) await refused({ ...example, [name]: value }, name, rule);
    for (const name of required) {
      const { [name]: _left, ...rest } = example;
      await refused(rest, name, 'required');
    }
    if (additionalProperties === false) await refused({ ...example, surplus_property: 1 }, 'surplus_property', 'additionalProperties');
  });

  it.each(withQuery)('%s refuses each parameter with each constraint broken in turn, and unknown ones', async (operationId, operation) => {
    const refused = async (name: string, value: string) => {
      const { status, body } = await admin.call(operation.method, `${nowhere(operation)}?${new URLSearchParams({ [name]: value })}`);
      expect({ name, value, status }).toEqual({ name, value, status: 400 });
      expect(body.error.details.some(({ field }: { field: string }) => field === name || field.startsWith(`${name}[`))).toBe(true);
      fits(operationId, status, body);
    };
    for (const { name, schema } of operation.parameters.filter((one) => one.in === 'query'))
      for (const { value } of textBreaksOf(schema)) await refused(name, value);
    await refused('surplus_parameter', '1');
  });

  it.each(every.filter(([, { path }]) => path.includes('{')))(
    '%s answers 404 for a record that is not there',
    async (operationId, operation) => {
      if (!filled(operationId)) return;
      const { status, body } = await admin.call(operation.method, nowhere(operation), operation.body?.example);
      expect(status).toBe(404);
      fits(operationId, status, body);
    },
  );

  it('answers 501 in form A wherever nobody has filled a handler yet', async () => {
    const asked = every.filter(([id, { body }]) => !filled(id) && (body || operations[id].takes.length === 0));
    for (const [operationId, operation] of asked) {
      const { status, body } = await admin.call(operation.method, nowhere(operation), operation.body?.example);
      expect([operationId, status, body.error.code]).toEqual([operationId, 501, 'not_implemented']);
      fits(operationId, status, body);
    }
  });
});

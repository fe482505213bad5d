import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperationFacts, operations } from '../../src/contract/operations.ts';
import { ask } from '../graphql/support.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

/** Does something while the contract of `createResource` has these events. */
const withEmits = async <T>(emits: readonly string[], work: () => Promise<T>): Promise<T> => {
  const facts = operations.createResource as { -readonly [Name in keyof OperationFacts]: OperationFacts[Name] };
  const stated = facts.emits;
  facts.emits = emits;
  try {
    return await work();
  } finally {
    facts.emits = stated;
  }
};

const count = async () => (await tessera.admin.call('GET', '/v1/resources')).body.meta.total;
const message = 'createResource does not record the events of its contract: see createResource in openapi/platform/resources.yaml.';
const detail = 'Records RESOURCE_CREATED, which it does not name. Add it, record it as an effect, or do not record it.';

describe('an event that the contract of the operation does not name', () => {
  it.each<Record<string, string>>([{}, { 'Idempotency-Key': 'rest' }])('undoes a write of REST with the headers %j', async (headers) => {
    const before = await count();
    const { status, body } = await withEmits([], () => tessera.admin.call('POST', '/v1/resources', { name: 'Theodolite' }, headers));
    expect([status, body.error]).toMatchObject([
      500,
      { code: 'contract_violation', message: expect.stringContaining(message), details: [{ field: 'x-emits', message: detail }] },
    ]);
    expect(await count()).toBe(before);
  });

  it.each<Record<string, string>>([{}, { 'Idempotency-Key': 'graphql' }])('undoes a mutation with the headers %j', async (headers) => {
    const before = await count();
    const create = 'mutation { createResource(input: { name: "Theodolite" }) { resource { id } } }';
    const { body } = await withEmits([], () => ask(tessera.admin, create, {}, headers));
    expect(body.errors).toMatchObject([
      { message, extensions: { reason: 'contract_violation', details: { 'x-emits': { message: detail } } } },
    ]);
    expect(await count()).toBe(before);
  });

  it('is none where it is named', async () => {
    expect((await tessera.admin.call('POST', '/v1/resources', { name: 'Theodolite' })).status).toBe(201);
  });
});

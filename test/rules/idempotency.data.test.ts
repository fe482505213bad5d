import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { newId } from '../../src/core/ids.ts';
import type { Principal } from '../../src/core/principal.ts';
import { createSealer } from '../../src/core/sealing.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { createIdempotency, type IdempotentRequest } from '../../src/rules/idempotency.ts';
import { secretKey } from '../../src/testing/secrets.ts';

let database: Database;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

const requestOf = (accountId: string): IdempotentRequest => {
  const id = newId('key');
  const caller: Principal = {
    accountId,
    userId: newId('user'),
    role: 'admin',
    scopes: [],
    actor: { type: 'api_key', id },
    credential: { type: 'api_key', id },
    reference: { kind: 'api_key', hash: 'none' },
    quota: { limit: 1, burst: 1 },
    sockets: { connections: 1, subscriptions: 1 },
    allowedOrigins: [],
    defaultVersion: null,
  };
  return { caller, operation: 'createResource', key: 'once', content: { name: 'Rivers' }, givesAuthority: false, isTied: false };
};

describe('createIdempotency', () => {
  it('finds the answer of a key by all of account, holder, operation and key: a missing value is none, and not all', async () => {
    const idempotency = createIdempotency(database.db, systemClock, createSealer(secretKey(2)));
    const request = requestOf(await newAccount(database.db));
    const write = async () => ({ id: 'first' });
    expect(await idempotency(request, write)).toEqual({ answer: { id: 'first' }, replayed: false });
    expect(await idempotency(request, write)).toEqual({ answer: { id: 'first' }, replayed: true });
    // A fault in a program leaves a value out; the compiler does not see it.
    const { missing } = JSON.parse('{}');
    const faults: IdempotentRequest[] = [
      { ...request, caller: { ...request.caller, accountId: missing } },
      { ...request, caller: { ...request.caller, actor: { type: 'api_key', id: missing } } },
      { ...request, operation: missing },
      { ...request, key: missing },
    ];
    for (const fault of faults) {
      // An answer that is found is neither given nor compared.
      const other = { ...fault, content: { name: 'Roads' } };
      await expect(idempotency(other, write)).rejects.toThrow(/null value|not-null/i);
    }
  });
});

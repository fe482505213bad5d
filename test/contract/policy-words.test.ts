import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '../../src/contract/types.ts';
import { type CredentialKind, credentialsOf } from '../support/credentials.ts';
import type { Outside } from '../support/outside.ts';
import type { Tessera } from '../support/tessera.ts';
import { bootWithOutside } from '../support/with-outside.ts';
import { undocumented } from './answer-check.ts';
import { costBetween, observing } from './observed-words.ts';
import { accountOperations, identityOperations, nowhere, type PublishedOperation, publishedOperations } from './published.ts';

const named = (operations: readonly PublishedOperation[]) => operations.map((operation) => [operation.operationId, operation] as const);
const every = [...publishedOperations, ...accountOperations];

let tessera: Tessera;
let outside: Outside;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ tessera, outside, close } = await bootWithOutside());
});
afterAll(() => close?.());

const role = 'the role of the person has more scopes than the key';
const feed = 'events of every kind are sent to the address, for which the key needs read:events';
const wider = 'what is made or shown has other scopes than the key';

/** Operations that their own scopes do not suffice for: their `x-authority` compares the key with what the request gives. */
const beyondScopes: Partial<Record<OperationId, string>> = {
  createUser: role,
  replaceUser: role,
  updateUser: role,
  deleteUser: role,
  createWebhook: feed,
  replaceWebhook: feed,
  updateWebhook: feed,
  inviteMember: role,
  updateMember: role,
  createMemberPasswordLink: role,
  createApiKey: wider,
  updateApiKey: wider,
  rerollApiKey: wider,
  createApplication: wider,
  updateApplication: wider,
  rotateApplicationSecret: wider,
};

/** Operations of which there is no other request that a key could be used for again. */
const onlyRequest: Partial<Record<OperationId, string>> = {
  resetAccount: 'it has neither a body nor a record in its path',
};

describe('a request has the effects that the words of its operation say', () => {
  const expected = ({ operationId, method, cost, emits }: PublishedOperation) => ({
    refused: beyondScopes[operationId] && '403 invalid_scope',
    cost,
    emits,
    invalidEvents: [],
    repeated: method === 'GET' ? undefined : 'the first answer, replayed',
    reused: method === 'GET' || onlyRequest[operationId] ? undefined : '422 idempotency_key_reused',
    repeatedEmits: [],
  });

  it.each(named(every))('%s', async (_operationId, operation) => {
    const observe = observing(tessera, outside);
    expect(await observe(operation)).toEqual(expected(operation));
  });
});

describe('x-scopes', () => {
  const all = [...new Set(every.flatMap(({ scopes }) => scopes))];

  it.each(named(every))('%s is a 403 invalid_scope without each of its scopes', async (_operationId, operation) => {
    expect(operation.scopes).not.toEqual([]);
    for (const scope of operation.scopes) {
      // A wide scope contains it.
      const others = all.filter((one) => !scope.startsWith(one));
      const answer = await (await tessera.scoped(tessera.admin, others)).call(operation.method, nowhere(operation));
      expect([answer.status, answer.body.error.code]).toEqual([403, 'invalid_scope']);
      expect(answer.body.error.message).toContain(scope);
      const type = answer.headers.get('content-type')?.split(';')[0];
      expect(undocumented(operation, { ...answer, type })).toEqual([]);
    }
  });
});

describe('x-rate-cost without API keys', () => {
  const shown = ({ security }: PublishedOperation): CredentialKind | undefined => {
    const schemes = (security ?? []).flatMap((one) => Object.keys(one));
    if (schemes.includes('Session')) return 'session';
    return schemes.includes('Bearer') ? 'JWT of a password' : undefined;
  };

  it.each(named(identityOperations))('%s', async (_operationId, operation) => {
    const kind = shown(operation);
    const make = async () => (kind ? (await credentialsOf(tessera)[kind]({ role: 'admin', scopes: [] })).headers : {});
    const ask = async () =>
      fetch(`${tessera.url}${operation.path}`, { method: operation.method, headers: await make(), redirect: 'manual' });
    const measured = async (): Promise<number> => {
      const [before, after] = [await ask(), await ask()];
      return costBetween(before, after) ?? measured();
    };
    expect(await measured()).toBe(operation.cost);
  });
});

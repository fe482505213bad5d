import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CredentialKind, credentialsOf } from '../support/credentials.ts';
import type { Outside } from '../support/outside.ts';
import type { Tessera } from '../support/tessera.ts';
import { bootWithOutside } from '../support/with-outside.ts';
import { documentedWords } from './documented-words.ts';
import { costBetween, observing } from './observed-words.ts';
import {
  accountOperations,
  differingOperations,
  identityOperations,
  nameOf,
  type PublishedOperation,
  publishedOperations,
} from './published.ts';

const named = (operations: readonly PublishedOperation[]) => operations.map((operation) => [nameOf(operation), operation] as const);
const every = [...publishedOperations, ...accountOperations, ...differingOperations];

let tessera: Tessera;
let outside: Outside;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ tessera, outside, close } = await bootWithOutside());
});
afterAll(() => close?.());

describe('a request has the effects that the words of its operation say', () => {
  it.each(named(every))('%s', async (_operationId, operation) => {
    expect(operation.scopes).not.toEqual([]);
    const observe = observing(tessera, outside);
    expect(await observe(operation)).toEqual(documentedWords(operation));
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

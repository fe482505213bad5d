import { records } from '../../contract/operations.ts';
import { authorize as authorizeCaller } from '../../rules/authorize.ts';
import type { Begun } from '../incoming.ts';
import { callerOf, type Identified, type Matched, type Validated } from '../states.ts';

const permitted = { permitted: true } as const;

/** Checks that the caller may use the operation, by the scopes that the contract states for it. */
export const authorize = (request: Begun & Pick<Matched, 'facts'> & Pick<Identified, 'caller'>): typeof permitted => {
  const { facts } = request;
  if (facts.scopes.length > 0) authorizeCaller({ facts, caller: callerOf(request) });
  return permitted;
};

const wordsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const permittedExpansions = { expansionsPermitted: true } as const;

/** An expanded record requires the scope of its own family, whichever record it is expanded from. */
export const authorizeExpansions = (request: Validated): typeof permittedExpansions => {
  const { record } = request.facts;
  if (!record || request.read.expand === undefined) return permittedExpansions;
  const { expandScopes } = request.difference?.record ?? records[record]!;
  const scopes = wordsIn(request.read.expand).flatMap((name) => expandScopes[name] ?? []);
  if (scopes.length > 0) authorizeCaller({ facts: { scopes }, caller: callerOf(request) });
  return permittedExpansions;
};

import type { OperationFacts } from '../contract/operations.ts';
import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import { missingScopes, scopesBeyondRole, signInScope } from '../core/scopes.ts';

/** The scopes of a caller: for a user who acts in person, `admin` includes `write:logins`; a key or an application must have it by name. */
export const scopesOf = ({ actor, scopes }: Principal): readonly string[] =>
  actor.type === 'user' && scopes.includes('admin') ? [...scopes, signInScope] : scopes;

/** Why a caller may not use an operation that needs these scopes; undefined when they may. */
export const shortOfScopes = (caller: Principal, scopes: readonly string[]): ServiceError | undefined => {
  if (scopes.length === 0) return undefined;
  const missing = missingScopes(scopesOf(caller), scopes);
  if (missing.length > 0)
    return new ServiceError(
      'invalid_scope',
      `This requires the scope ${[...new Set(missing)].join(' and ')}; the credential has ${caller.scopes.join(', ') || 'none'}.`,
      { scopes },
    );
  const beyond = scopesBeyondRole(caller.role, scopes);
  if (beyond.length === 0) return undefined;
  return new ServiceError('insufficient_permissions', `The role ${caller.role} does not allow this: it requires ${beyond.join(' and ')}.`);
};

/**
 * Whether a caller may use an operation, by the scopes that the contract requires for it; the same for every door.
 * @throws ServiceError `invalid_scope` when the credential lacks a scope, `insufficient_permissions` when the role is too low
 */
export const authorize = ({ facts, caller }: { facts: Pick<OperationFacts, 'scopes'>; caller: Principal }): void => {
  const refusal = shortOfScopes(caller, facts.scopes);
  if (refusal) throw refusal;
};

import type { OperationFacts } from '../contract/operations.ts';
import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import { missingScopes, scopesBeyondRole } from '../core/scopes.ts';

/**
 * Whether a caller may use an operation at all, by the scopes that the contract states for it; the same for every door.
 * @throws ServiceError `invalid_scope` when the credential lacks a scope, `insufficient_permissions` when the role does not reach
 */
export const authorize = ({ facts, caller }: { facts: Pick<OperationFacts, 'scopes'>; caller: Principal }): void => {
  if (facts.scopes.length === 0) return;
  const missing = missingScopes(caller.scopes, facts.scopes);
  if (missing.length > 0)
    throw new ServiceError(
      'invalid_scope',
      `This needs the scope ${missing.join(' and ')}; the credential has ${caller.scopes.join(', ') || 'none'}.`,
      { scopes: facts.scopes },
    );
  const beyond = scopesBeyondRole(caller.role, facts.scopes);
  if (beyond.length > 0)
    throw new ServiceError('insufficient_permissions', `A ${caller.role} may not do this: it needs ${beyond.join(' and ')}.`);
};

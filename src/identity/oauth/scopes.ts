import { missingScopes, type Role, scopesBeyondRole } from '../../core/scopes.ts';
import { refusal } from './errors.ts';

/** What adds an ID token; it needs no registration and opens nothing of the API. */
export const openid = 'openid';

const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))];

const isOpen = (scope: string, open: readonly string[]) => scope === openid || missingScopes(open, [scope]).length === 0;

/**
 * The scopes that a request asks for; all that are open when it names none.
 * @throws ServiceError `invalid_scope` when one of them is not open
 */
export const requestedScopes = (asked: string | undefined, open: readonly string[]): string[] => {
  const wanted = words(asked ?? '');
  const beyond = wanted.filter((scope) => !isOpen(scope, open));
  if (beyond.length > 0) throw refusal('invalid_scope', `${beyond.join(' ')} may not be asked for here. Allowed: ${open.join(' ')}.`);
  return wanted.length > 0 ? wanted : [...open];
};

/** What is left of scopes when an application has lost some of its own, or its person does not reach so far. */
export const effectiveScopes = (scopes: readonly string[], registered: readonly string[], role: Role): string[] =>
  scopes.filter((scope) => scope === openid || (isOpen(scope, registered) && scopesBeyondRole(role, [scope]).length === 0));

import { knownScopes } from '../../contract/scopes.ts';
import { missingScopes, type Role, scopesBeyondRole } from '../../core/scopes.ts';
import { refusal } from './errors.ts';

/** Requests an ID token; it needs no registration and gives no access to the API. */
export const openid = 'openid';

const declared: ReadonlySet<string> = new Set([openid, ...knownScopes]);

/** OpenID Connect scopes (Core, 5.4 and 11) that clients often send; they are ignored, because they have no effect. */
const habitual: ReadonlySet<string> = new Set(['profile', 'email', 'address', 'phone', 'offline_access']);

const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))];

const isOpen = (scope: string, open: readonly string[]) => missingScopes(open, [scope]).length === 0;

const invalid = (problem: string, open: readonly string[]) => refusal('invalid_scope', `${problem} Allowed: ${open.join(' ')}.`);

/** In an OpenID request unknown scopes are ignored (Core, 3.1.2.1); elsewhere they are an error, to help developers. */
const declaredAmong = (named: readonly string[], open: readonly string[]): string[] => {
  const unknown = named.filter((scope) => !declared.has(scope) && !habitual.has(scope));
  if (unknown.length > 0 && !(named.includes(openid) && open.includes(openid))) throw invalid(`Unknown scope ${unknown.join(' ')}.`, open);
  return named.filter((scope) => declared.has(scope));
};

/**
 * The scopes of a request; without a `scope` parameter, all allowed ones.
 * @param additional scopes that may be requested but are not part of the default
 * @throws ServiceError `invalid_scope` when one of them is not allowed, or none is declared
 */
export const requestedScopes = (
  scopeParameter: string | undefined,
  open: readonly string[],
  additional: readonly string[] = [],
): string[] => {
  const named = words(scopeParameter ?? '');
  if (named.length === 0) return [...open];
  const allowed = [...open, ...additional];
  const wanted = declaredAmong(named, allowed);
  const refused = wanted.filter((scope) => !isOpen(scope, allowed));
  if (refused.length > 0) throw invalid(`Scope not allowed: ${refused.join(' ')}.`, allowed);
  if (wanted.length === 0) throw invalid(`${named.join(' ')} has no effect here, and no other scope is requested.`, allowed);
  return wanted;
};

/** The declared scopes that a person's role allows, whatever was granted earlier. */
export const scopesInReach = (scopes: readonly string[], role: Role): string[] =>
  scopes.filter((scope) => scope === openid || (declared.has(scope) && scopesBeyondRole(role, [scope]).length === 0));

/** The scopes that remain after the application's scopes or the person's role have changed. */
export const effectiveScopes = (scopes: readonly string[], registered: readonly string[], role: Role): string[] =>
  scopesInReach(scopes, role).filter((scope) => scope === openid || isOpen(scope, registered));

import { knownScopes } from '../../contract/scopes.ts';
import { missingScopes, type Role, scopesBeyondRole } from '../../core/scopes.ts';
import { refusal } from './errors.ts';

/** What adds an ID token; it needs no registration and opens nothing of the API. */
export const openid = 'openid';

const declared: ReadonlySet<string> = new Set([openid, ...knownScopes]);

/** Scopes of OpenID Connect (Core, 5.4 and 11) that clients send out of habit: what they ask for is there without them. */
const habitual: ReadonlySet<string> = new Set(['profile', 'email', 'address', 'phone', 'offline_access']);

const words = (text: string): string[] => [...new Set(text.split(' ').filter(Boolean))];

const isOpen = (scope: string, open: readonly string[]) => missingScopes(open, [scope]).length === 0;

const invalid = (problem: string, open: readonly string[]) => refusal('invalid_scope', `${problem} Allowed: ${open.join(' ')}.`);

/** An OpenID request has unknown scopes passed over (Core, 3.1.2.1); elsewhere one is a mistake, which its author has to see. */
const declaredAmong = (named: readonly string[], open: readonly string[]): string[] => {
  const unknown = named.filter((scope) => !declared.has(scope) && !habitual.has(scope));
  if (unknown.length > 0 && !(named.includes(openid) && open.includes(openid)))
    throw invalid(`There is no scope ${unknown.join(' ')}.`, open);
  return named.filter((scope) => declared.has(scope));
};

/**
 * The scopes that a request asks for; all that are open when it names none.
 * @param besides what may be asked for and is not part of all that is open
 * @throws ServiceError `invalid_scope` when one of them is not open, or none is a scope of ours
 */
export const requestedScopes = (asked: string | undefined, open: readonly string[], besides: readonly string[] = []): string[] => {
  const named = words(asked ?? '');
  if (named.length === 0) return [...open];
  const allowed = [...open, ...besides];
  const wanted = declaredAmong(named, allowed);
  const beyond = wanted.filter((scope) => !isOpen(scope, allowed));
  if (beyond.length > 0) throw invalid(`${beyond.join(' ')} may not be asked for here.`, allowed);
  if (wanted.length === 0) throw invalid(`${named.join(' ')} adds nothing here, and nothing else is asked for.`, allowed);
  return wanted;
};

/** The scopes that the contract declares and a person's role reaches, whatever was written down once. */
export const scopesInReach = (scopes: readonly string[], role: Role): string[] =>
  scopes.filter((scope) => scope === openid || (declared.has(scope) && scopesBeyondRole(role, [scope]).length === 0));

/** What is left of scopes when an application has lost some of its own, or its person does not reach so far. */
export const effectiveScopes = (scopes: readonly string[], registered: readonly string[], role: Role): string[] =>
  scopesInReach(scopes, role).filter((scope) => scope === openid || isOpen(scope, registered));

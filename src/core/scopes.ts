export type Role = 'admin' | 'editor' | 'viewer';

/** The audit log belongs to the account: `admin` includes it, `read` does not. */
const ofAccount: readonly string[] = ['read:audit'];

/** Signs other people in. Neither `write` nor `admin` includes it, so a key only has it when explicitly granted. */
export const signInScope = 'write:logins';

/** The scopes reserved to administrators. */
const ofAdministrators: readonly string[] = ['admin', signInScope];

/** The wide scope that includes a scope: `read` includes `read:projects`, `write` includes `write:projects`. */
const wideOf = (scope: string): string => {
  if (ofAccount.includes(scope)) return 'admin';
  if (scope === signInScope) return scope;
  const colon = scope.indexOf(':');
  return colon < 0 ? scope : scope.slice(0, colon);
};

const covers = (granted: readonly string[], scope: string): boolean => granted.includes(scope) || granted.includes(wideOf(scope));

/** A role caps a credential's scopes: viewers never write, and only administrators manage the account. */
const roleAllows = (role: Role, scope: string): boolean =>
  role === 'admin' || (role === 'editor' ? !ofAdministrators.includes(wideOf(scope)) : wideOf(scope) === 'read');

/** The widest scopes of a role. A credential with these is not narrower than its person. */
export const scopesOfRole = (role: Role): string[] => ['read', 'write', 'admin'].filter((scope) => roleAllows(role, scope));

/** The needed scopes that were not granted; empty when all were. */
export const missingScopes = (granted: readonly string[], needed: readonly string[]): string[] =>
  needed.filter((scope) => !covers(granted, scope));

/** The needed scopes that a role never has, whatever was granted. */
export const scopesBeyondRole = (role: Role, needed: readonly string[]): string[] => needed.filter((scope) => !roleAllows(role, scope));

/** The granted scopes that a role has. */
export const scopesWithinRole = (role: Role, granted: readonly string[]): string[] => granted.filter((scope) => roleAllows(role, scope));

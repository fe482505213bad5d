import { type AuthorityWord, authorities } from '../contract/authority.ts';
import { ServiceError } from '../core/errors.ts';
import { areDomainsWithin, areNetworksWithin } from '../core/networks-and-domains.ts';
import type { Principal } from '../core/principal.ts';
import { type Role, scopesOfRole } from '../core/scopes.ts';
import { shortOfScopes } from './authorize.ts';

/** What may be done with something that is made, until when and from where. */
export interface Authority {
  scopes: readonly string[];
  /** Null or left out: for good. */
  endsAt?: string | null;
  /** Networks; none or left out: from everywhere. */
  addresses?: readonly string[];
  /** Domains; none or left out: on every page and on none. */
  pages?: readonly string[];
}

const refused = (message: string, field?: string) =>
  new ServiceError('insufficient_permissions', message, {
    details: field === undefined ? [] : [{ field, message: 'Must be within what the credential itself has.', code: 'not_allowed' }],
  });

/** Nothing holds longer or is less restricted than what made it. A person who has signed in is bound by their role alone. */
const outOfBounds = ({ bounds }: Principal, { endsAt = null, addresses = [], pages = [] }: Authority): ServiceError | undefined => {
  if (!bounds) return undefined;
  if (bounds.endsAt !== null && (endsAt === null || Date.parse(endsAt) > Date.parse(bounds.endsAt)))
    return refused(`This would hold longer than the credential that makes it, which ends at ${bounds.endsAt}.`, 'expires_at');
  if (!areNetworksWithin(addresses, bounds.addresses))
    return refused('This could be used from other addresses than the credential that makes it.', 'allowed_ips');
  if (areDomainsWithin(pages, bounds.pages)) return undefined;
  return refused('This could be used on other pages than the credential that makes it.', 'allowed_referrers');
};

/** Why a caller may not do to authorities what a word says; undefined when they may. */
const refusalOf = (caller: Principal, word: AuthorityWord, made?: Authority): ServiceError | undefined => {
  const { needs, within } = authorities[word];
  const short = shortOfScopes(caller, needs);
  if (short || !(within && made)) return short;
  return shortOfScopes(caller, made.scopes) ?? outOfBounds(caller, made);
};

/**
 * The rule of `openapi/authority.yaml`: whether a caller may do to authorities what an operation does.
 * @param made what comes of it, where the contract has it held against the credential
 * @throws ServiceError `invalid_scope` when the credential lacks a scope, `insufficient_permissions` when role, end or restrictions do not reach
 */
export const expectAuthority = (caller: Principal, word: AuthorityWord, made?: Authority): void => {
  const refusal = refusalOf(caller, word, made);
  if (refusal) throw refusal;
};

/** The scope by which a credential reaches people of a role; a viewer is reached by all. */
const reaching: Record<Role, string | undefined> = { viewer: undefined, editor: 'write', admin: 'admin' };

/** Whether a person of a role is within what a credential reaches. */
const reaches = ({ scopes }: Principal, role: Role): boolean =>
  scopes.includes('admin') || reaching[role] === undefined || scopes.includes(reaching[role]);

/** The role that is given where none is asked for. */
export const defaultRole: Role = 'viewer';

/** Whether a caller may change, remove or sign in for a person of a role. @throws ServiceError as `expectAuthority` */
export const expectReach = (caller: Principal, role: Role): void => {
  if (!reaches(caller, role)) expectAuthority(caller, 'person');
};

/** What somebody of a role can do once they have signed in. */
const authorityOf = (role: Role): Authority => ({ scopes: scopesOfRole(role) });

/** Whether a caller may put another role in the place of one. @throws ServiceError as `expectAuthority` */
export const expectMayGrant = (caller: Principal, role: Role, before: Role): void => {
  for (const one of [before, role]) expectAuthority(caller, 'role', authorityOf(one));
};

/** Whether a caller may hand out a way to sign in as somebody of a role. @throws ServiceError as `expectAuthority` */
export const expectMayAdmit = (caller: Principal, role: Role): void => expectAuthority(caller, 'link', authorityOf(role));

/** Whether a caller may add somebody of a role. @throws ServiceError as `expectAuthority` */
export const expectMayAdd = (caller: Principal, role: Role): void => {
  if (role !== defaultRole) expectMayGrant(caller, role, defaultRole);
};

/** Whether somebody of a role whom a caller adds may sign in: who could not let them in does not do so by adding them. */
export const grantsAccess = (caller: Principal, role: Role): boolean => refusalOf(caller, 'link', authorityOf(role)) === undefined;

import { type AuthorityWord, authorities } from '../contract/authority.ts';
import { lifetimes } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { areDomainsWithin, areNetworksWithin } from '../core/networks-and-domains.ts';
import type { Bounds, Principal } from '../core/principal.ts';
import { type Role, scopesOfRole, signInScope } from '../core/scopes.ts';
import { shortOfScopes } from './authorize.ts';

/** The authority that a new credential, role or link has: its scopes, expiry and restrictions. */
export interface Authority {
  scopes: readonly string[];
  /** Null or undefined: it does not expire. */
  endsAt?: string | null;
  /** Networks; empty or undefined: every address. */
  addresses?: readonly string[];
  /** Domains; empty or undefined: every page, and requests without a page. */
  pages?: readonly string[];
}

const refused = (message: string, field?: string) =>
  new ServiceError('insufficient_permissions', message, {
    details: field === undefined ? [] : [{ field, message: 'Must not exceed what the credential itself has.', code: 'not_allowed' }],
  });

/** A credential cannot create one that lasts longer or is less restricted. A user who has signed in is limited only by their role. */
const outOfBounds = (
  { bounds }: Principal,
  { endsAt = null, addresses = [], pages = [] }: Omit<Authority, 'scopes'>,
): ServiceError | undefined => {
  if (!bounds) return undefined;
  if (bounds.endsAt !== null && (endsAt === null || Date.parse(endsAt) > Date.parse(bounds.endsAt)))
    return refused(`This must not outlast the credential that creates it, which expires at ${bounds.endsAt}.`, 'expires_at');
  if (!areNetworksWithin(addresses, bounds.addresses))
    return refused('This must not be usable from other addresses than the credential that creates it.', 'allowed_ips');
  if (areDomainsWithin(pages, bounds.pages)) return undefined;
  return refused('This must not be usable on other pages than the credential that creates it.', 'allowed_referrers');
};

/** Whether a credential expires earlier, or may be used from fewer places, than something with these bounds. */
export const isMoreBounded = (caller: Principal, bounds: Bounds): boolean => outOfBounds(caller, bounds) !== undefined;

const minutes = lifetimes.recent_sign_in / 60;

const again = `Sign in again: with a session, call proveSession; in an application, send an authorization request with max_age=${lifetimes.recent_sign_in}; at the command line, run npx tessera login.`;

/** RFC 9470: the credentials are valid, but the user has to sign in again, or with a second factor. */
const signInNeeded = (why: string) => new ServiceError('insufficient_user_authentication', why, { maxAge: lifetimes.recent_sign_in });

/** Somebody who finds an open session cannot change authority with it, because only its user can sign in again. */
const signInTooOld = () =>
  signInNeeded(`This gives or takes authority or protection, so you must have signed in within the last ${minutes} minutes. ${again}`);

const factorMissing = () =>
  signInNeeded(
    `Your account requires a second factor, which this sign-in did not use. ${again} If you have no second factor yet, add one first: with a session, by enrolTotp or enrolPasskey; otherwise a new sign-in asks for it.`,
  );

/** @throws ServiceError `insufficient_user_authentication` when a user acts in person without the second factor that the account demands */
export const expectDemandedFactor = ({ lacksSecondFactor = false }: Principal): void => {
  if (lacksSecondFactor) throw factorMissing();
};

/** Whether a user acts in person but has not signed in recently. API keys, and applications that act for themselves, have no such user. */
const lacksRecentSignIn = ({ actor, hasRecentSignIn = false }: Principal): boolean => actor.type === 'user' && !hasRecentSignIn;

/**
 * Requires a recent sign-in with the second factor that the account demands now: since the sign-in, the user may have got a role for which
 * a password alone is not enough.
 * @throws ServiceError `insufficient_user_authentication` when a user acts in person and their sign-in is not enough
 */
export const expectRecentSignIn = (caller: Principal): void => {
  expectDemandedFactor(caller);
  if (lacksRecentSignIn(caller)) throw signInTooOld();
};

/** Why a credential is not enough for what the word names, however recent the sign-in; undefined when it is. */
const refusalOf = (caller: Principal, word: AuthorityWord, made?: Authority): ServiceError | undefined => {
  const { needs, alone = [], within } = authorities[word];
  const short = shortOfScopes(caller, caller.actor.type === 'user' ? needs : [...needs, ...alone]);
  if (short || !(within && made)) return short;
  return shortOfScopes(caller, made.scopes) ?? outOfBounds(caller, made);
};

/**
 * The rule of `openapi/authority.yaml`: whether a caller may perform an operation that gives or changes authority.
 * @param made the resulting authority, where the contract compares it with the caller's credential
 * @throws ServiceError `invalid_scope` when the credential lacks a scope, `insufficient_permissions` when its role, expiry or restrictions
 * are narrower, `insufficient_user_authentication` when the user has not signed in recently, or without the second factor that the account
 * demands
 */
export const expectAuthority = (caller: Principal, word: AuthorityWord, made?: Authority): void => {
  const refusal = refusalOf(caller, word, made);
  if (refusal) throw refusal;
  if (authorities[word].recent) expectRecentSignIn(caller);
};

/** The scope that a credential needs to manage people of a role; every credential may manage viewers. */
const reaching: Record<Role, string | undefined> = { viewer: undefined, editor: 'write', admin: 'admin' };

/** Whether a credential may manage people of a role. */
const reaches = ({ scopes }: Principal, role: Role): boolean =>
  scopes.includes('admin') || reaching[role] === undefined || scopes.includes(reaching[role]);

/** The role of a member when the request names none. */
export const defaultRole: Role = 'viewer';

/** Whether a caller may change, remove or sign in for a person of a role. @throws ServiceError as `expectAuthority` */
export const expectReach = (caller: Principal, role: Role): void => {
  if (!reaches(caller, role)) expectAuthority(caller, 'person');
};

/** Whether a caller may remove a person of a role. @throws ServiceError as `expectAuthority` */
export const expectMayRemove = (caller: Principal, role: Role): void => {
  expectReach(caller, role);
  if (role !== defaultRole) expectAuthority(caller, 'removal');
};

/** What a user with this role can do after signing in: an administrator can also sign others in. */
const authorityOf = (role: Role): Authority => ({ scopes: role === 'admin' ? [...scopesOfRole(role), signInScope] : scopesOfRole(role) });

/** Whether a caller may change somebody's role from one to another. @throws ServiceError as `expectAuthority` */
export const expectMayGrant = (caller: Principal, role: Role, before: Role): void => {
  for (const one of [before, role]) expectAuthority(caller, 'role', authorityOf(one));
};

/** Whether a caller may create a sign-in link for somebody with this role. @throws ServiceError as `expectAuthority` */
export const expectMayAdmit = (caller: Principal, role: Role): void => expectAuthority(caller, 'link', authorityOf(role));

/**
 * Whether a caller changes how they themselves sign in, with any credential. This takes a fresh proof, which the operations of one's own
 * account ask for: a session that somebody has found open is not enough, and neither is a key that was made in it. A user without a
 * password has nothing to prove yet, and nothing to lose.
 */
export const needsOwnProof = ({ userId }: Principal, person: { id: string; hasPassword: boolean }): boolean =>
  person.id === userId && person.hasPassword;

/** Whether a caller may add somebody with this role. @throws ServiceError as `expectAuthority` */
export const expectMayAdd = (caller: Principal, role: Role): void => {
  expectAuthority(caller, 'newcomer');
  if (role !== defaultRole) expectMayGrant(caller, role, defaultRole);
};

/**
 * Whether a caller may have the events of the account sent to an address, now or again, or see the secret that signs them. An application
 * renews its tokens, so the expiry of one does not matter. But a key that expires, or works only from some places, would leave behind a
 * webhook without these limits.
 * @throws ServiceError as `expectAuthority`
 */
export const expectMayFeed = (caller: Principal): void => {
  const endsAt = caller.credential.type === 'api_key' ? null : caller.bounds?.endsAt;
  expectAuthority(caller, 'feed', { scopes: authorities.feed.needs, endsAt });
};

/** Whether a caller may change what protects the account, which affects everybody. @throws ServiceError as `expectAuthority` */
export const expectMayProtect = (caller: Principal): void => expectAuthority(caller, 'protection', { scopes: ['admin'] });

/** Whether a new member with this role may sign in: a caller who may not create a sign-in link cannot give access by adding members. */
export const grantsAccess = (caller: Principal, role: Role): boolean => refusalOf(caller, 'link', authorityOf(role)) === undefined;

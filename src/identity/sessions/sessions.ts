import { lifetimes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { CredentialReference, Origin, Principal } from '../../core/principal.ts';
import { scopesOfRole } from '../../core/scopes.ts';
import type { Queries } from '../../data/connection/database.ts';
import { markCredentialsEnded, type Tx, transaction } from '../../data/connection/transaction.ts';
import type { Region } from '../../data/tables/accounts.ts';
import { audit, auditedBy } from '../../rules/audit.ts';
import { expectDemandedFactor } from '../../rules/authority.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { EndedCredentials } from '../credentials/ended-credentials.ts';
import { createLookups } from '../credentials/lookups.ts';
import { principalOf, regionMismatch } from '../credentials/principals.ts';
import type { SignedIn } from '../passwords/own-password.ts';
import type { JustSignedIn } from '../people/person.ts';
import { expectAdmitted, lacksRequiredFactor } from '../policies.ts';
import { isRecent } from '../sign-in/recent-sign-in.ts';
import { placeOf, type SignedInFrom } from '../sign-in/signed-in-from.ts';
import { after } from '../tokens/lifetimes.ts';
import { isDashboardCookie, isToken, newToken } from '../tokens/secrets.ts';
import { endOfOwnSession } from './own-sessions.ts';
import { refuseReplaced, replaced } from './replaced-token.ts';
import {
  endSession,
  type FoundToken,
  findDashboardSignIn,
  findToken,
  insertSession,
  insertToken,
  prolongSession,
  replaceToken,
} from './session-store.ts';

/** An open session with its token, which is shown only now. */
export interface OpenSession {
  token: string;
  expiresAt: string;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  /** The region of this server; sessions of accounts in other regions are refused. */
  region: Region;
  endedCredentials: EndedCredentials;
}

const invalid = (message: string) => new ServiceError('invalid_token', message);
const unknown = () => invalid('Invalid session token. Sign in again.');
const ended = () => invalid('The session has ended: you signed out, or the password was changed. Sign in again.');

/** Opens, renews and ends sessions, and authenticates their tokens. */
export const createSessions = ({ db, clock, region, endedCredentials }: Dependencies) => {
  const look = (hash: string, kind: CredentialReference['kind']) =>
    kind === 'dashboard' ? findDashboardSignIn(db, hash) : findToken(db, hash);
  const lookups = createLookups(look, clock, endedCredentials);
  const end = (now: Date) => after(now, lifetimes.session);

  /** Replaces a token once: of concurrent attempts one gets the new token, and an ended session gets none. @throws ServiceError `invalid_token` */
  const replace = async (tx: Tx, who: SignedIn, token: string, now: Date, until?: string): Promise<OpenSession> => {
    const { accountId, sessionId } = who;
    const [next, at] = [newToken(), now.toISOString()];
    if (!(await replaceToken(tx, hashOf(token), at))) throw replaced();
    const expiresAt =
      until === undefined ? await endOfOwnSession(tx, who, sessionId, now) : await prolongSession(tx, accountId, sessionId, at, until);
    if (expiresAt === undefined) throw ended();
    await insertToken(tx, { account_id: accountId, session_id: sessionId, hash: hashOf(next), replaced_at: null });
    markCredentialsEnded(tx, accountId);
    return { token: next, expiresAt };
  };

  /** @throws ServiceError `invalid_token`, `expired_token`, `account_suspended`, `network_not_allowed` */
  const check = (found: FoundToken, reference: CredentialReference, origin: Origin): Principal => {
    const mismatch = regionMismatch('session', found, region);
    if (mismatch) throw invalid(mismatch);
    const now = clock();
    if (found.ended_at) throw ended();
    if (Date.parse(found.expires_at) <= now.getTime())
      throw new ServiceError('expired_token', `The session expired at ${found.expires_at}. Sign in again.`);
    const own = {
      scopes: scopesOfRole(found.role),
      actor: { type: 'user', id: found.user_id },
      credential: { type: 'session', id: found.session_id },
      reference,
    } as const;
    const known = principalOf(found, own, { by: 'people', address: origin.address });
    const hasRecentSignIn = isRecent(found.proved_at ?? found.created_at, now);
    const lacksSecondFactor = lacksRequiredFactor(found);
    const isFromDashboard = reference.kind === 'dashboard';
    return { ...known, isFromDashboard, begunAt: found.created_at, expiresAt: found.expires_at, hasRecentSignIn, lacksSecondFactor };
  };

  return {
    /** Opens a session for a person who has just signed in, always with a new token. */
    open: async (tx: Tx, { accountId, userId, methods }: JustSignedIn, from: SignedInFrom): Promise<OpenSession> => {
      await expectAdmitted(tx, accountId, { by: 'people', address: from.address });
      const [id, token] = [newId('session'), newToken()];
      const person = { account_id: accountId, user_id: userId, methods: [...methods] };
      const session = { ...person, id, expires_at: end(clock()), created_at: clock().toISOString(), ...placeOf(from) };
      const expiresAt = await insertSession(tx, session);
      await insertToken(tx, { account_id: accountId, session_id: id, hash: hashOf(token), replaced_at: null });
      return { token, expiresAt };
    },

    /**
     * The principal of a token, or of a browser's dashboard cookie. @throws ServiceError `invalid_token`, `expired_token`, `account_suspended`,
     * `network_not_allowed`
     */
    authenticate: async (token: string, origin: Origin): Promise<Principal> => {
      const kind = isDashboardCookie(token) ? 'dashboard' : 'session';
      const reference = { kind, hash: hashOf(token) } as const;
      const found = kind === 'dashboard' || isToken(token) ? await lookups.find(reference.hash, kind) : undefined;
      if (!found) throw unknown();
      if (found.replaced_at && regionMismatch('session', found, region) === undefined) return refuseReplaced(db, found, origin, clock());
      return check(found, reference, origin);
    },

    /** The same by the reference of a token, which may have been replaced: the session is the same. */
    again: async (reference: CredentialReference, origin: Origin): Promise<Principal> => {
      const found = await lookups.find(reference.hash, reference.kind);
      if (!found) throw unknown();
      return check(found, reference, origin);
    },

    /**
     * Extends a session under a new token. Without the second factor that the account requires, it keeps its original end.
     * @throws ServiceError `invalid_token`, `insufficient_user_authentication`
     */
    renew: async (caller: Principal, token: string): Promise<OpenSession> => {
      expectDemandedFactor(caller);
      const { accountId, userId, credential } = caller;
      const renewed = await transaction(db, async (tx) => {
        const now = clock();
        return replace(tx, { accountId, userId, sessionId: credential.id }, token, now, end(now));
      });
      lookups.forget(hashOf(token));
      return renewed;
    },

    /**
     * Replaces the token after the person has proved that they are present. A copy of the former token then ends the session when it is used. @throws
     * ServiceError `invalid_token`
     */
    replace,

    /** Ends the session of a token, even if the token was replaced in between. */
    end: async (caller: Principal, token: string, { address, requestId }: Origin): Promise<void> => {
      await transaction(db, async (tx) => {
        const at = clock();
        if (!(await endSession(tx, caller.accountId, caller.credential.id, at.toISOString()))) throw ended();
        markCredentialsEnded(tx, caller.accountId);
        await audit(tx, { ...auditedBy(caller), action: 'logout', subjectId: caller.userId, address, requestId, at });
      });
      lookups.forget(hashOf(token));
    },
  };
};

export type Sessions = ReturnType<typeof createSessions>;

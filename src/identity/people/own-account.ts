import type { AuditAction } from '../../contract/audits.ts';
import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { markCredentialsEnded, type Tx, transaction } from '../../data/connection/transaction.ts';
import { audit, type Source } from '../../rules/audit.ts';
import { type Consent, listConsents, revokeGrant } from '../applications/grants.ts';
import { ownEntry, type SignedIn } from '../passwords/own-password.ts';
import { endOwnSessions, listOwnSessions, type OwnSession } from '../sessions/own-sessions.ts';
import { endPasswordTokens } from '../tokens/access-tokens.ts';

/** A session as its person sees it. */
export interface ShownSession extends OwnSession {
  /** Whether it is the session of the request. */
  current: boolean;
}

/** What signed-in people see and change about their own access, through the API and on the pages. */
export const createOwnAccount = ({ db, clock }: { db: Queries; clock: Clock }) => {
  /** Removes access and records an audit entry in one transaction. */
  const end = <T>(
    who: SignedIn,
    source: Source,
    action: AuditAction,
    work: (tx: Tx, at: Date) => Promise<{ subjectId: string; changes: object; value: T }>,
  ) =>
    transaction(db, async (tx): Promise<T> => {
      const at = clock();
      const { subjectId, changes, value } = await work(tx, at);
      markCredentialsEnded(tx, who.accountId);
      await audit(tx, { ...ownEntry(who, source, action, at), subjectId, changes: { ...changes } });
      return value;
    });

  return {
    sessions: async (who: SignedIn): Promise<ShownSession[]> =>
      (await listOwnSessions(db, who, clock())).map((one) => ({ ...one, current: one.id === who.sessionId })),

    /** @throws ServiceError `not_found` */
    endSession: (who: SignedIn, id: string, source: Source): Promise<void> =>
      end(who, source, 'endOwnSession', async (tx, at) => {
        if ((await endOwnSessions(tx, who, { only: id }, at)) === 0) throw notFound('session', id);
        return { subjectId: who.userId, changes: { session_id: id }, value: undefined };
      }),

    /** Returns how many were ended. */
    endOtherSessions: (who: SignedIn, source: Source): Promise<number> =>
      end(who, source, 'endOtherSessions', async (tx, at) => {
        const ended = await endOwnSessions(tx, who, { except: who.sessionId }, at);
        await endPasswordTokens(tx, who, at);
        return { subjectId: who.userId, changes: { ended }, value: ended };
      }),

    consents: (who: SignedIn): Promise<Consent[]> => listConsents(db, who),

    /** @throws ServiceError `not_found` */
    withdrawConsent: (who: SignedIn, applicationId: string, source: Source): Promise<void> =>
      end(who, source, 'withdrawConsent', async (tx) => {
        if (!(await revokeGrant(tx, who.accountId, applicationId, who.userId)))
          throw notFound('consent for the application', applicationId);
        return { subjectId: applicationId, changes: { user_id: who.userId }, value: undefined };
      }),
  };
};

export type OwnAccount = ReturnType<typeof createOwnAccount>;

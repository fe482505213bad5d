import { ServiceError } from '../../core/errors.ts';
import type { Origin } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { markCredentialsEnded, transaction } from '../../data/connection/transaction.ts';
import { audit } from '../../rules/audit.ts';
import { endSession, type FoundToken } from './session-store.ts';

/** How long after its replacement a request with the old token may still arrive, in milliseconds; later, it is a copy. */
export const replacedTokenGraceMs = 10_000;

/** The error for a token that a newer one has replaced. */
export const replaced = () => new ServiceError('invalid_token', 'The session token has been replaced by a newer one.');

/** Reuse of a replaced token means that it was copied, and nobody knows who has the newer one, so the session ends. */
const endStolen = (db: Queries, found: FoundToken, origin: Origin, now: Date) =>
  transaction(db, async (tx) => {
    if (!(await endSession(tx, found.account_id, found.session_id, now.toISOString()))) return;
    markCredentialsEnded(tx, found.account_id);
    await audit(tx, {
      accountId: found.account_id,
      action: 'logout',
      actorId: null,
      credential: { type: 'session', id: found.session_id },
      subjectId: found.user_id,
      changes: { replaced_token_shown: true },
      address: origin.address,
      requestId: origin.requestId,
      at: now,
    });
  });

/** Refuses a replaced token, and ends its session if it is a copy. @throws ServiceError `invalid_token` */
export const refuseReplaced = async (db: Queries, found: FoundToken, origin: Origin, now: Date): Promise<never> => {
  const isCopy = now.getTime() - Date.parse(found.replaced_at!) > replacedTokenGraceMs;
  // On a connection that is still open, an outdated token is no sign of theft.
  if (isCopy && !found.ended_at && !origin.revalidation) await endStolen(db, found, origin, now);
  throw replaced();
};

import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { audit, type Source } from '../../rules/audit.ts';
import type { Person } from '../people/person.ts';
import { endBrowserSession, endBrowserSessionsOf } from '../sessions/ended-browser-sessions.ts';

const auditLogout = (tx: Tx, { accountId, userId }: Person, id: string, source: Source, now: Date): Promise<void> => {
  const by = { accountId, actorId: userId, credential: { type: 'session', id } as const, ...source, at: now };
  return audit(tx, { ...by, action: 'logout', subjectId: userId });
};

/** Signs a browser out in a transaction: its sign-in ends with everything that came from it. `cookie` is the value of its cookie. */
export const signOutIn = async (tx: Tx, cookie: string, source: Source, now: Date): Promise<void> => {
  const ended = await endBrowserSession(tx, cookie, now);
  if (ended) await auditLogout(tx, { accountId: ended.account_id, userId: ended.user_id }, ended.id, source, now);
};

/** The same, by id of the sign-in. */
export const signOutOf = async (tx: Tx, person: Person, id: string, source: Source, now: Date): Promise<void> => {
  if ((await endBrowserSessionsOf(tx, person, { only: id }, now)) > 0) await auditLogout(tx, person, id, source, now);
};

/** Signs a browser out, if it is signed in. */
export const signOutBrowser = async (db: Queries, cookie: string | undefined, source: Source, now: Date): Promise<void> => {
  if (cookie !== undefined) await transaction(db, (tx) => signOutIn(tx, cookie, source, now));
};

import type { Selectable } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { EmailChangesTable } from '../../data/tables/email-changes.ts';
import type { Person } from '../people/person.ts';
import type { EndWithPassword } from '../sign-in/end-sign-ins.ts';

export type EmailChangeRow = Selectable<EmailChangesTable>;

/** What a link does: it confirms a change at the new address, or cancels or reverts one from the former. */
export type LinkKind = 'confirm' | 'stop';

/** A requested, unconfirmed change. */
export const findPending = (db: Queries, { accountId, userId }: Person): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();

/** Drops the unconfirmed change; false when there was none. */
export const deletePending = async (tx: Tx, { accountId, userId }: Person): Promise<boolean> => {
  const own = tx.deleteFrom('email_changes').where('account_id', '=', accountId).where('user_id', '=', userId);
  return (await own.where('confirmed_at', 'is', null).returning('id').execute()).length > 0;
};

/** A new password drops the unconfirmed change: whoever requested it may have known the old one. */
export const endPendingChange: EndWithPassword = async (tx, person) => {
  await deletePending(tx, person);
};

/** The change of a link; a confirming link is used up once the change is confirmed. */
export const findByLink = (db: Queries, kind: LinkKind, hash: string): Promise<EmailChangeRow | undefined> =>
  db
    .selectFrom('email_changes')
    .selectAll()
    .where((eb) =>
      kind === 'confirm'
        ? eb.and([eb('confirm_hash', '=', hash), eb('confirmed_at', 'is', null)])
        : eb.or([eb('stop_hash', '=', hash), eb('undo_hash', '=', hash)]),
    )
    .executeTakeFirst();

/** Locks the person until the transaction ends, after their password, so that nothing else changes their address. */
export const lockPerson = async (tx: Tx, { accountId, userId }: Person): Promise<void> => {
  const own = tx.selectFrom('users').select('id').where('account_id', '=', accountId).where('id', '=', userId);
  await own.forNoKeyUpdate().executeTakeFirst();
};

/** Deletes a change, with every later one of the same person. */
export const deleteFrom = async (tx: Tx, { account_id, user_id, created_at }: EmailChangeRow): Promise<void> => {
  await tx
    .deleteFrom('email_changes')
    .where('account_id', '=', account_id)
    .where('user_id', '=', user_id)
    .where('created_at', '>=', created_at)
    .execute();
};

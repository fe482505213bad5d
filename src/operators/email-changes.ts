import type { OperatorCall, OperatorReply, OperatorSchemas } from '../contract/operators.ts';
import type { Clock } from '../core/clock.ts';
import { notFound, ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';
import { transaction } from '../data/connection/transaction.ts';
import { deletePending, type EmailChangeRow, lockPerson } from '../identity/email-changes/store.ts';
import { audit, byOperator } from '../rules/audit.ts';
import type { OperatorSource } from './operator-keys.ts';
import { accountRows } from './records.ts';

type Shown = OperatorSchemas['PendingEmailChange'];

/** Default page size of the list. */
const usualPart = 20;

const shown = ({ id, user_id, email, former_email, created_at, expires_at }: EmailChangeRow): Shown => ({
  ...{ id, user_id, email, former_email, expires_at },
  requested_at: created_at,
});

const noChange = (id: string) => new ServiceError('not_found', `There is no pending e-mail change ${id}.`);

/** What an operator can do with e-mail changes that have been requested but not confirmed. */
export const createEmailChangeOperations = ({ db, clock }: { db: Queries; clock: Clock }) => {
  const expectAccount = async (queries: Queries, id: string): Promise<void> => {
    if (!(await accountRows(queries).where('id', '=', id).executeTakeFirst())) throw notFound('account', id);
  };

  /** Changes that can still be confirmed. */
  const pending = (queries: Queries, accountId: string) =>
    queries
      .selectFrom('email_changes')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('confirmed_at', 'is', null)
      .where('expires_at', '>', clock().toISOString());

  return {
    list: async ({ path, query }: OperatorCall<'listPendingEmailChanges'>): Promise<OperatorReply<'listPendingEmailChanges'>> => {
      const { limit = usualPart, after } = query;
      await expectAccount(db, path.account_id);
      const rows = await pending(db, path.account_id)
        .$if(after !== undefined, (some) => some.where('id', '>', after!))
        .orderBy('id')
        .limit(limit + 1)
        .execute();
      const data = rows.slice(0, limit).map(shown);
      return { data, next: rows.length > limit ? data.at(-1)!.id : null };
    },

    end: (source: OperatorSource, { path }: OperatorCall<'endEmailChange'>): Promise<OperatorReply<'endEmailChange'>> =>
      transaction(db, async (tx) => {
        const { account_id: accountId, change_id: id } = path;
        await expectAccount(tx, accountId);
        const find = () => pending(tx, accountId).where('id', '=', id).executeTakeFirst();
        const found = await find();
        if (!found) throw noChange(id);
        const person = { accountId, userId: found.user_id };
        // A link that is being used has already found the change. Its effect stays, as does the link that reverts it.
        await lockPerson(tx, person);
        if (!(await find()) || !(await deletePending(tx, person))) throw noChange(id);
        const entry = { ...byOperator, ...source, accountId, subjectId: person.userId, changes: { email: found.email }, at: clock() };
        await audit(tx, { ...entry, action: 'endEmailChange' });
        return { data: shown(found) };
      }),
  };
};

export type EmailChangeOperations = ReturnType<typeof createEmailChangeOperations>;

import { ServiceError } from '../../core/errors.ts';
import { violatedConstraint } from '../../data/connection/errors.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { columnsEqual } from '../../data/query/columns-equal.ts';
import { versioned } from '../../rules/if-match.ts';
import { changeEventOf, recordEvent } from '../../rules/record-event.ts';
import type { Person } from '../people/person.ts';

const shown = ['id', 'name', 'email', 'role', 'metadata', 'created_at', 'updated_at'] as const;

/** Changes a person's address and records the event. Nobody else in the account may have it. */
export const setAddress = async (tx: Tx, { accountId, userId }: Person, email: string, now: string): Promise<void> => {
  const person = columnsEqual({ account_id: accountId, id: userId });
  const row = await tx
    .selectFrom('users')
    .select([...shown, 'version'])
    .where(person)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const before = versioned(row);
  const after = { data: { ...before.data, email, updated_at: now }, version: before.version + 1 };
  await tx
    .updateTable('users')
    .set((eb) => ({ email, updated_at: now, version: eb('version', '+', 1) }))
    .where(person)
    .execute();
  recordEvent(tx, { accountId, actor: { type: 'user', id: userId } }, changeEventOf('USER_UPDATED', { before, after }));
};

/** Whether a failure means that somebody else in the account has the address. */
export const isTaken = (failure: unknown): boolean => violatedConstraint(failure) === 'users_email';

export const taken = (cause: unknown): ServiceError =>
  new ServiceError('already_exists', 'Somebody else in the account now has this e-mail address.', { cause });

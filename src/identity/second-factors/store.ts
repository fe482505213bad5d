import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { SecondFactorsTable } from '../../data/tables/second-factors.ts';
import type { SignedIn } from '../passwords/own-password.ts';
import type { Person } from '../people/person.ts';
import { demandsFactor } from '../policies.ts';

export type SecondFactorRow = Selectable<SecondFactorsTable>;

const ofPerson = (db: Queries, { accountId, userId }: Person) =>
  db.selectFrom('second_factors').where('account_id', '=', accountId).where('user_id', '=', userId);

/** A person's confirmed factors, oldest first. */
export const findFactors = (db: Queries, person: Person): Promise<SecondFactorRow[]> =>
  ofPerson(db, person).where('confirmed_at', 'is not', null).selectAll().orderBy('created_at').orderBy('id').execute();

/** An unconfirmed factor whose enrolment began in a session after a time. Locked until the transaction ends. */
export const lockEnrolment = (tx: Tx, who: SignedIn, id: string, since: Date): Promise<SecondFactorRow | undefined> =>
  ofPerson(tx, who)
    .where('id', '=', id)
    .where('session_id', '=', who.sessionId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', since.toISOString())
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

/** Whether a passkey is already registered, in any account (WebAuthn Level 3, 7.1). Until the transaction ends, nobody else can add it. */
export const isSomebodys = async (tx: Tx, credentialId: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('passkey ' || ${credentialId}::text, 0))`.execute(tx);
  const one = tx.selectFrom('second_factors').select('id').where('credential_id', '=', credentialId).limit(1);
  return (await one.executeTakeFirst()) !== undefined;
};

/** Drops unconfirmed enrolments. */
export const deleteEnrolments = async (tx: Tx, { accountId, userId }: Person): Promise<void> => {
  const all = tx.deleteFrom('second_factors').where('account_id', '=', accountId).where('user_id', '=', userId);
  await all.where('confirmed_at', 'is', null).execute();
};

/** Deletes a confirmed factor; false when there is none. */
export const deleteFactor = async (tx: Tx, { accountId, userId }: Person, id: string): Promise<boolean> => {
  const one = tx.deleteFrom('second_factors').where('account_id', '=', accountId).where('user_id', '=', userId).where('id', '=', id);
  return (await one.where('confirmed_at', 'is not', null).returning('id').executeTakeFirst()) !== undefined;
};

/** Locks what a person signs in with until the transaction ends, so that sign-ins, password changes and factor changes are serialized. */
export const lockSignIn = async (tx: Tx, { accountId, userId }: Person): Promise<void> => {
  await tx
    .selectFrom('passwords')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
};

/** Whether the account requires a second factor of this person. */
export const isFactorRequired = async (db: Queries, { accountId, userId }: Person): Promise<boolean> => {
  const person = db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where('users.account_id', '=', accountId)
    .where('users.id', '=', userId)
    .where(demandsFactor);
  return (await person.select('users.id').executeTakeFirst()) !== undefined;
};

/** Records the use of an authenticator app's code; false when it or a later one was used meanwhile. */
export const spendStep = async (tx: Tx, { account_id, id }: SecondFactorRow, step: number, now: Date): Promise<boolean> => {
  const used = await tx
    .updateTable('second_factors')
    .set({ last_step: step, last_used_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where('last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

/** Counts a use of a passkey; false when its counter is not above the previous one. Some passkeys always count 0. */
export const countUse = async (tx: Tx, { account_id, id }: SecondFactorRow, signCount: number, now: Date): Promise<boolean> => {
  const used = await tx
    .updateTable('second_factors')
    .set({ sign_count: signCount, last_used_at: now.toISOString() })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('sign_count', '<', signCount), eb.and([eb('sign_count', '=', 0), eb.val(signCount === 0)])]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
};

/** Records that a passkey may have been copied. */
export const noteCloneWarning = async (tx: Tx, { account_id, id }: SecondFactorRow, now: Date): Promise<void> => {
  const warned = { clone_warning_at: now.toISOString() };
  await tx.updateTable('second_factors').set(warned).where('account_id', '=', account_id).where('id', '=', id).execute();
};

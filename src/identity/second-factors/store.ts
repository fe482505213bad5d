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

/** The confirmed factors of a person, the oldest first. */
export const findFactors = (db: Queries, person: Person): Promise<SecondFactorRow[]> =>
  ofPerson(db, person).where('confirmed_at', 'is not', null).selectAll().orderBy('created_at').orderBy('id').execute();

/** A factor whose enrolment began in a session after a time and is not confirmed. It is locked until the transaction ends. */
export const lockEnrolment = (tx: Tx, who: SignedIn, id: string, since: Date): Promise<SecondFactorRow | undefined> =>
  ofPerson(tx, who)
    .where('id', '=', id)
    .where('session_id', '=', who.sessionId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', since.toISOString())
    .selectAll()
    .forUpdate()
    .executeTakeFirst();

/** Whether a passkey belongs to somebody, in whatever account (WebAuthn Level 3, 7.1). Until the transaction ends, nobody else adds it. */
export const isSomebodys = async (tx: Tx, credentialId: string): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('passkey ' || ${credentialId}::text, 0))`.execute(tx);
  const one = tx.selectFrom('second_factors').select('id').where('credential_id', '=', credentialId).limit(1);
  return (await one.executeTakeFirst()) !== undefined;
};

/** Drops enrolments that were begun and not confirmed. */
export const deleteEnrolments = async (tx: Tx, { accountId, userId }: Person): Promise<void> => {
  const all = tx.deleteFrom('second_factors').where('account_id', '=', accountId).where('user_id', '=', userId);
  await all.where('confirmed_at', 'is', null).execute();
};

/** Deletes a confirmed factor; false when there is none. */
export const deleteFactor = async (tx: Tx, { accountId, userId }: Person, id: string): Promise<boolean> => {
  const one = tx.deleteFrom('second_factors').where('account_id', '=', accountId).where('user_id', '=', userId).where('id', '=', id);
  return (await one.where('confirmed_at', 'is not', null).returning('id').executeTakeFirst()) !== undefined;
};

/**
 * Locks what a person signs in with until the transaction ends: a sign-in, a change of the password and a change of the factors
 * come one after the other.
 */
export const lockSignIn = async (tx: Tx, { accountId, userId }: Person): Promise<void> => {
  await tx
    .selectFrom('passwords')
    .select('user_id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
};

/** Whether the account demands a second factor of this person. */
export const isFactorDemanded = async (db: Queries, { accountId, userId }: Person): Promise<boolean> => {
  const person = db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .where('users.account_id', '=', accountId)
    .where('users.id', '=', userId)
    .where(demandsFactor);
  return (await person.select('users.id').executeTakeFirst()) !== undefined;
};

/** Notes that a code of an authenticator app was used; false when it or a later one was used meanwhile. */
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

/** Counts a use of a passkey; false when its count is not above the one before. Some passkeys always count 0. */
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

/** Notes that there may be a copy of a passkey. */
export const noteCloneWarning = async (tx: Tx, { account_id, id }: SecondFactorRow, now: Date): Promise<void> => {
  const warned = { clone_warning_at: now.toISOString() };
  await tx.updateTable('second_factors').set(warned).where('account_id', '=', account_id).where('id', '=', id).execute();
};

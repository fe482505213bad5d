import { sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';
import type { Person } from './person.ts';

/** A user with the e-mail address; without a hash they have no password yet. */
export interface Candidate {
  account_id: string;
  user_id: string;
  hash: string | null;
}

const hashOfAddress = (email: string) => sql<string>`sign_in_address_hash(${email})`;

/** All users with an e-mail address, in any account and in upper or lower case. */
export const withAddress = (db: Queries, email: string) =>
  db
    .selectFrom('sign_in_addresses as address')
    .innerJoin('accounts', 'accounts.id', 'address.account_id')
    .where('address.hash', '=', hashOfAddress(email));

/** The users with an address, up to a limit: those with a password first, then by the age of their accounts. */
export const findCandidates = (db: Queries, email: string, accountId: string | undefined, atMost: number): Promise<Candidate[]> =>
  withAddress(db, email)
    .leftJoin('passwords', (join) =>
      join.onRef('passwords.account_id', '=', 'address.account_id').onRef('passwords.user_id', '=', 'address.user_id'),
    )
    .$if(accountId !== undefined, (query) => query.where('address.account_id', '=', accountId!))
    .select(['address.account_id', 'address.user_id', 'passwords.hash'])
    .orderBy((eb) => eb('passwords.hash', 'is', null))
    .orderBy('accounts.created_at')
    .orderBy('accounts.id')
    .limit(atMost)
    .execute();

/** How long a network address counts as known after a sign-in, in milliseconds. */
const knownForMs = 90 * 24 * 60 * 60 * 1000;

/** What shows that somebody signed in from a network address in the last ninety days. */
const signInsFrom = (db: Queries, from: string, now: Date) =>
  db
    .selectFrom('audit_entries as entry')
    .select('entry.id')
    .where('entry.credential_type', 'in', ['password', 'passkey'])
    .where('entry.address', '=', from)
    .where('entry.created_at', '>', new Date(now.getTime() - knownForMs).toISOString())
    .limit(1);

/** Whether a person has signed in from a network address in the last ninety days. */
export const hasSignedInFrom = async (db: Queries, { accountId, userId }: Person, from: string, now: Date): Promise<boolean> => {
  const own = signInsFrom(db, from, now).where('entry.account_id', '=', accountId).where('entry.actor_id', '=', userId);
  return (await own.executeTakeFirst()) !== undefined;
};

/** Whether anybody with an e-mail address, in any account, has signed in from a network address in the last ninety days. */
export const hasAddressSignedInFrom = async (db: Queries, email: string, from: string, now: Date): Promise<boolean> => {
  const anybody = signInsFrom(db, from, now)
    .innerJoin('sign_in_addresses as address', (join) =>
      join.onRef('address.account_id', '=', 'entry.account_id').onRef('address.user_id', '=', 'entry.actor_id'),
    )
    .where('address.hash', '=', hashOfAddress(email));
  return (await anybody.executeTakeFirst()) !== undefined;
};

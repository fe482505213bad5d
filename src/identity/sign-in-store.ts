import { sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';

/** A user with the e-mail address; without a hash they have no password yet. */
export interface Candidate {
  account_id: string;
  user_id: string;
  hash: string | null;
}

/** All users with an e-mail address, in any account and in upper or lower case. */
export const withAddress = (db: Queries, email: string) =>
  db
    .selectFrom('sign_in_addresses as address')
    .innerJoin('accounts', 'accounts.id', 'address.account_id')
    .where('address.hash', '=', sql<string>`sign_in_address_hash(${email})`);

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

/** Whether a user with this e-mail address has signed in from a network address in the last ninety days. */
export const hasSignedInFrom = async (db: Queries, email: string, from: string, now: Date): Promise<boolean> => {
  const found = await withAddress(db, email)
    .innerJoin('audit_entries as entry', (join) =>
      join.onRef('entry.account_id', '=', 'address.account_id').onRef('entry.actor_id', '=', 'address.user_id'),
    )
    .where('entry.credential_type', 'in', ['password', 'passkey'])
    .where('entry.address', '=', from)
    .where('entry.created_at', '>', new Date(now.getTime() - knownForMs).toISOString())
    .select('entry.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

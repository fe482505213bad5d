import { expressionBuilder, sql } from 'kysely';
import { lifetimes } from '../../contract/plans.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Person } from '../people/person.ts';

/** A user with the e-mail address; without a hash they have no password yet. */
export interface Candidate {
  account_id: string;
  user_id: string;
  hash: string | null;
}

const hashOfAddress = (email: string) => sql<string>`sign_in_address_hash(${email})`;

/** All users with an e-mail address, in any account and ignoring case. */
export const withAddress = (db: Queries, email: string) =>
  db
    .selectFrom('sign_in_addresses as address')
    .innerJoin('accounts', 'accounts.id', 'address.account_id')
    .where('address.hash', '=', hashOfAddress(email));

/** Evidence that somebody signed in from a network address within ninety days. */
const signInsFrom = (db: Queries, from: string, now: Date) =>
  db
    .selectFrom('audit_entries as entry')
    .select('entry.id')
    .where('entry.credential_type', 'in', ['password', 'passkey'])
    .where('entry.address', '=', from)
    .where('entry.created_at', '>', new Date(now.getTime() - lifetimes.known_place * 1000).toISOString())
    .limit(1);

/** Whether a person has signed in from a network address within ninety days. */
export const hasSignedInFrom = async (db: Queries, { accountId, userId }: Person, from: string, now: Date): Promise<boolean> => {
  const own = signInsFrom(db, from, now).where('entry.account_id', '=', accountId).where('entry.actor_id', '=', userId);
  return (await own.executeTakeFirst()) !== undefined;
};

/** Whether anybody with an e-mail address, in any account, has signed in from a network address within ninety days. */
export const hasAddressSignedInFrom = async (db: Queries, email: string, from: string, now: Date): Promise<boolean> => {
  const anybody = signInsFrom(db, from, now)
    .innerJoin('sign_in_addresses as address', (join) =>
      join.onRef('address.account_id', '=', 'entry.account_id').onRef('address.user_id', '=', 'entry.actor_id'),
    )
    .where('address.hash', '=', hashOfAddress(email));
  return (await anybody.executeTakeFirst()) !== undefined;
};

/**
 * Whether the person of a `withAddress` row has signed in from a network address within ninety days. Such people come first: administrators of older
 * accounts can create any number of users with somebody else's address, but cannot sign them in from that person's network.
 */
export const isKnownAt = (db: Queries, from: string, now: Date) => {
  const own = signInsFrom(db, from, now)
    .where('entry.account_id', '=', sql.ref<string>('address.account_id'))
    .where('entry.actor_id', '=', sql.ref<string>('address.user_id'));
  return expressionBuilder().exists(own);
};

/** The e-mail address of a sign-in, the network address that it comes from, and the account if it names one. */
export interface Wanted {
  email: string;
  address: string;
  accountId?: string;
}

/**
 * The users with an e-mail address, up to a limit: those with a password first, of these those known at the network address, then those of older
 * accounts. Returned in the order of passwords and accounts.
 */
export const findCandidates = (db: Queries, { email, address, accountId }: Wanted, atMost: number, now: Date): Promise<Candidate[]> => {
  const chosen = withAddress(db, email)
    .leftJoin('passwords', (join) =>
      join.onRef('passwords.account_id', '=', 'address.account_id').onRef('passwords.user_id', '=', 'address.user_id'),
    )
    .$if(accountId !== undefined, (query) => query.where('address.account_id', '=', accountId!))
    .select(['address.account_id', 'address.user_id', 'passwords.hash', 'accounts.created_at'])
    .orderBy((eb) => eb('passwords.hash', 'is', null))
    .orderBy(isKnownAt(db, address, now), 'desc')
    .orderBy('accounts.created_at')
    .orderBy('accounts.id')
    .limit(atMost);
  return db
    .selectFrom(chosen.as('chosen'))
    .select(['account_id', 'user_id', 'hash'])
    .orderBy((eb) => eb('hash', 'is', null))
    .orderBy('created_at')
    .orderBy('account_id')
    .execute();
};

import { type RawBuilder, sql } from 'kysely';
import { ServiceError } from '../core/errors.ts';
import { isWithin } from '../core/networks-and-domains.ts';
import type { Queries } from '../data/connection/database.ts';
import type { SignInMethod } from '../data/tables/column-types.ts';
import { accountSuspended } from './people/suspension.ts';

/** Whose networks apply: those of people who have signed in, or those of API keys and applications. */
export type Users = 'people' | 'programs';

/** Who uses a credential, and from which address; null where the request itself is judged elsewhere. */
export interface UsedFrom {
  by: Users;
  address: string | null;
}

/** The networks of an account. */
export interface Networks {
  people_networks: readonly string[];
  program_networks: readonly string[];
}

/** The columns of an account that its policies for networks are in. */
export const networkColumns = ['accounts.people_networks', 'accounts.program_networks'] as const;

/** Whether the networks of an account allow a use. */
export const isAllowedFrom = ({ people_networks, program_networks }: Networks, { by, address }: UsedFrom): boolean => {
  const allowed = by === 'people' ? people_networks : program_networks;
  return address === null || allowed.length === 0 || isWithin(address, allowed);
};

const refused: Readonly<Record<Users, (address: string) => string>> = {
  people: (address) => `The account does not allow people to sign in or to work from ${address}.`,
  programs: (address) => `The account does not allow API keys and applications to be used from ${address}.`,
};

/** @throws ServiceError `network_not_allowed` */
export const expectNetwork = (networks: Networks, from: UsedFrom): void => {
  if (!isAllowedFrom(networks, from)) throw new ServiceError('network_not_allowed', refused[from.by](from.address!));
};

/** Whether an account does not allow an address. */
export const isOutsideNetworks = (failure: unknown): boolean => failure instanceof ServiceError && failure.code === 'network_not_allowed';

/**
 * Before a new credential is given out. Returns how many minutes a sign-in lasts in this account; null where no policy says it.
 * @throws ServiceError `account_suspended`, `network_not_allowed`
 */
export const expectAdmitted = async (db: Queries, accountId: string, from: UsedFrom): Promise<number | null> => {
  const found = await db
    .selectFrom('accounts')
    .select(['suspended_at', 'session_minutes', ...networkColumns])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (found?.suspended_at) throw accountSuspended();
  if (found) expectNetwork(found, from);
  return found?.session_minutes ?? null;
};

/** Whether the account demands a second factor of a person, as an expression of a query that has both as `accounts` and `users`. */
export const demandsFactor = sql<boolean>`(
  accounts.everybody_needs_second_factor or (accounts.administrators_need_second_factor and users.role = 'admin'))`;

/** A sign-in, or the latest proof since: how its person proved who they are (RFC 8176), and what the account demands of them now. */
export interface ProvedBy {
  /** Null where nobody signed in: an application acts for itself. */
  methods: readonly SignInMethod[] | null;
  demands_factor: boolean;
}

/**
 * Whether a sign-in falls short of the second factor that the account demands of its person. The demand, or the role that it is for, may be
 * newer than the sign-in, which then goes on to its end, but gives no authority and is not prolonged.
 */
export const lacksDemandedFactor = ({ methods, demands_factor }: ProvedBy): boolean => demands_factor && !methods?.includes('mfa');

const longest = {
  api_key_days: sql.lit('24 hours'),
  session_minutes: sql.lit('1 minute'),
  refresh_token_days: sql.lit('24 hours'),
};

/**
 * When a policy of the account ends a credential, as an expression; null where there is no policy. It is part of the query that reads the
 * credential, so that nothing is asked for a second time, and lists show the same end.
 * @param begun the time from which it counts
 */
const endByPolicy = (policy: keyof typeof longest, table: string, begun: RawBuilder<unknown>) =>
  sql<string | null>`${begun} + (
    select bound.${sql.ref(policy)} from accounts bound where bound.id = ${sql.ref(`${table}.account_id`)}
  ) * interval ${longest[policy]}`;

/** When a key ends by its own fields: at its expiry, or at the end of its overlap if that is sooner. */
export const ownEndOfKey = (table: string) =>
  sql<string | null>`least(${sql.ref(`${table}.expires_at`)}, ${sql.ref(`${table}.overlap_ends_at`)})`;

/** When a key ends: by its own fields, or by the policy of the account if that is sooner. */
export const endOfKey = (table: string) =>
  sql<string | null>`least(${ownEndOfKey(table)}, ${endByPolicy('api_key_days', table, sql.ref(`${table}.created_at`))})`;

/** When a sign-in ends: at its own end, or by the policy of the account if that is sooner. */
export const endOfSignIn = (table: string, begun: RawBuilder<unknown> = sql.ref(`${table}.created_at`)) =>
  sql<string>`least(${sql.ref(`${table}.expires_at`)}, ${endByPolicy('session_minutes', table, begun)})`;

/** When a refresh token ends that is not used. */
export const endOfRefreshToken = (table: string) =>
  sql<string>`least(${sql.ref(`${table}.expires_at`)}, ${endByPolicy('refresh_token_days', table, sql.ref(`${table}.created_at`))})`;

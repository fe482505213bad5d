import { type RawBuilder, sql } from 'kysely';
import { ServiceError } from '../core/errors.ts';
import { isWithin } from '../core/networks-and-domains.ts';
import type { Queries } from '../data/connection/database.ts';
import type { SignInMethod } from '../data/tables/column-types.ts';
import { accountSuspended } from './people/suspension.ts';

/** Whose network policy applies: that of signed-in people, or that of API keys and applications. */
export type Users = 'people' | 'programs';

/** Who uses a credential, and from which address; null when the request itself is checked elsewhere. */
export interface UsedFrom {
  by: Users;
  address: string | null;
}

/** The allowed networks of an account. */
export interface Networks {
  people_networks: readonly string[];
  program_networks: readonly string[];
}

/** The account columns with its network policies. */
export const networkColumns = ['accounts.people_networks', 'accounts.program_networks'] as const;

/** Whether the networks of an account allow a use. */
export const isAllowedFrom = ({ people_networks, program_networks }: Networks, { by, address }: UsedFrom): boolean => {
  const allowed = by === 'people' ? people_networks : program_networks;
  return address === null || allowed.length === 0 || isWithin(address, allowed);
};

const refused: Readonly<Record<Users, (address: string) => string>> = {
  people: (address) => `The account's network policy does not allow people to sign in or work from ${address}.`,
  programs: (address) => `The account's network policy does not allow API keys and applications to be used from ${address}.`,
};

/** @throws ServiceError `network_not_allowed` */
export const expectNetwork = (networks: Networks, from: UsedFrom): void => {
  if (!isAllowedFrom(networks, from)) throw new ServiceError('network_not_allowed', refused[from.by](from.address!));
};

/** Whether an account does not allow an address. */
export const isOutsideNetworks = (failure: unknown): boolean => failure instanceof ServiceError && failure.code === 'network_not_allowed';

/**
 * Checked before a new credential is issued. Returns how many minutes a session lasts in this account; null without a policy.
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

/** Whether the account requires a second factor of a person, as an expression in a query that has both as `accounts` and `users`. */
export const demandsFactor = sql<boolean>`(
  accounts.everybody_needs_second_factor or (accounts.administrators_need_second_factor and users.role = 'admin'))`;

/** A sign-in, or the latest proof of identity since: its methods (RFC 8176), and what the account requires of the person now. */
export interface ProvedBy {
  /** Null when nobody signed in: an application acts for itself. */
  methods: readonly SignInMethod[] | null;
  demands_factor: boolean;
}

/**
 * Whether a sign-in lacks the second factor that the account requires. The requirement, or the role that it applies to, may be newer than the
 * sign-in, which then runs to its end but gives no authority and is not extended.
 */
export const lacksRequiredFactor = ({ methods, demands_factor }: ProvedBy): boolean => demands_factor && !methods?.includes('mfa');

const longest = {
  api_key_days: sql.lit('24 hours'),
  session_minutes: sql.lit('1 minute'),
  refresh_token_days: sql.lit('24 hours'),
};

/**
 * When an account policy ends a credential, as an expression; null without a policy. It is part of the query that reads the credential, which saves a
 * second query and makes lists show the same end.
 * @param begun the start of the lifetime
 */
const endByPolicy = (policy: keyof typeof longest, table: string, begun: RawBuilder<unknown>) =>
  sql<string | null>`${begun} + (
    select bound.${sql.ref(policy)} from accounts bound where bound.id = ${sql.ref(`${table}.account_id`)}
  ) * interval ${longest[policy]}`;

/** When a key ends by its own columns: at its expiry, or at the end of its overlap if that is sooner. */
export const ownEndOfKey = (table: string) =>
  sql<string | null>`least(${sql.ref(`${table}.expires_at`)}, ${sql.ref(`${table}.overlap_ends_at`)})`;

/** When a key ends: by its own columns, or by the account's policy if that is sooner. */
export const endOfKey = (table: string) =>
  sql<string | null>`least(${ownEndOfKey(table)}, ${endByPolicy('api_key_days', table, sql.ref(`${table}.created_at`))})`;

/** When a sign-in ends: at its own expiry, or by the account's policy if that is sooner. */
export const endOfSignIn = (table: string, begun: RawBuilder<unknown> = sql.ref(`${table}.created_at`)) =>
  sql<string>`least(${sql.ref(`${table}.expires_at`)}, ${endByPolicy('session_minutes', table, begun)})`;

/** When an unused refresh token ends. */
export const endOfRefreshToken = (table: string) =>
  sql<string>`least(${sql.ref(`${table}.expires_at`)}, ${endByPolicy('refresh_token_days', table, sql.ref(`${table}.created_at`))})`;

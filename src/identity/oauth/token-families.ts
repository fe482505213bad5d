import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lifetimes } from '../../contract/plans.ts';
import { createSealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { markCredentialsEnded } from '../../data/connection/transaction.ts';
import type { SignInMethod } from '../../data/tables/column-types.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { demandsFactor, endOfRefreshToken } from '../policies.ts';
import { after, refreshTokenSeconds, retrySeconds } from '../tokens/lifetimes.ts';
import { newSecret } from '../tokens/secrets.ts';

/** A family of tokens: one person's sign-in to one application. */
export interface NewFamily {
  accountId: string;
  applicationId: string;
  userId: string;
  scopes: readonly string[];
  /** When the person signed in. */
  authenticatedAt: string;
  /** How, by RFC 8176. */
  methods: SignInMethod[];
  /** The browser sign-in; null on a device. */
  sessionId: string | null;
}

/** Creates a family and returns its id. */
export const beginFamily = async (tx: Queries, family: NewFamily, now: Date): Promise<string> => {
  const id = randomUUID();
  await tx
    .insertInto('token_families')
    .values({
      account_id: family.accountId,
      id,
      application_id: family.applicationId,
      user_id: family.userId,
      scopes: [...family.scopes],
      authenticated_at: family.authenticatedAt,
      methods: family.methods,
      session_id: family.sessionId,
      created_at: now.toISOString(),
    })
    .execute();
  return id;
};

/** Revokes every token of a family; false when they were already revoked. */
export const revokeFamily = async (db: Queries, accountId: string, familyId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('token_families')
    .set({ revoked_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('id', '=', familyId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  markCredentialsEnded(db, accountId);
  return numUpdatedRows === 1n;
};

/** Adds a refresh token to a family and returns it. */
export const issueRefreshToken = async (tx: Queries, accountId: string, familyId: string, now: Date): Promise<string> => {
  const value = newSecret('refresh_token');
  await tx
    .insertInto('refresh_tokens')
    .values({
      hash: hashOf(value),
      account_id: accountId,
      family_id: familyId,
      created_at: now.toISOString(),
      expires_at: sql<string>`least(${after(now, refreshTokenSeconds)}::timestamptz, (
        select created_at from token_families where account_id = ${accountId} and id = ${familyId}
      ) + ${lifetimes.refresh_longest} * interval '1 second')`,
    })
    .execute();
  return value;
};

/** A refresh token with its family, application and person; undefined when there is none. */
export const findRefreshToken = (db: Queries, hash: string) =>
  db
    .selectFrom('refresh_tokens as token')
    .innerJoin('token_families as family', (join) =>
      join.onRef('family.account_id', '=', 'token.account_id').onRef('family.id', '=', 'token.family_id'),
    )
    .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'family.account_id').onRef('users.id', '=', 'family.user_id'))
    .select(['token.hash', 'token.account_id', 'token.family_id', 'token.created_at', 'token.consumed_at'])
    .select(endOfRefreshToken('token').as('expires_at'))
    .select('token.expires_at as own_expires_at')
    .select(['token.successor', 'family.application_id', 'family.user_id', 'family.scopes', 'family.authenticated_at', 'family.revoked_at'])
    .innerJoin('accounts', 'accounts.id', 'token.account_id')
    .select(['users.role', 'users.email', 'accounts.suspended_at', 'family.session_id', 'family.methods'])
    .select(demandsFactor.as('demands_factor'))
    .where('token.hash', '=', hash)
    .executeTakeFirst();

/** The row of a refresh token. */
export type FoundRefreshToken = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>;

/** Seals a successor with the value of its parent, so that the database alone reveals no token. */
export const sealSuccessor = (parent: string, successor: string): string => createSealer(parent).seal(successor, hashOf(parent));

/**
 * The child of a used token, for a client that lost the answer: for an hour, and only while it is unused. Undefined otherwise, since there is then a
 * copy of the token.
 */
export const unusedChild = async (db: Queries, parent: string, { consumed_at, successor }: FoundRefreshToken, now: Date) => {
  if (successor === null || now.getTime() - Date.parse(consumed_at!) >= retrySeconds * 1000) return undefined;
  const value = createSealer(parent).open(successor, hashOf(parent));
  const found = await findRefreshToken(db, hashOf(value));
  return found?.consumed_at === null ? { value, found } : undefined;
};

import { sql } from 'kysely';
import { platformName } from '../../contract/platform-name.ts';
import { systemClock } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { Region } from '../../data/tables/accounts.ts';
import type { Environment } from '../credentials/api-key-format.ts';
import { createApiKey } from '../credentials/api-keys.ts';
import { newPasswordHash } from '../passwords/new-password.ts';
import { createPasswordLinks } from '../passwords/password-links.ts';

/** What an operator may choose for the first account. */
export interface FirstStartOptions {
  email?: string;
  password?: string;
  apiKey?: string;
  /** The root of the identity endpoints, for the link that sets the first password; without it there is no link. */
  authUrl?: string;
  environment: Environment;
  region: Region;
}

/** The first account and its credentials; the key is shown only now. */
export interface FirstAccount {
  accountId: string;
  userId: string;
  email: string;
  key: string;
  /** The one-time link with which the administrator sets a password; undefined when the operator has set one. */
  link?: string;
}

/** Several nodes may start with one empty database: one creates the account, the others wait and find it. */
const withFirstStartLock = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('tessera first start'))`.execute(tx);

const everything = ['read', 'write', 'admin'];

const name = 'Administrator';

/**
 * Creates an account, an administrator and one API key in an empty database.
 * @returns undefined when there is already an account
 * @throws ServiceError when the password is not allowed
 */
export const firstStart = async (db: Queries, options: FirstStartOptions): Promise<FirstAccount | undefined> => {
  const { email = 'admin@tessera.example', password, apiKey, authUrl, environment, region } = options;
  if (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return undefined;
  const hash = password === undefined ? undefined : await newPasswordHash(password, { name, email, account: platformName }, authUrl);
  return transaction(db, async (tx) => {
    await withFirstStartLock(tx);
    if (await tx.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return undefined;
    const accountId = newId('account');
    const userId = newId('user');
    await tx.insertInto('accounts').values({ id: accountId, name: platformName, plan: 'business', region }).execute();
    await tx.insertInto('users').values({ account_id: accountId, id: userId, name, email, role: 'admin' }).execute();
    if (hash) await tx.insertInto('passwords').values({ account_id: accountId, user_id: userId, hash }).execute();
    const { key } = await createApiKey(tx, { accountId, userId, name: 'First key', scopes: everything, environment }, apiKey);
    const link =
      hash || authUrl === undefined
        ? {}
        : { link: (await createPasswordLinks({ clock: systemClock, authUrl }).create(tx, { accountId, userId })).url };
    return { accountId, userId, email, key, ...link };
  });
};

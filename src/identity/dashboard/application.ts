import { platformName } from '../../contract/platform-name.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { createApplication } from '../applications/applications.ts';
import { hashOf } from '../credentials/api-key-format.ts';

const name = `${platformName} Dashboard`;
/** Everything that the person's role allows. */
const scopes = ['read', 'write', 'admin'];

const find = (db: Queries, accountId: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'redirect_uris'])
    .where('account_id', '=', accountId)
    .where('first_party', '=', true)
    .executeTakeFirst();

/** The account of the browser's sign-in, or else the oldest one: most servers have only one. */
export const accountOfBrowser = async (db: Queries, browserSession: string | undefined, now: Date): Promise<string | undefined> => {
  const browser =
    browserSession &&
    (await db
      .selectFrom('browser_sessions')
      .select('account_id as id')
      .where('hash', '=', hashOf(browserSession))
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst());
  return (browser || (await db.selectFrom('accounts').select('id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()))?.id;
};

/**
 * The client id of the dashboard in an account. The first sign-in creates it: a public application with one redirect URI, which follows the server's
 * address.
 */
export const dashboardClientId = async (db: Queries, accountId: string, redirectUri: string, now: Date): Promise<string> => {
  const known = await find(db, accountId);
  if (known?.redirect_uris[0] === redirectUri) return known.id;
  return transaction(db, async (tx) => {
    // Two browsers signing in at once create one application.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();
    const id = (await find(tx, accountId))?.id;
    const row = { accountId, type: 'public', createdBy: null, name, redirect_uris: [], scopes } as const;
    const made = id ?? (await createApplication(tx, { ...row, redirect_uris: [redirectUri], scopes }, now)).application.id;
    await tx
      .updateTable('applications')
      .set({ first_party: true, redirect_uris: [redirectUri] })
      .where('account_id', '=', accountId)
      .where('id', '=', made)
      .execute();
    return made;
  });
};

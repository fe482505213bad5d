import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { createApplication } from '../applications.ts';
import type { Client } from './clients.ts';
import { commandLine } from './command-line.ts';

/** An application of an account as far as grants need it. */
export type OwnApplication = Pick<Client, 'account_id' | 'id' | 'name' | 'scopes'>;

const inAccount = (db: Queries, accountId: string) =>
  db.selectFrom('applications').select(['account_id', 'id', 'name', 'scopes']).where('account_id', '=', accountId);

/** The application that a client id stands for in an account; undefined while the account has no row of the built-in one. */
export const findOwn = async (db: Queries, client: Client, accountId: string): Promise<OwnApplication | undefined> => {
  if (client !== commandLine) return client.account_id === accountId ? client : undefined;
  return inAccount(db, accountId).where('built_in', '=', client.id).executeTakeFirst();
};

/** The application of an account that a token was issued to, if the client id stands for it. */
export const ownApplication = async (
  db: Queries,
  client: Client,
  issued: { account_id: string; application_id: string | null },
): Promise<OwnApplication | undefined> => {
  const own = await findOwn(db, client, issued.account_id);
  return own?.id === issued.application_id ? own : undefined;
};

/** The same, and in an account where nobody has used it yet the built-in application begins to exist. */
export const ensureOwn = async (tx: Tx, client: Client, accountId: string, now: Date): Promise<OwnApplication | undefined> => {
  if (client !== commandLine) return findOwn(tx, client, accountId);
  await sql`select pg_advisory_xact_lock(hashtextextended('built-in applications of ' || ${accountId}::text, 0))`.execute(tx);
  const own = await findOwn(tx, client, accountId);
  if (own) return own;
  const { name, type, redirect_uris, scopes, device_grant, id: built_in } = commandLine;
  const fields = { name, type, redirect_uris, scopes, device_grant, built_in };
  const { application } = await createApplication(tx, { ...fields, accountId, createdBy: null }, now);
  return { ...application, account_id: accountId };
};

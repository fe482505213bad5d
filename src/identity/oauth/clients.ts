import { type Selectable, sql } from 'kysely';
import { isId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { ApplicationsTable } from '../../data/tables/applications.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { commandLine, commandLineId } from './command-line.ts';
import { describedClient, isDocumentAddress } from './described-client.ts';

/** An application, with the hashes of its valid secrets. */
export type Client = Selectable<ApplicationsTable> & { secrets: string[] };

/**
 * An application by client id alone: requests do not name its account, and the built-in one and self-describing ones have none yet. For the latter
 * only the client id is returned; `ClientDocuments` reads the rest.
 */
export const findClient = async (db: Queries, clientId: string, now: Date): Promise<Client | undefined> => {
  if (clientId === commandLineId) return commandLine;
  if (isDocumentAddress(clientId)) return describedClient(clientId);
  if (!isId('application', clientId)) return undefined;
  return db
    .selectFrom('credentials')
    .innerJoin('applications', (join) =>
      join.onRef('applications.account_id', '=', 'credentials.account_id').onRef('applications.id', '=', 'credentials.subject_id'),
    )
    .selectAll('applications')
    .select(
      sql<string[]>`array(
        select secret.hash from application_secrets secret
        where secret.account_id = applications.account_id and secret.application_id = applications.id
          and (secret.expires_at is null or secret.expires_at > ${now.toISOString()}::timestamptz))`.as('secrets'),
    )
    .where('credentials.hash', '=', hashOf(clientId))
    .where('credentials.kind', '=', 'application')
    .executeTakeFirst();
};

/** The account of an application; undefined while it belongs to none, because nobody has consented to it. */
export const accountOf = ({ account_id }: Pick<Client, 'account_id'>): string | undefined => account_id || undefined;

/** The user that an application acts as when it acts for itself: the one who registered it, or else the longest-standing administrator. */
export const actingUser = (db: Queries, { account_id, created_by }: Pick<Client, 'account_id' | 'created_by'>) =>
  db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('account_id', '=', account_id)
    .where((eb) => (created_by === null ? eb('role', '=', 'admin') : eb('id', '=', created_by)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

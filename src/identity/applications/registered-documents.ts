import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import { hashOf } from '../credentials/api-key-format.ts';

/** An application of an account. */
interface Of {
  accountId: string;
  applicationId: string;
}

/** A GraphQL document, by the id that requests send in place of its text. */
export interface RegisteredDocument {
  id: string;
  text: string;
}

const documentsOf = (db: Queries, { accountId, applicationId }: Of) =>
  db.selectFrom('registered_documents').where('account_id', '=', accountId).where('application_id', '=', applicationId);

/** The text of an application's document; undefined when none is registered with this id. */
export const findDocument = async (db: Queries, of: Of, id: string): Promise<string | undefined> =>
  (await documentsOf(db, of).select('text').where('id', '=', id).executeTakeFirst())?.text;

/** The texts that an application has for some ids, by id. */
export const findDocuments = async (db: Queries, of: Of, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await documentsOf(db, of).select(['id', 'text']).where('id', '=', sql<string>`any(${ids}::text[])`).execute();
  return new Map(rows.map(({ id, text }) => [id, text]));
};

/** How many documents an application has, and the characters of their texts. */
export const sizeOfDocuments = async (db: Queries, of: Of): Promise<{ documents: number; characters: number }> => {
  const size = await documentsOf(db, of)
    .select([sql<string>`count(*)`.as('documents'), sql<string>`coalesce(sum(length(text)), 0)`.as('characters')])
    .executeTakeFirstOrThrow();
  return { documents: Number(size.documents), characters: Number(size.characters) };
};

/** Adds documents whose ids the application does not have. */
export const insertDocuments = async (tx: Queries, of: Of, documents: readonly RegisteredDocument[], now: string): Promise<void> => {
  const [ids, texts] = [documents.map(({ id }) => id), documents.map(({ text }) => text)];
  await sql`
    insert into registered_documents (account_id, application_id, id, text, created_at)
    select ${of.accountId}, ${of.applicationId}, id, text, ${now}::timestamptz
    from unnest(${ids}::text[], ${texts}::text[]) as document (id, text)`.execute(tx);
};

/**
 * Locks an application by its client id alone. Undefined for one that does not exist, and for those that no account has registered: the
 * dashboard, the command line, and those that describe themselves.
 */
export const lockRegistered = async (tx: Queries, clientId: string): Promise<Of | undefined> => {
  const found = await tx
    .selectFrom('credentials')
    .innerJoin('applications', (join) =>
      join.onRef('applications.account_id', '=', 'credentials.account_id').onRef('applications.id', '=', 'credentials.subject_id'),
    )
    .select('applications.account_id')
    .where('credentials.hash', '=', hashOf(clientId))
    .where('credentials.kind', '=', 'application')
    .where('applications.first_party', '=', false)
    .where('applications.built_in', 'is', null)
    .forNoKeyUpdate('applications')
    .executeTakeFirst();
  return found && { accountId: found.account_id, applicationId: clientId };
};

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import { type IdKind, newId } from '../../core/ids.ts';
import { storedTrace } from '../../core/tracing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { inOneStatement } from '../../data/connection/transaction.ts';
import { cachedStatements, placeholder } from '../../data/query/cached-statements.ts';
import { checkEvent } from '../../rules/event-check.ts';
import type { Author } from '../../rules/record-event.ts';
import type { AnyRow } from './reads.ts';

/** A new record and the event that tells of it. */
interface Creation {
  author: Author;
  type: EventType;
  eventId: string;
  /** The running trace; undefined where nothing is traced. */
  trace: string | undefined;
  /** Its columns. */
  fields: Readonly<Record<string, unknown>>;
}

interface Facts {
  table: string;
  kind: IdKind;
  /** What `returning` names: the columns of a record, and its version. */
  row: readonly AnyRow[];
  /** The columns of a record. */
  columns: readonly string[];
}

const isPlain = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** By the names of all tables, a column whose name ends like this is an instant, and no other column of a record is. */
const isInstant = (column: string): boolean => column.endsWith('_at');

/** A column of a record as JSON, as REST shows it: instants in UTC with milliseconds. */
const shownAs = (column: string): RawBuilder<unknown> => {
  const value = sql.ref(`record.${column}`);
  return isInstant(column) ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` : sql`to_jsonb(${value})`;
};

const shownData = (columns: readonly string[]) =>
  sql`jsonb_build_object(${sql.join(columns.flatMap((column) => [sql.lit(column), shownAs(column)]))})`;

/** Who may see the event; the same as `audienceOf` of the rules says of the record. */
const audienceIn = ({ kind, columns }: Facts) => {
  if (kind === 'project') return { project: sql.ref('record.id'), uploader: sql`null` };
  return {
    project: columns.includes('project_id') ? sql.ref('record.project_id') : sql`null`,
    uploader: columns.includes('uploaded_by') ? sql.ref('record.uploaded_by') : sql`null`,
  };
};

const given = (name: string, isJson: boolean): unknown =>
  isJson
    ? sql`${placeholder(({ fields }: Creation) => JSON.stringify(fields[name]))}::jsonb`
    : placeholder(({ fields }: Creation) => fields[name]);

/**
 * Inserts the record, then its event, then the event's entry in the outbox, in one statement: each takes its values from the row that
 * the one before has inserted, so that the event draws its number after the record has its locks.
 */
const creation = (db: Queries, facts: Facts, fields: Creation['fields']) => {
  const { project, uploader } = audienceIn(facts);
  return (db as Kysely<AnyRow>)
    .with('record', (query) =>
      query
        .insertInto(facts.table)
        .values(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, given(name, isPlain(value))])))
        .returning(facts.row),
    )
    .with('recorded', (query) =>
      query
        .insertInto('events')
        .columns(['account_id', 'id', 'type', 'resource_id', 'actor', 'data', 'project_id', 'uploader_id', 'sequence', 'trace'])
        .expression(
          query
            .selectFrom('record')
            .select([
              sql`${placeholder(({ author }: Creation) => author.accountId)}::text`.as('account_id'),
              sql`${placeholder(({ eventId }: Creation) => eventId)}::text`.as('id'),
              sql`${placeholder(({ type }: Creation) => type)}::text`.as('type'),
              'record.id as resource_id',
              sql`${placeholder(({ author }: Creation) => JSON.stringify(author.actor))}::jsonb`.as('actor'),
              shownData(facts.columns).as('data'),
              sql`${project}`.as('project_id'),
              sql`${uploader}`.as('uploader_id'),
              sql`nextval('event_sequence')`.as('sequence'),
              sql`${placeholder(({ trace }: Creation) => trace ?? null)}::text`.as('trace'),
            ]),
        )
        .returning(['account_id', 'id', 'sequence']),
    )
    .with('queued', (query) =>
      query
        .insertInto('outbox')
        .columns(['account_id', 'event_id', 'sequence', 'transaction'])
        .expression(query.selectFrom('recorded').select(['account_id', 'id', 'sequence', sql`pg_current_xact_id()`.as('transaction')])),
    )
    .selectFrom('record')
    .selectAll();
};

/** The record that the statement will insert, as its event has it: every column of a record is given. */
const recordOf = ({ columns }: Facts, fields: Creation['fields']): object =>
  Object.fromEntries(columns.map((column) => [column, fields[column]]));

/**
 * Inserts a record and records its event in one statement, which is compiled once for each set of columns.
 * @throws ServiceError `contract_violation` outside production, before the statement
 */
export const createRecorded = (facts: Facts) => {
  const statements = cachedStatements<Creation>();
  return async (db: Queries, author: Author, type: EventType, row: object): Promise<AnyRow> => {
    const fields = Object.fromEntries(Object.entries({ id: newId(facts.kind), ...row }).filter(([, value]) => value !== undefined));
    checkEvent(db, type, recordOf(facts, fields));
    const key = Object.entries(fields).map(([name, value]) => (isPlain(value) ? `${name}:json` : name));
    const input = { author, type, eventId: newId('event'), trace: storedTrace(), fields };
    const statement = statements(key.join(), input, () => creation(db, facts, fields));
    const [record] = await inOneStatement<AnyRow>(db, author.accountId, statement);
    return record;
  };
};

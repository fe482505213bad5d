import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import { type IdKind, newId } from '../../core/ids.ts';
import { storedTrace } from '../../core/tracing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { slowAfter } from '../../data/connection/joint-reads.ts';
import { inOneStatement, type WriteKind } from '../../data/connection/transaction.ts';
import { memoize, placeholder, templateOf } from '../../data/query/cached-statements.ts';
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

const anyOf = <Value>(valueIn: (creations: Creation[]) => Value) => sql`${placeholder(valueIn)}`;

/** The fields of the records, as JSON: PostgreSQL reads each by the type of its column. */
const fieldsOf = (creations: readonly Creation[]): string => JSON.stringify(creations.map(({ fields }) => fields));

const eventsOf = (creations: readonly Creation[]): string =>
  JSON.stringify(
    creations.map(({ author: { accountId, actor }, type, eventId, trace, fields }) => ({
      record_id: fields.id,
      account_id: accountId,
      id: eventId,
      type,
      actor,
      trace,
    })),
  );

/** Whoever shares the statement waits for nobody's locks any longer; whoever has it alone waits as always. */
const lockTimeout = sql`set_config('lock_timeout', coalesce(${placeholder(({ length }: Creation[]) =>
  length > 1 ? String(slowAfter) : null,
)}, current_setting('lock_timeout')), true)`;

/**
 * Inserts records, then their events, then the events' entries in the outbox, in one statement: each takes its values from the row that
 * the one before has inserted, so that an event draws its number after its record has its locks.
 */
const creation = (db: Queries, facts: Facts, fields: readonly string[]) => {
  const { project, uploader } = audienceIn(facts);
  return (db as Kysely<AnyRow>)
    .with('record', (query) =>
      query
        .insertInto(facts.table)
        .columns(fields)
        .expression(sql`
          select ${sql.join(fields.map((name) => sql.ref(`given.${name}`)))}
          from (select ${lockTimeout}) as waits, json_populate_recordset(null::${sql.table(facts.table)}, ${anyOf(fieldsOf)}::json) as given`)
        .returning(facts.row),
    )
    .with('recorded', (query) =>
      query
        .insertInto('events')
        .columns(['account_id', 'id', 'type', 'resource_id', 'actor', 'data', 'project_id', 'uploader_id', 'sequence', 'trace'])
        .expression(sql`
          select event.account_id, event.id, event.type, record.id, event.actor, ${shownData(facts.columns)}, ${project}, ${uploader},
            nextval('event_sequence'), event.trace
          from record join json_to_recordset(${anyOf(eventsOf)}::json)
            as event (record_id text, account_id text, id text, type text, actor jsonb, trace text) on event.record_id = record.id`)
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

/** How records with the same columns are created: by one statement for all that come at the same time. */
const kindOf = (db: Queries, facts: Facts, fields: readonly string[]): WriteKind<Creation, AnyRow> => {
  const { sql: text, parametersFor } = templateOf<Creation[]>(creation(db, facts, fields));
  return {
    key: text,
    sizeOf: () => 1,
    statementFor: (creations) => ({
      sql: text,
      parameters: parametersFor([...creations]),
      answersIn: (rows) => {
        const byId = new Map((rows as AnyRow[]).map((row) => [row.id, row]));
        return creations.map((one) => byId.get(one.fields.id));
      },
    }),
  };
};

/**
 * Inserts a record and records its event in one statement, which is compiled once for each set of columns. Requests that create such
 * records at the same time share it.
 * @throws ServiceError `contract_violation` outside production, before the statement
 */
export const createRecorded = (facts: Facts) => {
  const kinds = memoize<WriteKind<Creation, AnyRow>>();
  return async (db: Queries, author: Author, type: EventType, row: object): Promise<AnyRow> => {
    const fields = Object.fromEntries(Object.entries({ id: newId(facts.kind), ...row }).filter(([, value]) => value !== undefined));
    checkEvent(db, type, recordOf(facts, fields));
    const names = Object.keys(fields);
    const kind = kinds(names.join(), () => kindOf(db, facts, names));
    return inOneStatement(db, author.accountId, kind, { author, type, eventId: newId('event'), trace: storedTrace(), fields });
  };
};

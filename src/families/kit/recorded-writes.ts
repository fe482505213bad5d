import { type QueryCreator, type RawBuilder, sql } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import { type IdKind, newId } from '../../core/ids.ts';
import { storedTrace } from '../../core/tracing.ts';
import type { StoredWith } from '../../data/connection/ambient-transaction.ts';
import type { Queries } from '../../data/connection/database.ts';
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

/** What creates may be stored with. */
type StoredCreation = Creation & { stored: StoredWith };

const anyOf = <Value>(valueIn: (creations: Creation[]) => Value) => sql`${placeholder(valueIn)}`;

/** The fields of the records, as JSON: PostgreSQL reads each by the type of its column. */
const fieldsOf = (creations: readonly Creation[]): string => JSON.stringify(creations.map(({ fields }) => fields));

const eventsOf =
  (expected?: (one: Creation) => object) =>
  (creations: readonly Creation[]): string =>
    JSON.stringify(
      creations.map((one) => {
        const { author, type, eventId, trace, fields } = one;
        const event = { record_id: fields.id, account_id: author.accountId, id: eventId, type, actor: author.actor, trace };
        return { ...event, expected: expected?.(one) };
      }),
    );

/** The data of an event. A record that is otherwise than it was expected to be has none, and the statement fails. */
const expectedData = (columns: readonly string[]) => {
  const data = shownData(columns);
  return sql`case when event.expected is null or ${data} = event.expected then ${data} end`;
};

const keysOf = (creations: readonly StoredCreation[]): string =>
  JSON.stringify(creations.map(({ stored: { lock, row }, fields }) => ({ ...row, lock, record_id: fields.id })));

const keyColumns = ['account_id', 'caller', 'operation', 'key'] as const;
const answerColumns = ['fingerprint', 'answer', 'scopes', 'bounds', 'created_at'] as const;

/**
 * The records whose idempotency key is stored with them: no answer has it yet, and nobody holds its lock. Of several with one key that is
 * one. The lock is held until the commit, so that whoever has it next sees the answer.
 */
const storing = (db: Queries) =>
  (db as QueryCreator<AnyRow>)
    .with(
      'asked',
      () =>
        sql`
        (select distinct on (lock) * from json_to_recordset(${placeholder(keysOf)}::json) as asked (record_id text, lock text,
          account_id text, caller text, operation text, key text, fingerprint text, answer text, scopes text[], bounds jsonb,
          created_at timestamptz))`,
    )
    .with('stored', (query) =>
      query
        .insertInto('idempotency_keys')
        .columns([...keyColumns, ...answerColumns])
        .expression(sql`
          select ${sql.join([...keyColumns, ...answerColumns].map((name) => sql.ref(name)))} from asked
          where pg_try_advisory_xact_lock(hashtextextended(lock, 0))`)
        .onConflict((conflict) => conflict.doNothing())
        .returning([...keyColumns]),
    );

/** Milliseconds that a statement for several waits for a lock. */
const sharedLockWait = 100;

/** Whoever shares the statement waits for nobody's locks any longer; whoever has it alone waits as always. */
const lockTimeout = sql`set_config('lock_timeout', coalesce(${placeholder(({ length }: Creation[]) =>
  length > 1 ? String(sharedLockWait) : null,
)}, current_setting('lock_timeout')), true)`;

/**
 * Inserts records, then their events, then the events' entries in the outbox, in one statement: each takes its values from the row that
 * the one before has inserted, so that an event draws its number after its record has its locks.
 */
const creation = (
  db: QueryCreator<AnyRow>,
  facts: Facts,
  fields: readonly string[],
  which = sql``,
  expected?: (one: Creation) => object,
) => {
  const { project, uploader } = audienceIn(facts);
  return db
    .with('record', (query) =>
      query
        .insertInto(facts.table)
        .columns(fields)
        .expression(sql`
          select ${sql.join(fields.map((name) => sql.ref(`given.${name}`)))}
          from (select ${lockTimeout}) as waits, json_populate_recordset(null::${sql.table(facts.table)}, ${anyOf(fieldsOf)}::json) as given ${which}`)
        .returning(facts.row),
    )
    .with('recorded', (query) =>
      query
        .insertInto('events')
        .columns(['account_id', 'id', 'type', 'resource_id', 'actor', 'data', 'project_id', 'uploader_id', 'trace'])
        .expression(sql`
          select event.account_id, event.id, event.type, record.id, event.actor, ${expectedData(facts.columns)}, ${project}, ${uploader},
            event.trace
          from record join json_to_recordset(${anyOf(eventsOf(expected))}::json)
            as event (record_id text, account_id text, id text, type text, actor jsonb, trace text, expected jsonb) on event.record_id = record.id`)
        .returning(['account_id', 'id']),
    )
    .with('queued', (query) =>
      query
        .insertInto('outbox')
        .columns(['account_id', 'event_id'])
        .expression(query.selectFrom('recorded').select(['account_id', 'id'])),
    )
    .selectFrom('record')
    .selectAll();
};

/** The record that the statement will insert, as its event has it: every column of a record is given. */
const recordOf = ({ columns }: Facts, fields: Creation['fields']): object =>
  Object.fromEntries(columns.map((column) => [column, fields[column]]));

const onlyStored = sql`where given.id in (select asked.record_id from asked join stored using (${sql.join(keyColumns.map((name) => sql.ref(name)))}))`;

/** A value as jsonb shows it: its keys by length, and then by their bytes. */
const asJsonb = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asJsonb);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.entries(value).map(([name, of]) => ({ name, of, bytes: Buffer.from(name) }));
  keys.sort((a, b) => a.bytes.length - b.bytes.length || Buffer.compare(a.bytes, b.bytes));
  return Object.fromEntries(keys.map(({ name, of }) => [name, asJsonb(of)]));
};

const isCanonical = (column: string, value: unknown): boolean =>
  !isInstant(column) || value === null || (typeof value === 'string' && new Date(value).toISOString() === value);

/** A record as PostgreSQL will return it; undefined where it may write one of its values otherwise. */
const expectedRecord = ({ columns }: Facts, { fields }: Creation): AnyRow | undefined =>
  columns.every((column) => isCanonical(column, fields[column]))
    ? { ...Object.fromEntries(columns.map((column) => [column, asJsonb(fields[column])])), version: 1 }
    : undefined;

const shared = <Input extends Creation, Answer>({ sql: text, parametersFor }: ReturnType<typeof templateOf<Input[]>>) => ({
  key: text,
  sizeOf: () => 1,
  statementFor: (creations: readonly Input[]) => ({
    sql: text,
    parameters: parametersFor([...creations]),
    answersIn: (rows: readonly unknown[]): Answer[] => {
      const byId = new Map((rows as AnyRow[]).map((row) => [row.id, row]));
      return creations.map(({ fields }) => byId.get(fields.id));
    },
  }),
});

/** How records with the same columns are created: by one statement for all that come at the same time. */
const kindOf = (db: Queries, facts: Facts, fields: readonly string[]): WriteKind<Creation, AnyRow> => ({
  ...shared(templateOf<Creation[]>(creation(db, facts, fields))),
  expected: (one) => expectedRecord(facts, one),
  stored: shared(templateOf<StoredCreation[]>(creation(storing(db), facts, fields, onlyStored, (one) => recordOf(facts, one.fields)))),
});

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

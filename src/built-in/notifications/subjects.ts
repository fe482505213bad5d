import { type RawBuilder, sql } from 'kysely';
import { type IdKind, idPrefixes } from '../../core/ids.ts';
import type { Tables } from '../../data/tables/index.ts';
import type { Reader } from '../../kit/readers.ts';

/** Whether a user sees the record whose id is in a column, as a condition in SQL. */
type Sees = (reader: Reader, id: RawBuilder<unknown>) => RawBuilder<boolean>;

/** A kind of record that notifications can be about. Its family decides who sees a record. */
export interface NotificationSubject {
  /** The table of its records. */
  table: keyof Tables & string;
  /** For lists of notifications. */
  visible: Sees;
  /** For few of them. */
  visibleOne: Sees;
  /** Whether nobody is to be notified of a record. */
  isQuiet?: Sees;
}

/** The kinds by what their ids are of. */
export type NotificationSubjects = ReadonlyMap<IdKind, NotificationSubject>;

/** The condition of the kind that an id is of; false for an id of no kind. */
const byKind = (
  subjects: NotificationSubjects,
  id: RawBuilder<unknown>,
  condition: (subject: NotificationSubject) => RawBuilder<boolean> | undefined,
): RawBuilder<boolean> => {
  const cases = [...subjects].flatMap(([kind, subject]) => {
    const own = condition(subject);
    return own ? [sql`when ${sql.lit(idPrefixes[kind])} then ${own}`] : [];
  });
  return cases.length === 0 ? sql<boolean>`false` : sql<boolean>`(case left(${id}, 3) ${sql.join(cases, sql` `)} else false end)`;
};

const exists = ({ table }: NotificationSubject, { accountId }: Reader, id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${sql.table(table)} subject where subject.account_id = ${accountId} and subject.id = ${id})`;

/** Whether a user sees the record of any kind whose id is in a column, and it is still there. */
export const seesAny = (subjects: NotificationSubjects, rule: 'visible' | 'visibleOne', reader: Reader, id: RawBuilder<unknown>) =>
  byKind(subjects, id, (subject) => sql<boolean>`(${exists(subject, reader, id)} and ${subject[rule](reader, id)})`);

/** Whether nobody is to be notified of the record of any kind whose id is in a column. */
export const isQuiet = (subjects: NotificationSubjects, reader: Reader, id: RawBuilder<unknown>) =>
  byKind(subjects, id, (subject) => subject.isQuiet?.(reader, id));

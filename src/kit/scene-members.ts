import { sql } from 'kysely';
import { bodyOfAnswerViolations } from '../contract/own-answers.ts';
import type { OperationId } from '../contract/types.ts';
import { newId } from '../core/ids.ts';
import { isObject } from '../core/is-object.ts';
import type { Queries } from '../data/connection/database.ts';
import { insertAll } from '../data/insert-all.ts';
import type { Tables } from '../data/tables/index.ts';
import { type Problem, pathOf, type Reference, type SceneKind, type SceneRecord, unknownField } from './scene.ts';

interface Membership {
  /** The table of the members, and its column with the id of the record that they belong to. */
  table: keyof Tables & `${string}_members`;
  column: string;
  /** The operation that returns one member. */
  operationId: OperationId;
  /** The properties of a member. */
  fields: readonly string[];
  /** Properties that every member has unless it says otherwise. */
  defaults?: SceneRecord;
  /** The members of a record that names none. */
  unnamed?: (record: SceneRecord) => readonly SceneRecord[];
}

type Members = Required<Pick<SceneKind, 'besides' | 'complete' | 'check' | 'refersTo' | 'store' | 'reading'>>;

const listOf = (members: unknown): readonly unknown[] => (Array.isArray(members) ? members : []);

/** The property `members` of records in a scene. */
export const sceneMembers = ({ table, column, operationId, fields, defaults = {}, unnamed = () => [] }: Membership): Members => {
  const problemsOf = (one: unknown, at: number): Problem[] => {
    const found = bodyOfAnswerViolations(operationId, 201, { data: one, meta: { request_id: newId('request') } }) ?? [];
    const surplus = isObject(one) ? Object.keys(one).filter((field) => !fields.includes(field)) : [];
    return [
      ...surplus.map((field) => unknownField(['members', at, field], fields)),
      ...found.map(({ field, ...others }) => ({ path: ['members', at, ...pathOf(field).slice(1)], ...others })),
    ];
  };

  return {
    besides: ['members'],

    complete: (record) => {
      const given = record.members ?? unnamed(record);
      const complete = (one: unknown) => (isObject(one) ? { ...defaults, added_at: record.created_at, ...one } : one);
      return { ...record, members: Array.isArray(given) ? given.map(complete) : given };
    },

    check: ({ members }) =>
      Array.isArray(members)
        ? members.flatMap(problemsOf)
        : [{ path: ['members'], message: 'Must be of type array.', code: 'invalid_type' }],

    refersTo: ({ members, owner_id }) =>
      // An error about an owner is reported once.
      listOf(members)
        .map((one, at): Reference => ({ path: ['members', at, 'user_id'], kind: 'users', id: (one as SceneRecord | null)?.user_id }))
        .filter(({ id }) => id !== owner_id),

    store: async (tx, records, { accountId }) => {
      const rows = records.flatMap(({ id, members }) =>
        (members as SceneRecord[]).map((member) => ({ account_id: accountId, [column]: id, ...member })),
      );
      await insertAll(tx, table, rows);
    },

    reading: async (db: Queries, { accountId }) => {
      const { rows } = await sql<SceneRecord & { of: string }>`
        select member.*, member.${sql.ref(column)} as of from ${sql.table(table)} member
        where member.account_id = ${accountId} order by member.added_at, member.user_id`.execute(db);
      const byRecord = Map.groupBy(rows, ({ of }) => of);
      const shown = (member: SceneRecord): SceneRecord => Object.fromEntries(fields.map((field) => [field, member[field]]));
      return ({ id }) => ({ members: (byRecord.get(String(id)) ?? []).map(shown) });
    },
  };
};

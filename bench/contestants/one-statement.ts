import type { IdKind } from '../../src/core/ids.ts';

// What an operation stores and reads, in one statement.

type Given = 'account' | 'record' | 'user' | 'event';

/** A statement and its values. */
export interface ByHand {
  text: string;
  takes: readonly Given[];
  /** The kind of the ids of new records; where it is missing, the record is the last part of the path. */
  makes?: IdKind;
  /** The properties of the body, which are the values after those. */
  fields: readonly string[];
  /** The body with these properties, where it has others. */
  columns?: (body: Record<string, unknown>) => Record<string, unknown>;
}

export const forWrites: Given[] = ['account', 'record', 'user', 'event'];

/** Adds what every write records: its event, and the event's place in the outbox. */
export const recorded = (
  write: string,
  type: string,
  besides = '',
  returned = '*',
): string => `with record as (${write} returning ${returned})${besides},
  event as (insert into events (account_id, id, type, resource_id, actor, data)
    select $1, $4, '${type}', id, jsonb_build_object('type', 'user', 'id', $3::text), to_jsonb(record) from record returning account_id, id),
  queued as (insert into outbox (account_id, event_id) select account_id, id from event)
  select * from record`;

export const create = (
  table: string,
  type: string,
  makes: IdKind,
  { fields, user, besides }: { fields: string[]; user?: string; besides?: string },
): ByHand => {
  const columns = ['account_id', 'id', ...(user ? [user] : []), ...fields];
  const values = ['$1', '$2', ...(user ? ['$3'] : []), ...fields.map((_, at) => `$${at + 5}`)];
  return { makes, takes: forWrites, fields, text: recorded(`insert into ${table} (${columns}) values (${values})`, type, besides) };
};

export const change = (table: string, type: string, set: string, fields: string[] = []): ByHand => ({
  takes: forWrites,
  fields,
  text: recorded(`update ${table} set ${set}, version = version + 1, updated_at = now() where account_id = $1 and id = $2`, type),
});

export const update = (table: string, type: string, field: string): ByHand => change(table, type, `${field} = $5`, [field]);

export const remove = (table: string, type: string): ByHand => ({
  takes: forWrites,
  fields: [],
  text: recorded(`delete from ${table} where account_id = $1 and id = $2`, type),
});

export const find = (table: string): ByHand => ({
  takes: ['account', 'record'],
  fields: [],
  text: `select * from ${table} where account_id = $1 and id = $2`,
});

export const list = (table: string, condition = ''): ByHand => ({
  takes: condition.includes('$2') ? ['account', 'record'] : ['account'],
  fields: [],
  text: `select * from ${table} where account_id = $1 ${condition} order by created_at desc, id desc limit 21`,
});

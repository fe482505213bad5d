import { sql } from 'kysely';
import { derivedId } from '../core/ids.ts';
import type { Client, PartKind, UsedPart } from '../core/used-part.ts';
import type { Tx } from '../data/connection/transaction.ts';
import type { UsedPartsTable } from '../data/tables/used-parts.ts';

/** A client on one day, in one version. */
export interface ClientDay {
  accountId: string;
  client: Client;
  version: string | null;
  /** Midnight in UTC. */
  startsAt: string;
}

/** The row of a part that a client used in this number of requests. */
export const usedPartRow = ({ accountId, client, version, startsAt }: ClientDay, part: UsedPart, requests: number): UsedPartsTable => {
  const space = part.indexOf(' ');
  return {
    account_id: accountId,
    id: derivedId('part', [startsAt, client.id, version, part].join(' ')),
    starts_at: startsAt,
    kind: part.slice(0, space) as PartKind,
    name: part.slice(space + 1),
    api_version: version,
    client_type: client.type,
    client_id: client.id,
    requests,
  };
};

/** The order of the primary key. */
const byKey = (one: UsedPartsTable, other: UsedPartsTable): number => {
  const [a, b] = [`${one.account_id} ${one.id}`, `${other.account_id} ${other.id}`];
  return a < b ? -1 : Number(a > b);
};

/** Adds counts in one statement. They are sorted, so that two nodes cannot deadlock; those of deleted accounts are skipped. */
export const addUsedParts = async (tx: Tx, rows: readonly UsedPartsTable[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
insert into used_parts as known (account_id, id, starts_at, kind, name, api_version, client_type, client_id, requests)
select account_id, id, starts_at, kind, name, api_version, client_type, client_id, requests
from jsonb_populate_recordset(null::used_parts, ${JSON.stringify(rows.toSorted(byKey))}::jsonb) part
where exists (select from accounts where accounts.id = part.account_id)
on conflict (account_id, id) do update set requests = known.requests + excluded.requests`.execute(tx);
};

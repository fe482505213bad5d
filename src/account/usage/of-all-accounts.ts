import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';
import type { UsedPartsTable } from '../../data/tables/used-parts.ts';

/** A part as a client of an account used it, with the last day, as `2026-05-01`. */
type PartUse = Omit<UsedPartsTable, 'id' | 'starts_at'> & { last_used: string };

/** What all accounts have used since a day, for the operator of the installation. */
export const usageOfAllAccounts = async (db: Queries, since: string) => {
  const { rows: parts } = await sql<PartUse>`
select account_id, kind, name, api_version, client_type, client_id, sum(requests)::float8 as requests,
  to_char(max(starts_at) at time zone 'UTC', 'YYYY-MM-DD') as last_used
from used_parts where starts_at >= ${since}::timestamptz
group by account_id, kind, name, api_version, client_type, client_id
order by account_id, client_id, kind, name`.execute(db);
  const { rows: first } = await sql<{ day: string | null }>`
select to_char(min(starts_at) at time zone 'UTC', 'YYYY-MM-DD') as day from used_parts`.execute(db);
  const { rows: incomplete } = await sql<{ day: string }>`
select distinct to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD') as day from usage_days
where incomplete and starts_at >= ${since}::timestamptz order by day`.execute(db);
  return { counted_since: first[0]?.day ?? null, incomplete: incomplete.map(({ day }) => day), parts };
};

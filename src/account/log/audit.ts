import { sql } from 'kysely';
import { defineHandlers, exported, ok } from '../../contract/handlers.ts';
import type { AccountSchemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { collectionOf } from '../../data/query/collection.ts';
import { byCodePoints } from '../../data/query/compared-texts.ts';
import { listOf } from '../../data/query/list.ts';

const columns = [
  'id',
  'action',
  'actor_type',
  'actor_id',
  'credential_type',
  'credential_id',
  'subject_id',
  'changes',
  'address',
  'request_id',
  'created_at',
] as const;
/** An entry that was written only once has no update time of its own. */
const updatedAt = sql<string>`coalesce(audit_entries.updated_at, audit_entries.created_at)`;
const shown = columns.map((column) => `audit_entries.${column}` as const);

const collection = collectionOf('audit_entries', columns, {
  columns: { updated_at: updatedAt },
  texts: { action: byCodePoints },
  ties: { action: sql.ref('audit_entries.created_at') },
});

const listEntries = listOf<AccountSchemas['AuditEntry']>({
  base: (db, { accountId }) => db.selectFrom('audit_entries').where('audit_entries.account_id', '=', accountId),
  select: (base) => base.select(shown).select(updatedAt.as('updated_at')),
  collection,
});

/** The endpoints that list and export the audit log. */
export const auditHandlers = ({ db }: { db: Queries }) => {
  const read = async (caller: Principal, list: ListQuery) => {
    const { rows: data, extent } = await listEntries(db, caller, list);
    return { data, extent };
  };
  return defineHandlers('audit')({
    listAuditEntries: ({ caller, list }) => ok(read(caller, list)),

    exportAuditEntries: ({ caller, list }) => exported('audit-log', list, (part) => read(caller, part)),
  });
};

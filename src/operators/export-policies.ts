import type { FamilyTablesInOrder } from '../data/tables/family-table.ts';
import type { OwnTables, Tables } from '../data/tables/index.ts';

/** `exported` with all columns, or without the named ones because they contain or protect secrets; or omitted as a whole. */
type Policy = 'exported' | 'left out' | { except: readonly string[] };

/** What an export contains of each table of no family. Credentials, their hashes, sealed secrets and data only the server needs are not exported. */
const policies: Readonly<Record<keyof OwnTables, Policy>> = {
  accounts: 'exported',
  users: 'exported',
  operations: { except: ['state', 'lease', 'leased_until'] },
  webhooks: 'exported',
  deliveries: { except: ['lease', 'due_at'] },
  webhook_notices: 'exported',
  events: 'exported',
  event_archives: { except: ['object_key'] },
  applications: 'exported',
  application_grants: 'exported',
  registered_documents: 'exported',
  api_keys: 'exported',
  sessions: 'exported',
  second_factors: { except: ['secret', 'last_step', 'challenge'] },
  email_changes: { except: ['confirm_hash', 'stop_hash', 'undo_hash'] },
  audit_entries: 'exported',
  logged_requests: 'exported',
  usage_days: 'exported',
  used_parts: 'exported',
  search_documents: 'left out',
  passwords: 'left out',
  password_links: 'left out',
  recovery_codes: 'left out',
  sign_in_addresses: 'left out',
  sign_in_challenges: 'left out',
  session_tokens: 'left out',
  credentials: 'left out',
  application_secrets: 'left out',
  webhook_secrets: 'left out',
  authorization_codes: 'left out',
  device_codes: 'left out',
  access_tokens: 'left out',
  refresh_tokens: 'left out',
  token_families: 'left out',
  browser_sessions: 'left out',
  dashboard_sessions: 'left out',
  logout_tokens: 'left out',
  used_passkey_challenges: 'left out',
  used_client_assertions: 'left out',
  letters: 'left out',
  idempotency_keys: 'left out',
  operator_answers: 'left out',
  event_heads: 'left out',
  event_spans: 'left out',
  outbox: 'left out',
  unclaimed_objects: 'left out',
  secrets: 'left out',
  signing_keys: 'left out',
  traffic_writers: 'left out',
};

/** A table of an export, and the columns that are left out. */
interface ExportedTable {
  table: keyof Tables;
  except: readonly string[];
  /** The column with the key of an object whose bytes follow the row. */
  objectKey?: string | undefined;
}

/** The tables of an export, in order: those of the families follow the users, because their rows refer to them. */
export const exportedTables = (familyTables: FamilyTablesInOrder): readonly ExportedTable[] => {
  const own = Object.entries(policies).flatMap(([table, policy]): ExportedTable[] =>
    policy === 'left out' ? [] : [{ table: table as keyof Tables, except: policy === 'exported' ? [] : policy.except }],
  );
  const ofFamilies = Object.entries(familyTables).map(
    ([table, { unexported = [], objectKey }]): ExportedTable => ({ table: table as keyof Tables, except: unexported, objectKey }),
  );
  const afterUsers = own.findIndex(({ table }) => table === 'users') + 1;
  return [...own.slice(0, afterUsers), ...ofFamilies, ...own.slice(afterUsers)];
};

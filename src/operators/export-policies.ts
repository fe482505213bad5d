import type { Tables } from '../data/tables/index.ts';

/** `exported` with all columns; or with those that are named left out, because they hold or open secrets; or left out as a whole. */
type Policy = 'exported' | 'left out' | { except: readonly string[] };

/** What an export has of each table. Credentials, their hashes and sealed secrets stay here; so does what only the server needs. */
const policies: Readonly<Record<keyof Tables, Policy>> = {
  accounts: 'exported',
  users: 'exported',
  teams: 'exported',
  team_members: 'exported',
  projects: 'exported',
  project_members: 'exported',
  former_projects: 'exported',
  tasks: 'exported',
  resources: 'exported',
  files: { except: ['object_key'] },
  comments: 'exported',
  integrations: { except: ['headers'] },
  operations: { except: ['state', 'lease', 'leased_until'] },
  webhooks: 'exported',
  deliveries: { except: ['lease'] },
  webhook_notices: 'exported',
  events: 'exported',
  event_archives: { except: ['object_key'] },
  applications: 'exported',
  application_grants: 'exported',
  api_keys: 'exported',
  sessions: 'exported',
  second_factors: { except: ['secret', 'last_step', 'challenge'] },
  email_changes: { except: ['confirm_hash', 'stop_hash', 'undo_hash'] },
  audit_entries: 'exported',
  logged_requests: 'exported',
  usage_days: 'exported',
  used_parts: 'exported',
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
  letters: 'left out',
  idempotency_keys: 'left out',
  operator_answers: 'left out',
  event_heads: 'left out',
  outbox: 'left out',
  unclaimed_objects: 'left out',
  secrets: 'left out',
  signing_keys: 'left out',
  traffic_writers: 'left out',
};

/** The tables of an export, in its order, and the columns that it has not. */
export const exportedTables: readonly { table: keyof Tables; except: readonly string[] }[] = Object.entries(policies).flatMap(
  ([table, policy]) =>
    policy === 'left out' ? [] : [{ table: table as keyof Tables, except: policy === 'exported' ? [] : policy.except }],
);

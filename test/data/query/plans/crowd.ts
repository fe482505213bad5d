import { sql } from 'kysely';
import type { Database } from '../../../../src/data/connection/database.ts';
import { type Tx, transaction } from '../../../../src/data/connection/transaction.ts';
import { familyParts } from '../../../support/family-parts.ts';
import { id, instant, pick, stampedAt, subject, text, user } from './columns.ts';

/** How many accounts share the tables, and how many records of a kind each has. */
export interface Crowd {
  accounts: number;
  records: number;
  /** How many records the account under test has of kinds that it has more of, by table. */
  more?: Readonly<Record<string, number>>;
  /** How many events a span has. */
  span?: number;
}

/** Enough that reading all of a table is a mistake. */
export const manyAccounts: Crowd = { accounts: 20, records: 200 };

const json = `'{}'::jsonb`;
/** A key with few values, and one with a value for each record. */
const metadata = `jsonb_build_object('color', (array['red', 'blue', 'green'])[1 + i % 3], 'serial', 'S-' || i)`;

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What stands in each column of record `i` of account `a`, in the order in which the tables need one another. */
const ownTables: Tables = {
  users: {
    id: id('usr', 'i'),
    name: text('Person'),
    email: `'p' || i || '@example.com'`,
    role: pick(['viewer', 'editor', 'admin', 'viewer']),
    metadata,
    ...stampedAt,
  },
  resources: {
    id: id('res', 'i'),
    name: text('Resource'),
    description: text('About'),
    type: pick(['standard', 'sensor', 'invoice']),
    status: pick(['active', 'active', 'archived', 'pending']),
    metadata,
    owner_id: user,
    ...stampedAt,
  },
  events: {
    id: id('evt', 'i'),
    type: pick(['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'WEBHOOK_CREATED', 'WEBHOOK_UPDATED']),
    resource_id: `case when i % 2 = 0 then ${subject('res', 'i / 2', 50000)} else ${subject('whk', 'i / 2', 2000)} end`,
    actor: `case when i % 5 = 0 then '{"type": "system", "id": null}' else json_build_object('type', 'user', 'id', ${user})::jsonb end`,
    data: json,
    position: 'i + 1',
    created_at: instant('i'),
  },
  notifications: {
    id: id('ntf', 'i'),
    user_id: user,
    kind: pick(['mentioned', 'assigned', 'commented', 'invited']),
    status: pick(['read', 'unread', 'read', 'archived']),
    resource_id: subject('res', 'i', 200),
    event_id: id('evt', 'i'),
    actor: `json_build_object('type', 'user', 'id', ${user})::jsonb`,
    occasion: id('evt', 'i'),
    ...stampedAt,
  },
  event_spans: {
    first_position: 'i * span + 1',
    last_position: '(i + 1) * span',
    earliest: instant('i * span'),
    latest: instant('(i + 1) * span - 1'),
  },
  webhooks: {
    id: id('whk', 'i'),
    url: `'https://example.com/' || i`,
    events: `array['RESOURCE_CREATED']`,
    description: text('About'),
    status: `case when i % 4 = 0 then 'disabled' else 'enabled' end`,
    disabled_reason: `case when i % 4 = 0 then 'gone' end`,
    created_by: user,
    ...stampedAt,
  },
  deliveries: {
    id: id('dlv', 'i'),
    webhook_id: id('whk', 'i / 10'),
    event_id: id('evt', 'i'),
    event_type: pick(['RESOURCE_CREATED', 'RESOURCE_UPDATED']),
    status: `case when i % 4 = 0 then 'pending' when i % 4 = 1 then 'failed' else 'succeeded' end`,
    attempt_count: 'i % 10',
    next_attempt_at: `case when i % 4 = 0 then ${instant('i * 3')} end`,
    last_response_status: 'case when i % 4 > 0 then 200 + i % 4 end',
    ...stampedAt,
  },
  passwords: { user_id: id('usr', 'i'), hash: `'none'`, changed_at: instant('i') },
  api_keys: {
    id: id('key', 'i'),
    user_id: user,
    name: text('Key'),
    last4: `lpad((i % 997)::text, 4, '0')`,
    scopes: `array['read']`,
    environment: `'live'`,
    expires_at: `case when i % 2 = 0 then ${instant('i * 3')} end`,
    revoked_at: `case when i % 3 = 0 then ${instant('i * 2')} end`,
    last_used_at: `case when i % 4 > 0 then ${instant('i * 5')} end`,
    ...stampedAt,
  },
  applications: {
    id: id('app', 'i'),
    name: text('Application'),
    type: pick(['confidential', 'public']),
    scopes: `array['read']`,
    created_by: user,
    ...stampedAt,
  },
  application_grants: {
    application_id: id('app', 'i / 20'),
    user_id: id('usr', 'i % 20 + i / 20'),
    scopes: `array['read']`,
    granted_at: instant('i'),
    last_used_at: `case when i % 2 = 0 then ${instant('i * 3')} end`,
  },
  usage_days: {
    starts_at: `timestamptz '2026-01-01' + i * interval '1 day'`,
    requests: 'i * 31',
    cost: 'i * 37',
    client_errors: 'i % 7',
    server_errors: 'i % 3',
    throttled: 'i % 5',
    busiest_minute: 'i % 13',
    incomplete: 'i % 11 = 0',
  },
  used_parts: {
    id: id('prt', 'i'),
    starts_at: `timestamptz '2026-01-01' + (i / 10) * interval '1 day'`,
    kind: pick(['operation', 'parameter', 'property', 'graphql']),
    name: `'listResources.' || (i % 40)`,
    api_version: `'v1'`,
    client_type: `'api_key'`,
    client_id: id('key', 'i % 10'),
    requests: 'i % 100 + 1',
  },
  logged_requests: {
    id: id('req', 'i'),
    request_id: `'req-' || i`,
    method: pick(['GET', 'GET', 'POST', 'PATCH']),
    path: `'/v1/resources/' || i`,
    operation_id: pick(['getResource', 'listResources', 'createResource']),
    api_version: `'v1'`,
    status: 'case when i % 20 = 0 then 404 when i % 50 = 1 then 500 else 200 end',
    error_code: `case when i % 20 = 0 then 'not_found' end`,
    duration_ms: 'i * 7919 % 997',
    credential_type: `'api_key'`,
    credential_id: id('key', 'i % 50'),
    user_id: user,
    from_dashboard: 'i % 3 = 0',
    address: `'192.0.2.' || (i % 50)`,
    logged_as: '1',
    created_at: instant('i'),
  },
  audit_entries: {
    id: id('aud', 'i'),
    action: pick(['createApiKey', 'login', 'updateUser', 'inviteMember']),
    actor_type: `'user'`,
    actor_id: user,
    credential_type: `'api_key'`,
    credential_id: id('key', 'i % 50'),
    subject_id: id('usr', 'i'),
    changes: json,
    address: `'192.0.2.' || (i % 50)`,
    request_id: `'req-' || i`,
    created_at: instant('i'),
  },
  operations: {
    id: id('opn', 'i'),
    type: `'webhook_recovery'`,
    status: `case when i % 4 = 0 then 'running' else 'succeeded' end`,
    resource_id: id('whk', 'i / 10'),
    finished_at: `case when i % 4 > 0 then ${instant('i * 3')} end`,
    ...stampedAt,
  },
};

/** The same, with the tables of families that can be removed, and what these say of others. */
const tables: Record<string, Readonly<Record<string, string>>> = { ...ownTables };
for (const part of familyParts) for (const [table, columns] of Object.entries(part.crowd)) tables[table] = { ...tables[table], ...columns };

/** Every table that holds many records of each account. */
export const crowded = Object.keys(tables);

/** The id of a record of the account under test, which has the number 0. */
export const nth = (prefix: string, number: number): string => `${prefix}_0${String(number).padStart(25, '0')}`;

const fill = async (tx: Tx, accountId: string, { accounts, records, more = {}, span = 1 }: Crowd): Promise<void> => {
  // What is filled in fits together; to have that checked record by record takes longer than all the rest.
  await sql`set local session_replication_role = replica`.execute(tx);
  const numbered = sql`(select case when a = 0 then ${accountId} else 'acc_0' || lpad(a::text, 25, '0') end as account_id, a
    from generate_series(0, ${accounts - 1}::int) a)`;
  await sql`insert into accounts (id, name) select account_id, 'Other' from ${numbered} numbered where a > 0`.execute(tx);
  // Accounts without records, so that reading all of them is a mistake, too.
  await sql`insert into accounts (id, name) select 'acc_1' || lpad(a::text, 25, '0'), 'Empty' from generate_series(1, 2000) a`.execute(tx);
  for (const [table, columns] of Object.entries(tables)) {
    const names = sql.join(['account_id', ...Object.keys(columns)].map((name) => sql.ref(name)));
    const values = sql.raw(Object.values(columns).join(',\n'));
    const last = sql`case when a = 0 then ${(more[table] ?? records) - 1}::int else ${records - 1}::int end`;
    const rows = sql`select account_id, ${values} from ${numbered} owner, generate_series(0, ${last}) i, (select ${span}::int as span) spans order by a, i`;
    await sql`insert into ${sql.table(table)} (${names}) ${rows}`.execute(tx);
  }
};

/** Fills every table for an account and many others, each with its records side by side, and has PostgreSQL look at what is there. */
export const crowd = async ({ db }: Database, accountId: string, size = manyAccounts): Promise<void> => {
  await transaction(db, (tx) => fill(tx, accountId, size));
  await sql`vacuum analyze`.execute(db);
};

import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Examples } from '../../contract/examples.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { newObjectKey } from '../../families/files/contents.ts';
import { audienceOf, columnsOfSubject } from '../../rules/event-audience.ts';
import { insertAll } from '../../seed/insert-all.ts';
import { bytesOf, type Scene } from './check.ts';
import { type Given, type KindName, kindNames, kinds } from './kinds.ts';

interface Dependencies {
  examples: Examples;
  accountId: string;
  objects: ObjectStore;
  webhookSecrets: Sealer;
  integrationSecrets: Sealer;
}

const subjects = ['project', 'task', 'file', 'resource'] as const;

/** Who can see an event, as values: the records it depends on are already in the database. */
const audienceIn = async (tx: Queries, accountId: string, { resource_id, data }: Given): Promise<Given> => {
  const { subject, ...audience } = audienceOf(resource_id as string | null, data as object);
  if (!subject) return audience;
  const { project_id, person_id } = columnsOfSubject(subject.type, accountId, subject.id);
  const { rows } = await sql<Given>`select ${project_id}::text as project_id, ${person_id}::text as person_id`.execute(tx);
  return rows[0]!;
};

/** The row of a record: with few exceptions, its columns are named like the contract's properties. */
const rowOf = async (tx: Queries, name: KindName, record: Given, { accountId, integrationSecrets }: Dependencies): Promise<Given> => {
  const { members: _members, content: _content, content_base64: _base64, secret: _secret, request_headers, ...row } = record;
  // All rows of a kind have the same columns.
  if (name === 'resources') return { integration_id: null, external_id: null, ...row };
  if (name === 'integrations')
    return { ...row, headers: request_headers ? integrationSecrets.seal(JSON.stringify(request_headers), String(row.id)) : null };
  if (name === 'events') return { ...row, ...(await audienceIn(tx, accountId, record)) };
  if (name !== 'comments') return row;
  const { subject, ...comment } = row as { subject: { type: string; id: string } };
  return { ...comment, ...Object.fromEntries(subjects.map((type) => [`${type}_id`, subject.type === type ? subject.id : null])) };
};

const membersOf = (records: readonly Given[], field: string): Given[] =>
  records.flatMap(({ id, members }) => (members as Given[]).map((member) => ({ [field]: id, ...member })));

/** The default secret of a webhook: always the same, since it protects nothing. */
const knownSecret = (id: string): string => `whsec_${hash('sha256', id, 'base64')}`;

type Sealing = Pick<Dependencies, 'accountId' | 'webhookSecrets'>;

/** Replaces the secrets of webhooks. */
export const insertWebhookSecrets = async (
  tx: Queries,
  webhooks: readonly Given[],
  { accountId, webhookSecrets }: Sealing,
): Promise<void> => {
  await tx.deleteFrom('webhook_secrets').where('account_id', '=', accountId).execute();
  const rows = webhooks.map(({ id, secret, created_at }) => ({
    account_id: accountId,
    webhook_id: id,
    slot: 'current',
    sealed: webhookSecrets.seal(typeof secret === 'string' ? secret : knownSecret(String(id)), String(id)),
    created_at,
    expires_at: null,
  }));
  await insertAll(tx, 'webhook_secrets', rows);
};

/** Inserts the records of a scene into an empty account. */
export const writeScene = async (tx: Queries, scene: Scene, dependencies: Dependencies): Promise<void> => {
  const { accountId, objects, webhookSecrets } = dependencies;
  const insert = (table: Parameters<typeof insertAll>[1], rows: readonly Given[]) =>
    insertAll(
      tx,
      table,
      rows.map((row) => ({ account_id: accountId, ...row })),
    );
  const files = scene.files.map((file) => {
    const bytes = bytesOf(file);
    return { file, bytes, object_key: bytes ? newObjectKey({ accountId }, String(file.id)) : null };
  });
  for (const { bytes, object_key } of files) if (bytes && object_key) await objects.put(object_key, Readable.from([bytes]));
  for (const name of kindNames) {
    const keys = new Map(files.map(({ file, object_key }) => [file, object_key]));
    const rows: Given[] = [];
    for (const record of scene[name])
      rows.push({ ...(await rowOf(tx, name, record, dependencies)), ...(name === 'files' ? { object_key: keys.get(record) } : {}) });
    await insert(name, rows);
    if (name === 'teams') await insert('team_members', membersOf(scene.teams, 'team_id'));
    if (name === 'projects') await insert('project_members', membersOf(scene.projects, 'project_id'));
  }
  await insert(
    'outbox',
    scene.events.map(({ id }) => ({ event_id: id })),
  );
  await insertWebhookSecrets(tx, scene.webhooks, { accountId, webhookSecrets });
};

const members = (db: Queries, table: 'team_members' | 'project_members', field: 'team_id' | 'project_id', accountId: string) =>
  sql<Given & { of: string }>`
    select member.*, member.${sql.ref(field)} as of from ${sql.table(table)} member
    where member.account_id = ${accountId} order by member.added_at, member.user_id`
    .execute(db)
    .then(({ rows }) => Map.groupBy(rows, ({ of }) => of));

const shownMember = ({ user_id, role, added_at }: Given): Given => ({ user_id, ...(role === undefined ? {} : { role }), added_at });

const subjectOf = (row: Given) => {
  const type = subjects.find((one) => row[`${one}_id`] !== null)!;
  return { type, id: row[`${type}_id`] };
};

/** The bytes as text, if they are text. */
const contentOf = (bytes: Buffer): Given => {
  const content = bytes.toString();
  return Buffer.from(content).equals(bytes) ? { content } : { content_base64: bytes.toString('base64') };
};

/** Reads all records of an account as a scene that recreates them. */
export const readScene = async (
  db: Queries,
  { examples, accountId, objects, webhookSecrets, integrationSecrets }: Dependencies,
): Promise<Scene> => {
  const ofTeams = await members(db, 'team_members', 'team_id', accountId);
  const ofProjects = await members(db, 'project_members', 'project_id', accountId);
  const secrets = await db
    .selectFrom('webhook_secrets')
    .select(['webhook_id', 'sealed'])
    .where('account_id', '=', accountId)
    .where('slot', '=', 'current')
    .execute();
  const secretOf = new Map(secrets.map(({ webhook_id, sealed }) => [webhook_id, webhookSecrets.open(sealed, webhook_id)]));

  /** A kind's data besides its columns. */
  const besides: Partial<Record<KindName, (row: Given, id: string) => Given | Promise<Given>>> = {
    teams: (_row, id) => ({ members: (ofTeams.get(id) ?? []).map(shownMember) }),
    projects: (_row, id) => ({ members: (ofProjects.get(id) ?? []).map(shownMember) }),
    comments: (row) => ({ subject: subjectOf(row) }),
    webhooks: (_row, id) => (secretOf.has(id) ? { secret: secretOf.get(id) } : {}),
    resources: ({ integration_id, external_id }) => ({
      ...(integration_id === null ? {} : { integration_id }),
      ...(external_id === null ? {} : { external_id }),
    }),
    integrations: ({ headers }, id) =>
      headers === null ? {} : { request_headers: JSON.parse(integrationSecrets.open(String(headers), id)) as Given },
    files: async ({ object_key, size }) =>
      object_key ? contentOf(await buffer(await objects.open(String(object_key), Number(size)))) : {},
  };

  const recordsOf = async (name: KindName): Promise<Given[]> => {
    const order = name === 'events' ? sql`position` : sql`created_at, id`;
    const { rows } = await sql<Given>`select * from ${sql.table(name)} where account_id = ${accountId} order by ${order}`.execute(db);
    const fields = Object.keys(kinds[name].example(examples)).filter((field) => field !== 'subject');
    return Promise.all(
      rows.map(async (row) => ({
        ...Object.fromEntries(fields.map((field) => [field, row[field]])),
        ...(await besides[name]?.(row, String(row.id))),
      })),
    );
  };
  const scene: Partial<Record<KindName, Given[]>> = {};
  for (const name of kindNames) scene[name] = await recordsOf(name);
  return scene as Scene;
};

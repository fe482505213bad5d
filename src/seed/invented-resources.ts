import type { Insertable } from 'kysely';
import type { Schemas } from '../contract/types.ts';
import { idAt } from '../core/ids.ts';
import type { Queries } from '../data/connection/database.ts';
import { transaction } from '../data/connection/transaction.ts';
import { insertAll } from '../data/insert-all.ts';
import type { EventsTable } from '../data/tables/events.ts';
import { iso, type Window } from './invented-people.ts';
import { nameOf } from './invented-projects.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';
import { companyWords, themes } from './words.ts';

type Resource = Schemas['Resource'];
type Webhook = Schemas['Webhook'];
type User = Pick<Schemas['User'], 'id' | 'created_at'>;

const counts = { resources: 60, webhooks: 8 };
const days = (count: number) => count * 86_400_000;

const statuses = ['active', 'active', 'active', 'pending', 'archived'] as const satisfies readonly Resource['status'][];
const types = ['instrument', 'machine', 'room', 'standard', 'vehicle'];
const followed = [
  ['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED'],
  ['USER_CREATED', 'USER_UPDATED'],
  ['PROJECT_CREATED', 'TASK_CREATED'],
] as const satisfies readonly Schemas['EventType'][][];

const resourceFrom = (random: SeededRandom, { from, until }: Window, users: readonly User[]): Resource => {
  const created = random.between(from + days(1), until - days(1));
  const owners = users.filter(({ created_at }) => Date.parse(created_at) <= created);
  const theme = random.pick(themes);
  return {
    id: idAt('resource', created, random.bytes()),
    name: nameOf(random, theme),
    description: random.happens(0.8) ? random.pick(theme.about) : null,
    type: random.pick(types),
    status: random.pick(statuses),
    metadata: { cost_centre: String(random.between(1000, 9999)), ...(random.happens(0.5) ? { priority: random.between(1, 5) } : {}) },
    owner_id: random.pick(owners.length > 0 ? owners : users).id,
    created_at: iso(created),
    updated_at: iso(random.happens(0.5) ? random.between(created, until) : created),
  };
};

/** There is no receiver at the address, so the webhook is disabled. */
const webhookFrom = (random: SeededRandom, { from, until }: Window, users: readonly User[]): Webhook => {
  const created = random.between(from, until);
  return {
    id: idAt('webhook', created, random.bytes()),
    url: `https://${random.pick(companyWords)}.example/hooks/${random.pick(companyWords)}`,
    events: [...random.pick(followed)],
    conditions: {},
    description: null,
    status: 'disabled',
    disabled_reason: random.pick(['gone', 'failing']),
    created_by: random.pick(users).id,
    created_at: iso(created),
    updated_at: iso(created),
  };
};

/** The changes that made the record what it is; null for its creation. */
type Changes = Schemas['EventChanges'];

const eventAbout = (random: SeededRandom, type: Schemas['EventType'], data: Resource, changes: Changes, at: string) => ({
  id: idAt('event', Date.parse(at), random.bytes()),
  type,
  resource_id: data.id,
  actor: { type: 'user', id: data.owner_id },
  changes,
  data,
  created_at: at,
});

const eventsOf = (random: SeededRandom, resource: Resource) => {
  const { created_at, updated_at, status } = resource;
  const created = eventAbout(random, 'RESOURCE_CREATED', { ...resource, status: 'active', updated_at: created_at }, null, created_at);
  if (created_at === updated_at) return [created];
  const changes: Changes = status === 'active' ? {} : { status: { from: 'active', to: status } };
  return [created, eventAbout(random, 'RESOURCE_UPDATED', resource, changes, updated_at)];
};

const byTime = (one: Pick<Insertable<EventsTable>, 'created_at'>, other: Pick<Insertable<EventsTable>, 'created_at'>): number =>
  Date.parse(one.created_at!) - Date.parse(other.created_at!);

/**
 * Adds resources of the year before `until`, with their events, and disabled webhooks to an account with users. The same seed gives the same records.
 */
export const seedResources = async (db: Queries, accountId: string, { seed, until }: { seed: number; until: number }): Promise<void> => {
  const random = createSeededRandom(seed);
  const window = { from: until - days(365), until };
  const account = { account_id: accountId };
  const users = await db.selectFrom('users').select(['id', 'created_at']).where('account_id', '=', accountId).orderBy('id').execute();
  const resources = Array.from({ length: counts.resources }, () => resourceFrom(random, window, users));
  const webhooks = Array.from({ length: counts.webhooks }, () => webhookFrom(random, window, users));
  const events = resources.flatMap((resource) => eventsOf(random, resource)).sort(byTime);
  await transaction(db, async (tx) => {
    await insertAll(
      tx,
      'resources',
      resources.map((one) => ({ ...account, ...one })),
    );
    await insertAll(
      tx,
      'webhooks',
      webhooks.map((one) => ({ ...account, ...one })),
    );
    await insertAll(
      tx,
      'events',
      events.map((one) => ({ ...account, ...one })),
    );
    await insertAll(
      tx,
      'outbox',
      events.map(({ id }) => ({ ...account, event_id: id })),
    );
    tx.withEvents.add(accountId);
  });
};

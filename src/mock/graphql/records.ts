import type { EventData, EventType } from '../../contract/events.ts';
import type { Schemas } from '../../contract/types.ts';
import { idAt } from '../../core/ids.ts';
import { iso, seedPeople, type Window } from '../../seed/people.ts';
import { random, type SeededRandom } from '../../seed/seeded-random.ts';
import { companyWords, projectSuffixes, themes } from '../../seed/words.ts';
import type { Examples } from './examples.ts';

type User = Schemas['User'];
type Resource = Schemas['Resource'];
type Webhook = Schemas['Webhook'];
type Event = Schemas['Event'];

/** What the account of the mock holds when it starts. */
export interface Records {
  users: User[];
  resources: Resource[];
  webhooks: Webhook[];
  events: Event[];
}

const counts = { people: 20, resources: 60, webhooks: 8 };
const days = (count: number) => count * 86_400_000;

const statuses = ['active', 'active', 'active', 'pending', 'archived'] as const satisfies readonly Resource['status'][];
const kinds = [
  ['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED'],
  ['USER_CREATED', 'USER_UPDATED'],
  ['RESOURCE_UPDATED'],
] as const satisfies readonly EventType[][];

/** A name as people give it. */
export const nameFrom = (luck: SeededRandom): string => {
  const suffix = luck.pick(projectSuffixes);
  const name = luck.pick(luck.pick(themes).names);
  return suffix ? `${name}, ${suffix}` : name;
};

const usersFrom = (luck: SeededRandom, window: Window): User[] => {
  const { users } = seedPeople(luck, '', counts.people, window);
  // Somebody has to inherit what users leave behind.
  return users.map(({ account_id: _account, version: _version, ...user }, at) => (at === 0 ? { ...user, role: 'admin' } : user));
};

const resourceFrom = (luck: SeededRandom, window: Window, users: readonly User[]): Resource => {
  const created = luck.between(window.from + days(1), window.until - days(1));
  const owners = users.filter(({ created_at }) => Date.parse(created_at) <= created);
  return {
    id: idAt('resource', created, luck.bytes()),
    name: nameFrom(luck),
    description: luck.happens(0.8) ? luck.pick(luck.pick(themes).about) : null,
    type: 'standard',
    status: luck.pick(statuses),
    metadata: { cost_centre: String(luck.between(1000, 9999)), ...(luck.happens(0.5) ? { priority: luck.between(1, 5) } : {}) },
    owner_id: luck.pick(owners.length > 0 ? owners : users).id,
    created_at: iso(created),
    updated_at: iso(luck.happens(0.5) ? luck.between(created, window.until) : created),
  };
};

const webhookFrom = (luck: SeededRandom, window: Window, users: readonly User[]): Webhook => {
  const created = luck.between(window.from, window.until);
  return {
    id: idAt('webhook', created, luck.bytes()),
    url: `https://${luck.pick(companyWords)}.example/hooks/${luck.pick(companyWords)}`,
    events: [...luck.pick(kinds)],
    description: null,
    status: 'enabled',
    disabled_reason: null,
    created_by: luck.pick(users).id,
    created_at: iso(created),
    updated_at: iso(created),
  };
};

const delivered = <T extends EventType>(
  luck: SeededRandom,
  type: T,
  at: string,
  by: string,
  data: EventData<T> & { id: string },
): Event => ({
  id: idAt('event', Date.parse(at), luck.bytes()),
  type,
  resource_id: data.id,
  actor: { type: 'user', id: by },
  data,
  created_at: at,
});

const eventsFrom = (luck: SeededRandom, { users, resources, webhooks }: Omit<Records, 'events'>): Event[] => [
  ...users.map((user) => delivered(luck, 'USER_CREATED', user.created_at, users[0]!.id, user)),
  ...resources.map((one) =>
    delivered(luck, 'RESOURCE_CREATED', one.created_at, one.owner_id, { ...one, status: 'active', updated_at: one.created_at }),
  ),
  ...resources
    .filter(({ created_at, updated_at }) => created_at !== updated_at)
    .map((one) => delivered(luck, 'RESOURCE_UPDATED', one.updated_at, one.owner_id, one)),
  ...webhooks.map((webhook) => delivered(luck, 'WEBHOOK_CREATED', webhook.created_at, webhook.created_by, webhook)),
];

const made = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/**
 * An account with a year behind it, the same for the same seed. The records of the contract's examples are in it, so that they
 * are the same by id over REST and over GraphQL; the year ends with them, not today, which would make every day another one.
 */
export const seededRecords = (seed: number, { user, resource, webhook, event }: Examples): Records => {
  const luck = random(seed);
  const until = Date.parse(resource.created_at);
  const window = { from: until - days(365), until };
  const others = usersFrom(luck, window);
  const resources = made(counts.resources, () => resourceFrom(luck, window, others));
  const webhooks = made(counts.webhooks, () => webhookFrom(luck, window, others));
  const events = eventsFrom(luck, { users: others, resources, webhooks });
  return { users: [...others, user], resources: [...resources, resource], webhooks: [...webhooks, webhook], events: [...events, event] };
};

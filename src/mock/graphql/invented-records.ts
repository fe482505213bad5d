import type { EventData, EventType } from '../../contract/events.ts';
import type { Examples } from '../../contract/examples.ts';
import type { Schemas } from '../../contract/types.ts';
import { idAt } from '../../core/ids.ts';
import { iso, seedPeople, type Window } from '../../seed/invented-people.ts';
import { createSeededRandom, type SeededRandom } from '../../seed/seeded-random.ts';
import { companyWords, projectSuffixes, themes } from '../../seed/words.ts';

type User = Schemas['User'];
type Resource = Schemas['Resource'];
type Webhook = Schemas['Webhook'];
type Event = Schemas['Event'];

/** The records that the account of the mock starts with. */
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

/** A realistic name. */
export const nameFrom = (seeded: SeededRandom): string => {
  const suffix = seeded.pick(projectSuffixes);
  const name = seeded.pick(seeded.pick(themes).names);
  return suffix ? `${name}, ${suffix}` : name;
};

const usersFrom = (seeded: SeededRandom, window: Window): User[] => {
  const { users } = seedPeople(seeded, '', counts.people, window);
  // An administrator must exist, to inherit the records of deleted users.
  return users.map(({ account_id: _account, version: _version, ...user }, at) => (at === 0 ? { ...user, role: 'admin' } : user));
};

const resourceFrom = (seeded: SeededRandom, window: Window, users: readonly User[]): Resource => {
  const created = seeded.between(window.from + days(1), window.until - days(1));
  const owners = users.filter(({ created_at }) => Date.parse(created_at) <= created);
  return {
    id: idAt('resource', created, seeded.bytes()),
    name: nameFrom(seeded),
    description: seeded.happens(0.8) ? seeded.pick(seeded.pick(themes).about) : null,
    type: 'standard',
    status: seeded.pick(statuses),
    metadata: { cost_centre: String(seeded.between(1000, 9999)), ...(seeded.happens(0.5) ? { priority: seeded.between(1, 5) } : {}) },
    owner_id: seeded.pick(owners.length > 0 ? owners : users).id,
    created_at: iso(created),
    updated_at: iso(seeded.happens(0.5) ? seeded.between(created, window.until) : created),
  };
};

const webhookFrom = (seeded: SeededRandom, window: Window, users: readonly User[]): Webhook => {
  const created = seeded.between(window.from, window.until);
  return {
    id: idAt('webhook', created, seeded.bytes()),
    url: `https://${seeded.pick(companyWords)}.example/hooks/${seeded.pick(companyWords)}`,
    events: [...seeded.pick(kinds)],
    description: null,
    status: 'enabled',
    disabled_reason: null,
    created_by: seeded.pick(users).id,
    created_at: iso(created),
    updated_at: iso(created),
  };
};

const delivered = <T extends EventType>(
  seeded: SeededRandom,
  type: T,
  at: string,
  by: string,
  data: EventData<T> & { id: string },
): Event => ({
  id: idAt('event', Date.parse(at), seeded.bytes()),
  type,
  resource_id: data.id,
  actor: { type: 'user', id: by },
  data,
  created_at: at,
});

const eventsFrom = (seeded: SeededRandom, { users, resources, webhooks }: Omit<Records, 'events'>): Event[] => [
  ...users.map((user) => delivered(seeded, 'USER_CREATED', user.created_at, users[0]!.id, user)),
  ...resources.map((one) =>
    delivered(seeded, 'RESOURCE_CREATED', one.created_at, one.owner_id, { ...one, status: 'active', updated_at: one.created_at }),
  ),
  ...resources
    .filter(({ created_at, updated_at }) => created_at !== updated_at)
    .map((one) => delivered(seeded, 'RESOURCE_UPDATED', one.updated_at, one.owner_id, one)),
  ...webhooks.map((webhook) => delivered(seeded, 'WEBHOOK_CREATED', webhook.created_at, webhook.created_by, webhook)),
];

const made = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

/**
 * An account with a year of records, the same for the same seed. It includes the records of the contract's examples, so that they
 * have the same ids over REST and GraphQL. The year ends with these examples, not today, so that it does not change every day.
 */
export const seededRecords = (seed: number, { user, resource, webhook, event }: Examples): Records => {
  const seeded = createSeededRandom(seed);
  const until = Date.parse(resource.created_at);
  const window = { from: until - days(365), until };
  const others = usersFrom(seeded, window);
  const resources = made(counts.resources, () => resourceFrom(seeded, window, others));
  const webhooks = made(counts.webhooks, () => webhookFrom(seeded, window, others));
  const events = eventsFrom(seeded, { users: others, resources, webhooks });
  return { users: [...others, user], resources: [...resources, resource], webhooks: [...webhooks, webhook], events: [...events, event] };
};

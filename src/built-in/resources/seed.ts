import type { Schemas } from '../../contract/types.ts';
import { idAt } from '../../core/ids.ts';
import type { FamilySeed } from '../../kit/seed.ts';
import { days, type Few, type InventedEvent, iso, nameOf, type SeededUser, type Surroundings, type Window } from '../../seed/invention.ts';
import type { SeededRandom } from '../../seed/seeded-random.ts';
import { themes } from '../../seed/words.ts';
import { resourceScene } from './scene.ts';

type Resource = Schemas['Resource'];

const count = 60;
const statuses = ['active', 'active', 'active', 'pending', 'archived'] as const satisfies readonly Resource['status'][];
const types = ['instrument', 'machine', 'room', 'standard', 'vehicle'];

const resourceFrom = (random: SeededRandom, { from, until }: Window, users: readonly SeededUser[]): Resource => {
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

/** Its creation, and the one change that made it what it is. */
const eventsOf = (resource: Resource): InventedEvent[] => {
  const { created_at, updated_at, status, owner_id: actorId } = resource;
  const first: Resource = { ...resource, status: 'active', updated_at: created_at };
  const created: InventedEvent = { type: 'RESOURCE_CREATED', actorId, changes: null, data: first, at: created_at };
  if (created_at === updated_at) return [created];
  const changes: Schemas['EventChanges'] = status === 'active' ? {} : { status: { from: 'active', to: status } };
  return [created, { type: 'RESOURCE_UPDATED', actorId, changes, data: resource, at: updated_at }];
};

const few = (
  random: SeededRandom,
  { accountId, window }: Pick<Surroundings, 'accountId' | 'window'>,
  users: readonly SeededUser[],
): Few => {
  const made = Array.from({ length: count }, () => resourceFrom(random, window, users));
  return { rows: { resources: made.map((one) => ({ account_id: accountId, ...one })) }, events: made.flatMap(eventsOf) };
};

export const resourceSeed: FamilySeed = {
  kind: resourceScene,
  examples: ({ example }) => [example('getResource')],
  few,
};

import type { EventType } from '../../contract/events.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { ResolvedServices } from '../../families/resolvers.ts';
import type { EventSubscription } from '../../rules/event-feed.ts';
import { createSeededRandom, type SeededRandom } from '../../seed/seeded-random.ts';
import { jobs, themes } from '../../seed/words.ts';
import type { Account } from './account.ts';
import type { MemoryFeed } from './feed.ts';
import { nameFrom } from './invented-records.ts';

interface Dependencies {
  account: Pick<Account, 'users' | 'resources'>;
  services: Pick<ResolvedServices, 'users' | 'resources'>;
  feed: Pick<MemoryFeed, 'subscriptions'>;
  caller: Principal;
  seed: number;
  /** Seconds between two changes; 0 for none. */
  every: number;
}

type Change = (subscription: EventSubscription) => Promise<unknown>;

/** One of the records that a subscription names, or any record if it names none. */
const oneOf = <Row extends { id: string }>(seeded: SeededRandom, rows: Row[], { resourceIds }: EventSubscription): Row | undefined => {
  const meant = resourceIds ? rows.filter(({ id }) => resourceIds.includes(id)) : rows;
  return meant.length > 0 ? seeded.pick(meant) : undefined;
};

/** Administrators keep their role, because one must remain. */
const otherRole = ({ role }: Schemas['User']): Schemas['User']['role'] => {
  if (role === 'admin') return role;
  return role === 'viewer' ? 'editor' : 'viewer';
};

/** The automatic changes, by the type of their event. */
const changesIn = ({ account, services, caller }: Dependencies, seeded: SeededRandom) => {
  const { users, resources } = services;
  const changes: Partial<Record<EventType, Change>> = {
    RESOURCE_UPDATED: async (subscription) => {
      const one = oneOf(seeded, account.resources.all(), subscription);
      if (one)
        await resources.update(caller, one.id, { name: nameFrom(seeded), description: seeded.pick(seeded.pick(themes).about) }, undefined);
    },
    USER_UPDATED: async (subscription) => {
      const one = oneOf(seeded, account.users.all(), subscription);
      if (one) await users.update(caller, one.id, { role: otherRole(one), metadata: { job: seeded.pick(jobs) } }, undefined);
    },
    RESOURCE_CREATED: async ({ resourceIds }) => {
      if (!resourceIds) await resources.create(caller, { name: nameFrom(seeded), description: seeded.pick(seeded.pick(themes).about) });
    },
  };
  return changes;
};

/**
 * Makes changes from time to time that open subscriptions receive, chosen by the seed. Without subscriptions nothing changes, so
 * that the same query keeps its result.
 */
export const startTrickle = (dependencies: Dependencies) => {
  const seeded = createSeededRandom(dependencies.seed);
  const changes = changesIn(dependencies, seeded);

  const tick = async (): Promise<void> => {
    const subscriptions = dependencies.feed.subscriptions();
    if (subscriptions.length === 0) return;
    const subscription = seeded.pick(subscriptions);
    const fitting = Object.entries(changes).filter(([type]) => !subscription.types || subscription.types.includes(type as EventType));
    if (fitting.length > 0) await seeded.pick(fitting)[1](subscription);
  };

  const timer = dependencies.every > 0 ? setInterval(tick, dependencies.every * 1000) : undefined;
  return { stop: (): void => clearInterval(timer) };
};

import type { EventType } from '../../contract/events.ts';
import type { Schemas } from '../../contract/types.ts';
import type { Principal } from '../../core/principal.ts';
import type { ResolvedServices } from '../../families/resolvers.ts';
import type { EventSubscription } from '../../rules/event-feed.ts';
import { random, type SeededRandom } from '../../seed/seeded-random.ts';
import { jobs, themes } from '../../seed/words.ts';
import type { Account } from './account.ts';
import type { MemoryFeed } from './feed.ts';
import { nameFrom } from './records.ts';

interface Dependencies {
  account: Pick<Account, 'users' | 'resources'>;
  services: Pick<ResolvedServices, 'users' | 'resources'>;
  feed: Pick<MemoryFeed, 'subscriptions'>;
  caller: Principal;
  seed: number;
  /** Seconds between two changes; 0 for none at all. */
  every: number;
}

type Change = (subscription: EventSubscription) => Promise<unknown>;

/** One of the records that are asked for by id, or any of them where none is. */
const oneOf = <Row extends { id: string }>(luck: SeededRandom, rows: Row[], { resourceIds }: EventSubscription): Row | undefined => {
  const meant = resourceIds ? rows.filter(({ id }) => resourceIds.includes(id)) : rows;
  return meant.length > 0 ? luck.pick(meant) : undefined;
};

/** Administrators stay what they are: somebody has to be there. */
const otherRole = ({ role }: Schemas['User']): Schemas['User']['role'] => {
  if (role === 'admin') return role;
  return role === 'viewer' ? 'editor' : 'viewer';
};

/** The changes that happen by themselves, by the event that tells of them. */
const changesIn = ({ account, services, caller }: Dependencies, luck: SeededRandom) => {
  const { users, resources } = services;
  const changes: Partial<Record<EventType, Change>> = {
    RESOURCE_UPDATED: async (subscription) => {
      const one = oneOf(luck, account.resources.all(), subscription);
      if (one) await resources.update(caller, one.id, { name: nameFrom(luck), description: luck.pick(luck.pick(themes).about) }, undefined);
    },
    USER_UPDATED: async (subscription) => {
      const one = oneOf(luck, account.users.all(), subscription);
      if (one) await users.update(caller, one.id, { role: otherRole(one), metadata: { job: luck.pick(jobs) } }, undefined);
    },
    RESOURCE_CREATED: async ({ resourceIds }) => {
      if (!resourceIds) await resources.create(caller, { name: nameFrom(luck), description: luck.pick(luck.pick(themes).about) });
    },
  };
  return changes;
};

/**
 * Has something happen now and then to what somebody follows, drawn from the seed. Without followers nothing changes by itself,
 * so that the same question keeps its answer.
 */
export const startTrickle = (dependencies: Dependencies) => {
  const luck = random(dependencies.seed);
  const changes = changesIn(dependencies, luck);

  const tick = async (): Promise<void> => {
    const subscriptions = dependencies.feed.subscriptions();
    if (subscriptions.length === 0) return;
    const subscription = luck.pick(subscriptions);
    const fitting = Object.entries(changes).filter(([type]) => !subscription.types || subscription.types.includes(type as EventType));
    if (fitting.length > 0) await luck.pick(fitting)[1](subscription);
  };

  const timer = dependencies.every > 0 ? setInterval(tick, dependencies.every * 1000) : undefined;
  return { stop: (): void => clearInterval(timer) };
};

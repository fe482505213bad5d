import type { EventConditions } from '../../contract/event-conditions.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { matchingEvents } from '../../rules/event-conditions.ts';

/** An event, and a webhook that subscribes to its type. */
interface Match {
  event: { id: string; type: string };
  webhook: { conditions: EventConditions };
}

const isConditional = ({ event, webhook }: Match): boolean => webhook.conditions[event.type] !== undefined;

/** Leaves out the events that a webhook's conditions exclude. */
export const withoutExcluded = async <One extends Match>(tx: Tx, accountId: string, found: One[]): Promise<One[]> => {
  const conditional = Map.groupBy(found.filter(isConditional), ({ webhook }) => webhook);
  const matching = await Promise.all(
    [...conditional].map(async ([webhook, matches]) => {
      const ids = matches.map(({ event }) => event.id);
      const conditions = Object.fromEntries(matches.map(({ event }) => [event.type, webhook.conditions[event.type]!]));
      return [webhook, await matchingEvents(tx, accountId, conditions, ids)] as const;
    }),
  );
  const idsOf = new Map<Match['webhook'], ReadonlySet<string>>(matching);
  return found.filter((one) => !isConditional(one) || idsOf.get(one.webhook)!.has(one.event.id));
};

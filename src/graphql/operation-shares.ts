import { graphqlLimits } from '../contract/plans.ts';
import { createSharesByWeight } from '../core/shares-by-weight.ts';
import type { Begun } from '../request/incoming.ts';
import { callerOf, type Identified } from '../request/states.ts';
import { countAsOne, type QuotaDependencies } from '../request/steps/quota.ts';

/** The operations that accounts have executed at the same time in this process, over HTTP and WebSocket, by their costs. */
export const operationShares = createSharesByWeight(graphqlLimits.under_way);

/** Begins an operation that was counted by its cost. The result ends it. One that is refused counts as one request. */
export const beginOperation = async (
  request: Pick<Begun, 'stamped'> & Pick<Identified, 'caller'> & { requests: number },
  cost: number,
  dependencies: QuotaDependencies,
): Promise<() => void> => {
  try {
    return await operationShares.begin(callerOf(request).accountId, cost);
  } catch (refused) {
    await countAsOne(request, dependencies);
    request.requests = 1;
    throw refused;
  }
};

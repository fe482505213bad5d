import { graphqlLimits } from '../contract/plans.ts';
import { createSharesByWeight } from '../core/shares-by-weight.ts';

/** The operations that accounts have executed at the same time in this process, over HTTP and WebSocket, by their costs. */
export const operationShares = createSharesByWeight(graphqlLimits.under_way);

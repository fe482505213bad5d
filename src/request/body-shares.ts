import { bodyLimits } from '../contract/plans.ts';
import { createSharesByWeight } from '../core/shares-by-weight.ts';

/** Bytes above which a body counts. */
export const largeBody = 64 * 1024;

/** The large bodies of requests that accounts have under way in this process, by their bytes: together as many as one body may have. */
export const bodyShares = createSharesByWeight(bodyLimits.json);

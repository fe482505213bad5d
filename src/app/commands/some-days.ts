import { lifetimes, notice } from '../../contract/plans.ts';
import { wholeNumber } from './options.ts';

/** How many days usage is stored and can be queried. */
const most = lifetimes.used_parts / 86_400;

/** The default number of days to look back: as long as something is deprecated. */
export const usualDays: number = notice.days;

/** An option for a number of days. */
export const someDays = wholeNumber(1, most);

/** The date that many days ago, in UTC. */
export const dayBefore = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

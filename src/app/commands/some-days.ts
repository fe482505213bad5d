import { InvalidArgumentError } from 'commander';
import { lifetimes, notice } from '../../contract/plans.ts';

/** How many days back usage is stored, and asked for. */
const most = lifetimes.used_parts / 86_400;

/** How many days back somebody looks who does not say: as long as something is deprecated. */
export const usualDays: number = notice.days;

/** An option that is a number of days. */
export const someDays = (text: string): number => {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > most) throw new InvalidArgumentError(`Days are a number from 1 to ${most}.`);
  return days;
};

/** The day so many days ago, in UTC. */
export const dayBefore = (days: number): string => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

import { type Kept, mostDays, type Plan } from '../../contract/plans.ts';
import { ServiceError } from '../../core/errors.ts';

/** Requested retention in days; null for the maximum of the plan. */
export type Days = Record<`${Kept}_days`, number | null>;

/** Effective retention in days on a plan, from the requested one. */
export const daysOf = (plan: Plan, { events_days, deliveries_days, audit_days, requests_days }: Days): Record<keyof Days, number> => {
  const { events, deliveries, audit, requests } = mostDays(plan);
  const least = (wanted: number | null, most: number): number => Math.min(wanted ?? most, most);
  const keptEvents = least(events_days, events);
  return {
    events_days: keptEvents,
    deliveries_days: Math.min(keptEvents, least(deliveries_days, deliveries)),
    audit_days: least(audit_days, audit),
    requests_days: least(requests_days, requests),
  };
};

/** @throws ServiceError `unprocessable` naming each setting that exceeds the plan's maximum */
export const expectAllowed = (plan: Plan, days: Partial<Days>): void => {
  const most = mostDays(plan);
  const tooLong = (Object.keys(most) as Kept[]).filter((kept) => (days[`${kept}_days`] ?? 0) > most[kept]);
  if (tooLong.length === 0) return;
  throw new ServiceError('unprocessable', `The retention exceeds the maximum of the ${plan} plan.`, {
    details: tooLong.map((kept) => ({ field: `${kept}_days`, message: `Must be at most ${most[kept]}, or null.`, code: 'too_large' })),
  });
};

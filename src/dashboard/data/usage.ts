import type { UsageDay } from '@tessera/client/account';

const day = 86_400_000;
const none = { requests: 0, cost: 0, client_errors: 0, server_errors: 0, throttled: 0, busiest_minute: 0, incomplete: false };

/** All of the last days, oldest first: days without requests are missing from the list. */
export const filledDays = (known: readonly UsageDay[], count: number): UsageDay[] => {
  const byStart = new Map(known.map((one) => [Date.parse(one.starts_at), one]));
  const today = Math.floor(Date.now() / day) * day;
  return Array.from({ length: count }, (_, at) => {
    const start = today - (count - 1 - at) * day;
    return byStart.get(start) ?? { starts_at: new Date(start).toISOString(), ...none };
  });
};

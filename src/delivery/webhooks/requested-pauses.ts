import { sql } from 'kysely';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Attempted } from './attempt.ts';
import type { Claimed, EndpointKey } from './endpoints.ts';

interface Pause extends EndpointKey {
  /** The address that answered: if the webhook has a new address by now, the pause does not apply. */
  url: string;
  /** Unix milliseconds. */
  until: number;
}

/** The pause that the address asked for (`Retry-After` of a failed attempt), in milliseconds; 0 if it asked for none. */
export const requestedPause = ({ verdict, retryAfterMs }: Pick<Attempted, 'verdict' | 'retryAfterMs'>): number =>
  verdict === 'failed' ? (retryAfterMs ?? 0) : 0;

/** The longest pause that each address requested. Tests count as well, because a pause applies to all messages. */
const pausesOf = (done: readonly (Attempted & { delivery: Claimed })[], at: number): Pause[] => {
  const pauses = new Map<string, Pause>();
  for (const { delivery, ...attempted } of done) {
    const { accountId, webhookId, endpoint } = delivery;
    const until = at + requestedPause(attempted);
    const name = `${webhookId} ${endpoint.url}`;
    if (until > (pauses.get(name)?.until ?? at)) pauses.set(name, { accountId, webhookId, url: endpoint.url, until });
  }
  return [...pauses.values()].sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1));
};

/** Records until when addresses requested a pause, for all processes; a shorter pause does not replace a longer one. */
export const pause = async (tx: Tx, done: readonly (Attempted & { delivery: Claimed })[], at: number): Promise<void> => {
  const pauses = pausesOf(done, at);
  if (pauses.length === 0) return;
  const column = <T>(value: (one: Pause) => T) => pauses.map(value);
  await sql`
    update webhooks set paused_until = given.until
    from unnest(${column(({ accountId }) => accountId)}::text[], ${column(({ webhookId }) => webhookId)}::text[],
      ${column(({ url }) => url)}::text[], ${column(({ until }) => new Date(until).toISOString())}::timestamptz[])
      as given (account_id, id, url, until)
    where webhooks.account_id = given.account_id and webhooks.id = given.id and webhooks.url = given.url
      and (paused_until is null or paused_until < given.until)`.execute(tx);
};

import { sql } from 'kysely';
import type { Tx } from '../../data/connection/transaction.ts';
import type { Attempted } from './attempt.ts';
import type { Claimed, EndpointKey } from './queue.ts';

interface Pause extends EndpointKey {
  /** Where the answer came from: a webhook that has a new address meanwhile was not asked for anything. */
  url: string;
  /** Unix milliseconds. */
  until: number;
}

/** How many milliseconds the address asked to be left alone for; 0 when it did not. */
export const timeAskedFor = ({ verdict, asked }: Pick<Attempted, 'verdict' | 'asked'>): number => (verdict === 'failed' ? (asked ?? 0) : 0);

/** The longest pause that each address asked for, tests included: whoever has no time has none for anything. */
const pausesOf = (done: readonly (Attempted & { delivery: Claimed })[], at: number): Pause[] => {
  const pauses = new Map<string, Pause>();
  for (const { delivery, ...attempted } of done) {
    const { accountId, webhookId, endpoint } = delivery;
    const until = at + timeAskedFor(attempted);
    const name = `${webhookId} ${endpoint.url}`;
    if (until > (pauses.get(name)?.until ?? at)) pauses.set(name, { accountId, webhookId, url: endpoint.url, until });
  }
  return [...pauses.values()].sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1));
};

/** Puts on record until when addresses asked to be left alone, for every process to see; a shorter pause ends no longer one. */
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

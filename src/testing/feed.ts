import type { Caller } from './tessera.ts';

/** Reads the feed of a caller from a cursor to its end. */
export const readFeed = async <Event>(caller: Caller, from = ''): Promise<{ events: Event[]; cursor: string }> => {
  const events: Event[] = [];
  for (let after = from; ; ) {
    const { data, meta } = (await caller.call('GET', `/v1/events?limit=100&after=${encodeURIComponent(after)}`)).body;
    events.push(...data);
    after = meta.next_cursor ?? after;
    if (!meta.has_more) return { events, cursor: after };
  }
};

import type { QueryClient } from '@tanstack/react-query';
import { type Followed, follow } from '@tessera/client/channel';
import { useSyncExternalStore } from 'react';
import { apiUrl } from './client.ts';
import { collectionOfEvent } from './collections.ts';
import { type Data, type Pages, withRecord } from './record.ts';

/** Live events: the newest first, and whether they are arriving. */
export interface Live {
  status: 'live' | 'waiting' | 'over';
  events: readonly Followed[];
}

const most = 500;
let state: Live = { status: 'waiting', events: [] };
const listeners = new Set<() => void>();
const become = (next: Partial<Live>): void => {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useLive = (): Live => useSyncExternalStore(subscribe, () => state);

/** Updates lists that show a record at once. */
const replaceIn = (client: QueryClient, family: string, record: Data, isGone: boolean): void => {
  client.setQueriesData<Pages>({ queryKey: [family, 'list'] }, (held) => held && withRecord(held, record, isGone));
};

/** Lists are refetched at most every few seconds: the events of a busy account must not use up its rate limit. */
const patience = 3000;

/** Follows the account's events and keeps the page up to date. */
export const followAccount = async (client: QueryClient, signal: AbortSignal): Promise<void> => {
  const stale = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refresh = () => {
    timer = undefined;
    for (const family of stale) void client.invalidateQueries({ queryKey: [family] });
    stale.clear();
  };
  const outdated = (family: string) => {
    stale.add(family);
    timer ??= setTimeout(refresh, patience);
  };

  // The server adds the token of this browser's session to the connection; what is sent here is ignored.
  const credentials = { token: 'of-the-server' };
  const onStatus = (status: 'live' | 'waiting') => become({ status });
  try {
    for await (const followed of follow({ baseUrl: apiUrl, credentials, onStatus, signal, onGap: () => void client.invalidateQueries() })) {
      const { type, data } = followed.event;
      become({ events: [followed, ...state.events].slice(0, most) });
      const about = collectionOfEvent(type);
      if (!about) continue;
      replaceIn(client, about.family, { ...data }, type.endsWith('_DELETED'));
      outdated(about.family);
    }
  } catch {
    if (!signal.aborted) become({ status: 'over' });
  } finally {
    clearTimeout(timer);
  }
};

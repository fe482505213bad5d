import type { EventType } from '../../generated/events.ts';
import { type FollowOptions, follow } from '../channel/follow.ts';
import { TesseraError } from '../errors.ts';
import { backoff, isTemporary, sleep as wait } from '../retries.ts';
import { Copy, type SavedCopy } from './copy.ts';
import type { Filters, Kind, MirroredRecords } from './kinds.ts';
import { expectRoom, type MirrorClient, refresh } from './read.ts';

export interface MirrorOptions<K extends Kind>
  extends Pick<FollowOptions<EventType>, 'baseUrl' | 'credentials' | 'signal' | 'openSocket' | 'sleep' | 'waiting'> {
  /** Reads the lists. It has the families of the kinds, and `users`, so that the copy knows whose it is: without, `from` and `me` do not work. */
  client: MirrorClient<K>;
  /** What the copy has: kinds of records, each with a filter. `{}` is all that the credentials see. */
  kinds: Filters<K>;
  /** What `save` has returned, to continue from there. It is used for the person whose copy it is; for others, all is read again. */
  from?: SavedCopy<K> | undefined;
  /** The largest number of records; 10,000 when left out. With more, the error `too_many_records` ends the copy. */
  limit?: number;
  /** Called with `live` when events begin to come, and with `waiting` when a connection has ended, before another one is opened. */
  onStatus?: (status: 'live' | 'waiting') => void;
}

/** A copy as it is now. It is always the same object, which changes between two steps of the loop. */
export interface Mirror<K extends Kind> {
  /** The records of a kind by their ids; memberships by both ids, with a space in between. */
  of<Name extends K>(kind: Name): ReadonlyMap<string, MirroredRecords[Name]>;
  /** The copy as JSON. With it as `from`, a later copy continues where this one is. */
  save(): SavedCopy<K>;
}

/** How long a server may take the role that somebody had before, in milliseconds. */
const roleLag = 1100;

const never = (): void => undefined;

/** Resolves when everything that has already arrived has been taken. */
const idle = (): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), 0);
  });

/** The events of a copy. The cursor of one that was saved in another account means nothing: it begins anew. */
async function* eventsOf(copy: Pick<Copy, 'cursor' | 'invalidate'>, open: () => ReturnType<typeof follow>): ReturnType<typeof follow> {
  try {
    return yield* open();
  } catch (error) {
    if (!(error instanceof TesseraError) || error.code !== 'invalid_cursor') throw error;
    copy.invalidate();
    copy.cursor = undefined;
    return yield* open();
  }
}

/** The events of a copy, with what happens to their connection. */
const followCopy = <K extends Kind>(copy: Copy<K>, options: MirrorOptions<K>, signal: AbortSignal) => {
  const { baseUrl, credentials, openSocket, sleep, waiting, onStatus } = options;
  const given = { ...(openSocket && { openSocket }), ...(sleep && { sleep }), ...(waiting !== undefined && { waiting }) };
  const state = { isLive: false, notify: never };
  const open = () =>
    follow({
      baseUrl,
      credentials,
      events: copy.events,
      signal,
      ...given,
      ...(copy.cursor !== undefined && { after: copy.cursor }),
      onGap: () => copy.invalidate(),
      onStatus: (status, cursor) => {
        state.isLive = status === 'live';
        if (cursor !== undefined) copy.cursor = cursor;
        onStatus?.(status);
        state.notify();
      },
    });
  const events = eventsOf(copy, open);
  const next = () => {
    const item = events.next();
    // It is awaited later; until then its error is nobody's.
    item.catch(never);
    return item;
  };
  const changed = () =>
    new Promise<void>((resolve) => {
      state.notify = resolve;
    });
  const end = async () => void (await events.return(undefined as never).catch(never));
  return { state, next, changed, end };
};

/** Reads what is stale. Returns whether it succeeded: when the server cannot be reached, it is read again later. */
const refreshed = async <K extends Kind>(
  copy: Copy<K>,
  { client, limit = 10_000, sleep = wait }: MirrorOptions<K>,
  signal: AbortSignal,
  failures: number,
) => {
  try {
    if (copy.hasNewRole) await sleep(roleLag, signal);
    await refresh(client, copy, limit, signal);
    return true;
  } catch (error) {
    if (!(error instanceof TesseraError) || !isTemporary(error)) throw error;
    await sleep(backoff(failures), signal);
    return false;
  }
};

/**
 * A live copy of the records that the credentials see: read from the lists once, and kept by the events of the channel. Each step of the loop
 * is a copy that is complete up to that moment. Records that somebody may no longer see leave the copy, and those that they may see now come
 * in. It ends with its signal, or when one leaves the loop; and with an error where a person has to do something.
 */
export async function* mirror<const K extends Kind>(options: MirrorOptions<K>): AsyncGenerator<Mirror<K>, never, undefined> {
  const { from, kinds, limit = 10_000 } = options;
  const ending = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, ending.signal]) : ending.signal;
  const copy = new Copy(kinds, from);
  const { state, next, changed, end } = followCopy(copy, options, signal);
  // What was saved is shown at once, also without a network.
  let isNew = !copy.isStale;
  let failures = 0;
  try {
    for (let item = next(); ; ) {
      const taken = await Promise.race([item, idle()]);
      if (taken) {
        copy.apply(taken.value.event);
        copy.cursor = taken.value.cursor;
        expectRoom(copy, limit);
        isNew = true;
        item = next();
      } else if (state.isLive && copy.isBehind) {
        failures = (await refreshed(copy, options, signal, failures)) ? 0 : failures + 1;
        isNew = true;
      } else if (isNew && !copy.isStale) {
        isNew = false;
        yield copy;
      } else await Promise.race([item, changed()]);
    }
  } finally {
    ending.abort();
    await end();
  }
}

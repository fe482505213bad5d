/** Hears that an account has new events; undefined means that wake-ups may have been lost, so that any account may have some. */
export type WakeListener = (accountId: string | undefined) => void;

/**
 * Says on every node that an account has new events. It is a hint and never the truth, which is in the database: a wake-up may
 * come twice, for nothing, or not at all, so whoever waits for one also looks by themselves from time to time.
 */
export interface Wake {
  /** To be called once the events are committed. */
  announce(accountId: string): void;
  /** Answers what ends the listening. */
  onWake(listener: WakeListener): () => void;
  /** Whether others are reached, as far as that is known. */
  stands(): boolean;
  /** Says to the other nodes that credentials of an account have ended. */
  announceEnd(accountId: string): void;
  /** Hears of other nodes' credentials that have ended; answers what ends the listening. */
  onEnd(listener: WakeListener): () => void;
  close(): Promise<void>;
}

/** The line to the other nodes. */
export interface WakeLine {
  /** Rejects while the line is down. */
  tell(accountIds: readonly string[]): Promise<void>;
  /** False while the line is known to be down. */
  stands?(): boolean;
  close(): Promise<void>;
}

/** What happens on a line. */
export interface WakeLineEvents {
  heard: WakeListener;
  /** The line stands, for the first time or again. */
  up: () => void;
}

/** So many accounts are remembered for when the line stands again; beyond that the others are told to look at all. */
const remembered = 1000;
/** How all accounts are told of. */
const all = '*';
/** What stands before an account whose credentials have ended. */
const ended = '!';

/**
 * Wakes the listeners of this process, and those of the others over a line if there is one.
 * @param open opens the line, which keeps itself up
 */
export const createWake = (open?: (events: WakeLineEvents) => WakeLine): Wake => {
  const listeners = new Set<WakeListener>();
  const pending = new Set<string>();
  let telling = false;
  let stood = false;

  const endings = new Set<WakeListener>();

  const heard: WakeListener = (message) => {
    if (message?.startsWith(ended)) for (const listener of endings) listener(message.slice(ended.length));
    else woken(message);
    // Whoever tells of all accounts may mean this, too.
    if (message === undefined || message === all) for (const listener of endings) listener(undefined);
  };

  const woken: WakeListener = (accountId) => {
    for (const listener of listeners) listener(accountId === all ? undefined : accountId);
  };

  const take = (): string[] => {
    const accountIds = pending.size > remembered || pending.has(all) ? [all] : [...pending];
    pending.clear();
    return accountIds;
  };

  /** What comes while the line is busy goes out together, so that a busy account costs the others few messages. */
  const flush = async (): Promise<void> => {
    if (telling || !line) return;
    telling = true;
    while (pending.size > 0) {
      const accountIds = take();
      try {
        await line.tell(accountIds);
      } catch {
        for (const accountId of accountIds) pending.add(accountId);
        break;
      }
    }
    telling = false;
  };

  const up = (): void => {
    heard(undefined);
    // What was told when the line broke may not have arrived.
    if (stood) pending.add(all);
    stood = true;
    void flush();
  };

  const line = open?.({ heard, up });

  const pass = (message: string): void => {
    if (!line) return;
    if (pending.size <= remembered) pending.add(message);
    void flush();
  };

  return {
    announce: (accountId) => {
      heard(accountId);
      pass(accountId);
    },
    announceEnd: (accountId) => pass(`${ended}${accountId}`),
    onEnd: (listener) => {
      endings.add(listener);
      return () => void endings.delete(listener);
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stands: () => line?.stands?.() ?? true,
    close: async () => {
      listeners.clear();
      endings.clear();
      await line?.close();
    },
  };
};

/** Hears that an account has new events; undefined means that wake-ups may have been lost, so that any account may have some. */
export type WakeListener = (accountId: string | undefined) => void;

/**
 * Says on every node that an account has new events. It is a hint and never the truth, which is in the database: a wake-up may
 * come twice, for nothing, or not at all, so whoever waits for one also looks by themselves from time to time.
 */
export interface Wake {
  /** To be called once the events are committed. */
  publish(accountId: string): void;
  /** Answers what ends the listening. */
  onWake(listener: WakeListener): () => void;
  /** Whether others are reached, as far as that is known. */
  isConnected(): boolean;
  /** Says to the other nodes that credentials of an account have ended. */
  publishCredentialsEnded(accountId: string): void;
  /** Hears of other nodes' credentials that have ended; answers what ends the listening. */
  onCredentialsEnded(listener: WakeListener): () => void;
  close(): Promise<void>;
}

/** The line to the other nodes. */
export interface WakeTransport {
  /** Rejects while the line is down. */
  publish(accountIds: readonly string[]): Promise<void>;
  /** False while the line is known to be down. */
  isConnected?(): boolean;
  close(): Promise<void>;
}

/** What happens on a line. */
export interface WakeTransportHandlers {
  onMessage: WakeListener;
  /** The line stands, for the first time or again. */
  onConnected: () => void;
}

/** So many accounts are remembered for when the line stands again; beyond that the others are told to look at all. */
const maxPending = 1000;
/** How all accounts are told of. */
const all = '*';
/** What stands before an account whose credentials have ended. */
const ended = '!';

/**
 * Wakes the listeners of this process, and those of the others over a line if there is one.
 * @param open opens the line, which keeps itself up
 */
export const createWake = (open?: (events: WakeTransportHandlers) => WakeTransport): Wake => {
  const listeners = new Set<WakeListener>();
  const pending = new Set<string>();
  let flushing = false;
  let wasConnected = false;

  const endings = new Set<WakeListener>();

  const onMessage: WakeListener = (message) => {
    if (message?.startsWith(ended)) for (const listener of endings) listener(message.slice(ended.length));
    else wakeListeners(message);
    // Whoever tells of all accounts may mean this, too.
    if (message === undefined || message === all) for (const listener of endings) listener(undefined);
  };

  const wakeListeners: WakeListener = (accountId) => {
    for (const listener of listeners) listener(accountId === all ? undefined : accountId);
  };

  const take = (): string[] => {
    const accountIds = pending.size > maxPending || pending.has(all) ? [all] : [...pending];
    pending.clear();
    return accountIds;
  };

  /** What comes while the line is busy goes out together, so that a busy account costs the others few messages. */
  const flush = async (): Promise<void> => {
    if (flushing || !transport) return;
    flushing = true;
    while (pending.size > 0) {
      const accountIds = take();
      try {
        await transport.publish(accountIds);
      } catch {
        for (const accountId of accountIds) pending.add(accountId);
        break;
      }
    }
    flushing = false;
  };

  const onConnected = (): void => {
    onMessage(undefined);
    // What was told when the line broke may not have arrived.
    if (wasConnected) pending.add(all);
    wasConnected = true;
    void flush();
  };

  const transport = open?.({ onMessage, onConnected });

  const enqueue = (message: string): void => {
    if (!transport) return;
    if (pending.size <= maxPending) pending.add(message);
    void flush();
  };

  return {
    publish: (accountId) => {
      onMessage(accountId);
      enqueue(accountId);
    },
    publishCredentialsEnded: (accountId) => enqueue(`${ended}${accountId}`),
    onCredentialsEnded: (listener) => {
      endings.add(listener);
      return () => void endings.delete(listener);
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isConnected: () => transport?.isConnected?.() ?? true,
    close: async () => {
      listeners.clear();
      endings.clear();
      await transport?.close();
    },
  };
};

/**
 * Called when an account has new events; undefined means that wake-ups may have been lost, so any account may have new events.
 * `isUnfollowed` means that no webhook wants them.
 */
export type WakeListener = (accountId: string | undefined, isUnfollowed?: boolean) => void;

/**
 * Notifies every node that an account has new events. A wake-up is only a hint: it may arrive twice, without reason, or not at all.
 * The truth is in the database, so every listener also polls from time to time.
 */
export interface Wake {
  /** Call it after the events are committed. */
  publish(accountId: string): void;
  /** The same for events that no webhook wants, and that are not in the outbox any more. */
  publishUnfollowed(accountId: string): void;
  /** Returns a function that removes the listener. */
  onWake(listener: WakeListener): () => void;
  /** Whether the other nodes can be reached, as far as this is known. */
  isConnected(): boolean;
  /** Notifies the other nodes that credentials of an account have ended. */
  publishCredentialsEnded(accountId: string): void;
  /** Called when credentials have ended on another node; returns a function that removes the listener. */
  onCredentialsEnded(listener: WakeListener): () => void;
  close(): Promise<void>;
}

/** The connection to the other nodes. */
export interface WakeTransport {
  /** Rejects while disconnected. */
  publish(accountIds: readonly string[]): Promise<void>;
  /** False while it is known to be disconnected. */
  isConnected?(): boolean;
  close(): Promise<void>;
}

/** The events of a transport. */
export interface WakeTransportHandlers {
  onMessage: WakeListener;
  /** It is connected, for the first time or again. */
  onConnected: () => void;
}

/** The accounts that are stored while disconnected; if there are more, one message for all accounts is sent after reconnecting. */
const maxPending = 1000;
/** The message for all accounts. */
const all = '*';
/** The prefix of an account whose credentials have ended. */
const ended = '!';

/** The messages for a changed account: nodes check its credentials again, and look for its events. */
export const accountChanged = (accountId: string): string[] => [`${ended}${accountId}`, accountId];

/**
 * Wakes the listeners of this process, and those of other nodes over a transport if there is one.
 * @param open opens the transport, which reconnects by itself
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
    // A wake-up for all accounts may also mean ended credentials, because those messages may be lost as well.
    if (message === undefined || message === all) for (const listener of endings) listener(undefined);
  };

  const wakeListeners: WakeListener = (accountId, isUnfollowed) => {
    for (const listener of listeners) listener(accountId === all ? undefined : accountId, isUnfollowed);
  };

  const take = (): string[] => {
    const accountIds = pending.size > maxPending || pending.has(all) ? [all] : [...pending];
    pending.clear();
    return accountIds;
  };

  /** Messages that arrive during a publish are sent together afterwards, so that a busy account causes few messages. */
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
    // Messages that were sent when the connection broke may be lost.
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
    publishUnfollowed: (accountId) => {
      wakeListeners(accountId, true);
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

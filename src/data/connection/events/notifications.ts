import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { timeLimitOrZero } from '../../../core/time-limit.ts';

/** LISTEN and NOTIFY between the processes on one database, over a separate connection. */
export interface Notifications {
  /** Notifies all other listeners; rejects while the connection is down. */
  notify(payloads: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** The channel and its callbacks. */
export interface NotificationOptions {
  /** An identifier, the same in all processes that notify each other. */
  channel: string;
  onMessage: (payload: string) => void;
  /** The connection is open, for the first time or again. Notifications that were sent while it was down are lost. */
  up: () => void;
  /** The connection broke or could not be opened; it is tried again. */
  down: (error: Error) => void;
}

/** Milliseconds. A connection that does not answer for longer than the first two together counts as broken. */
const limits = { heartbeat: 10_000, answer: 5_000, retry: [100, 5_000] } as const;

/**
 * Listens on PostgreSQL and reconnects after every interruption.
 * @param url the server and the database; notifications reach only listeners of the same database
 */
export const openNotifications = (url: string, { channel, onMessage, up, down }: NotificationOptions): Notifications => {
  const closing = new AbortController();
  const { signal } = closing;
  let connection: pg.Client | undefined;

  const connect = async (client: pg.Client): Promise<void> => {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    // Notifications from this connection itself are ignored. pg's types lack its id.
    client.on('notification', ({ processId, payload = '' }) => {
      if (processId !== (client as pg.Client & { processID: number }).processID) onMessage(payload);
    });
  };

  /** Sends a query at intervals; rejects when the connection breaks or is closed. */
  const heartbeats = async (client: pg.Client): Promise<void> => {
    for (;;) {
      await delay(limits.heartbeat, undefined, { signal, ref: false });
      await client.query('select 1');
    }
  };

  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'tessera-listen',
      connectionTimeoutMillis: timeLimitOrZero(limits.answer),
      query_timeout: timeLimitOrZero(limits.answer),
      keepAlive: true,
    });
    const ended = new Promise<never>((_resolve, reject) => {
      client.on('error', reject).on('end', () => reject(new Error('The listening connection was closed.')));
    });
    ended.catch(() => undefined);
    const release = () => void client.end().catch(() => undefined);
    signal.addEventListener('abort', release);
    try {
      await connect(client);
      connection = client;
      up();
      await Promise.race([ended, heartbeats(client)]);
    } finally {
      connection = undefined;
      signal.removeEventListener('abort', release);
      release();
    }
  };

  const keepListening = async (): Promise<void> => {
    let wait: number = limits.retry[0];
    while (!signal.aborted) {
      const since = performance.now();
      await listenOnce().catch((error: Error) => signal.aborted || down(error));
      wait = performance.now() - since > limits.heartbeat ? limits.retry[0] : Math.min(limits.retry[1], wait * 2);
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = keepListening();

  return {
    notify: async (payloads) => {
      if (!connection) throw new Error('The listening connection is down.');
      await connection.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads]);
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
};

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** A line to the others on the same database server, over a connection of its own. */
export interface Notifications {
  /** Tells everybody else who listens; rejects while the line is down. */
  notify(payloads: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Where to listen, and who hears of what. */
export interface NotificationOptions {
  /** An identifier, the same for everybody who is to be heard. */
  channel: string;
  onMessage: (payload: string) => void;
  /** The line stands, for the first time or again: what was notified while it did not is lost. */
  up: () => void;
  /** The line broke or could not be opened; it is tried again. */
  down: (error: Error) => void;
}

/** Milliseconds. A line that says nothing for longer than the first two together is taken for broken. */
const limits = { heartbeat: 10_000, answer: 5_000, retry: [100, 5_000] } as const;

/**
 * Listens on PostgreSQL and comes back by itself after every interruption.
 * @param url the server and the database; only who is connected to the same database is heard
 */
export const openNotifications = (url: string, { channel, onMessage, up, down }: NotificationOptions): Notifications => {
  const closing = new AbortController();
  const { signal } = closing;
  let connection: pg.Client | undefined;

  const connected = async (client: pg.Client): Promise<void> => {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    // What this line told itself, it knows already.
    client.on('notification', ({ processId, payload = '' }) => {
      if (processId !== (client as unknown as { processID: number }).processID) onMessage(payload);
    });
  };

  /** Rejects when the line breaks, and resolves when it is closed. */
  const broken = async (client: pg.Client): Promise<void> => {
    for (;;) {
      await delay(limits.heartbeat, undefined, { signal, ref: false });
      await client.query('select 1');
    }
  };

  const once = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'tessera-listen',
      connectionTimeoutMillis: limits.answer,
      query_timeout: limits.answer,
      keepAlive: true,
    });
    const ended = new Promise<never>((_resolve, reject) => {
      client.on('error', reject).on('end', () => reject(new Error('The connection that listens was closed.')));
    });
    ended.catch(() => undefined);
    const release = () => void client.end().catch(() => undefined);
    signal.addEventListener('abort', release);
    try {
      await connected(client);
      connection = client;
      up();
      await Promise.race([ended, broken(client)]);
    } finally {
      connection = undefined;
      signal.removeEventListener('abort', release);
      release();
    }
  };

  const stay = async (): Promise<void> => {
    let wait: number = limits.retry[0];
    while (!signal.aborted) {
      const since = performance.now();
      await once().catch((error: Error) => signal.aborted || down(error));
      wait = performance.now() - since > limits.heartbeat ? limits.retry[0] : Math.min(limits.retry[1], wait * 2);
      await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const running = stay();

  return {
    notify: async (payloads) => {
      if (!connection) throw new Error('The connection that listens is down.');
      await connection.query('select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads]);
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
};

import { setTimeout as delay } from 'node:timers/promises';
import type { NatsConnection } from '@nats-io/transport-node';
import { sql } from 'kysely';
import { inSpan } from '../core/tracing.ts';
import { serverOf } from '../core/tracing-attributes.ts';
import type { Database, Queries } from '../data/connection/database.ts';
import { connectNats } from './nats.ts';
import type { WakeTransport, WakeTransportHandlers } from './wake.ts';

/** Called with the reason when the connection is lost or cannot be opened. */
type OnDisconnected = (error: unknown) => void;

/** The channel of PostgreSQL on which nodes notify each other. */
const channel = 'tessera_events';

/** A transport over LISTEN and NOTIFY, which carries account ids only. It needs a PostgreSQL server; PGlite has none. */
export const postgresTransport =
  ({ notifications }: Pick<Database, 'notifications'>, down: OnDisconnected) =>
  ({ onMessage, onConnected: up }: WakeTransportHandlers): WakeTransport => {
    let isConnected = true;
    const subscription = notifications!({
      channel,
      onMessage,
      up: () => {
        isConnected = true;
        up();
      },
      down: (error) => {
        isConnected = false;
        down(error);
      },
    });
    return { publish: (accountIds) => subscription.notify(accountIds), isConnected: () => isConnected, close: () => subscription.close() };
  };

/** Milliseconds between two attempts to reach NATS. */
const retryAfter = 1000;

const options = {
  name: 'tessera',
  noEcho: true,
  reconnect: true,
  maxReconnectAttempts: -1,
  ignoreAuthErrorAbort: true,
  reconnectTimeWait: retryAfter,
  timeout: 5000,
  pingInterval: 20_000,
};

/** A span of messages that are sent together. It hides the namespace in their subject, which only the nodes know. */
const publishing = (url: string, count: number) => ({
  name: 'send tessera.{namespace}.events',
  kind: 'client' as const,
  attributes: {
    'messaging.system': 'nats',
    'messaging.operation.name': 'publish',
    'messaging.operation.type': 'send',
    'messaging.destination.template': 'tessera.{namespace}.events',
    'messaging.batch.message_count': count,
    ...serverOf(url),
  },
});

/**
 * A transport over a NATS subject. While the server is unavailable, at the start or later, it keeps reconnecting.
 * @param url `NATS_URL`, with a name and a password, or a token, where the server asks for them
 * @param subject one that only the nodes of this installation use
 */
export const natsTransport =
  (url: string, subject: string, down: OnDisconnected) =>
  ({ onMessage, onConnected: up }: WakeTransportHandlers): WakeTransport => {
    const closing = new AbortController();
    const { signal } = closing;
    let connection: NatsConnection | undefined;
    let isConnected = false;
    let isDown = false;

    const set = (connected: boolean): void => {
      isConnected = connected;
      isDown = !connected;
      if (connected) up();
    };

    const onUnreachable = (error: unknown): undefined => {
      isDown = true;
      down(error);
    };

    const watch = async (watched: NatsConnection): Promise<void> => {
      for await (const status of watched.status()) {
        if (status.type === 'reconnect') set(true);
        if (status.type === 'disconnect') {
          set(false);
          down(new Error('Lost the connection to NATS.'));
        }
        if (status.type === 'error') down(status.error);
      }
    };

    const open = async (): Promise<void> => {
      while (!(connection || signal.aborted)) {
        connection = await connectNats(url, options).catch(onUnreachable);
        if (!connection) await delay(retryAfter, undefined, { signal, ref: false }).catch(() => undefined);
      }
      if (!connection) return;
      connection.subscribe(subject, { callback: (error, message) => void (error ? down(error) : onMessage(message.string())) });
      void watch(connection);
      // The subscription is active once the server has answered the flush, which was sent after it.
      await connection.flush();
      set(true);
    };
    const opened = open().catch(onUnreachable);

    const publish = async (accountIds: readonly string[]): Promise<void> => {
      // The client would otherwise buffer messages in memory without a limit.
      if (!(connection && isConnected)) throw new Error('NATS is not reachable.');
      for (const accountId of accountIds) connection.publish(subject, accountId);
    };

    return {
      publish: (accountIds) => inSpan(publishing(url, accountIds.length), () => publish(accountIds)),
      isConnected: () => !isDown,
      close: async () => {
        closing.abort();
        await opened;
        await connection?.close();
      },
    };
  };

/** Notifies all nodes once from a process that is not a node, such as a command; rejects when NATS is not reachable. */
export const notifyOnce = async (
  { natsUrl, db }: { natsUrl: string | undefined; db: Queries },
  subject: string,
  messages: readonly string[],
): Promise<void> => {
  if (natsUrl === undefined) {
    await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) message`.execute(db);
    return;
  }
  const connection = await connectNats(natsUrl, { ...options, reconnect: false });
  for (const message of messages) connection.publish(subject, message);
  await connection.drain();
};

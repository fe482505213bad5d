import { createClient as createSse } from 'graphql-sse';
import { createClient as createWebSocket } from 'graphql-ws';
import { resuming } from '../../../examples/relay/src/resuming.ts';

interface Options {
  url: string;
  key: () => string;
  fetch: typeof fetch;
}

type Change = { taskChanged: { eventId: string } | null };

const placeOf = ({ taskChanged }: Change) => taskChanged?.eventId;

/** Subscriptions over a WebSocket, which connects again whenever it breaks. */
export const overWebSocket = ({ url, key }: Options) =>
  resuming(
    createWebSocket({
      url: `${url.replace(/^http/, 'ws')}/graphql`,
      connectionParams: () => ({ 'X-API-Key': key() }),
      keepAlive: 10_000,
      lazyCloseTimeout: 10_000,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
    }),
    placeOf,
  );

/** Subscriptions over HTTP, each as a stream of server-sent events. */
export const overEvents = ({ url, key, fetch }: Options) =>
  resuming(
    createSse({
      url: `${url}/graphql`,
      headers: () => ({ 'X-API-Key': key() }),
      retryAttempts: Number.POSITIVE_INFINITY,
      fetchFn: fetch,
    }),
    placeOf,
  );

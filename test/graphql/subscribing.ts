import { until, withinAMinute } from '@tessera/platform/testing';
import { createClient as createStreamClient } from 'graphql-sse';
import { type Client, type ClientOptions, createClient, type FormattedExecutionResult } from 'graphql-ws';
import { expect } from 'vitest';
import { type ClientOptions as SocketOptions, WebSocket } from 'ws';

type Result = FormattedExecutionResult<Record<string, unknown>, Record<string, unknown>>;

/** A subscription as it goes. */
export interface Subscribed {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  results: any[];
  /** Why it failed; undefined while it has not. */
  failure: () => unknown;
  isComplete: () => boolean;
  /** The first so many results. @throws what the subscription failed with */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into results of every shape
  first: (count: number) => Promise<any[]>;
  /** Resolves when it is over, however that came. */
  over: Promise<void>;
  end: () => void;
}

/** Subscribes, or asks, with a client of the protocol. */
export const subscribe = (
  client: Pick<Client, 'subscribe'>,
  query: string,
  variables: Record<string, unknown> = {},
  extensions?: Record<string, unknown>,
): Subscribed => {
  const results: Result[] = [];
  const over = Promise.withResolvers<void>();
  let failure: unknown;
  let complete = false;
  let bell = Promise.withResolvers<void>();
  const ring = () => {
    bell.resolve();
    bell = Promise.withResolvers();
  };
  const end = client.subscribe<Record<string, unknown>, Record<string, unknown>>(
    { query, variables, ...(extensions && { extensions }) },
    {
      next: (result) => {
        results.push(result);
        ring();
      },
      error: (error) => {
        failure = error;
        over.resolve();
        ring();
      },
      complete: () => {
        complete = true;
        over.resolve();
        ring();
      },
    },
  );
  const taken = async (count: number) => {
    while (results.length < count) {
      if (failure) throw failure;
      if (complete) throw new Error(`Complete after ${JSON.stringify(results)}`);
      await bell.promise;
    }
    return results.slice(0, count);
  };
  const first = (count: number) => withinAMinute(taken(count), () => `${query} brought ${JSON.stringify(results)}`);
  return { results, failure: () => failure, isComplete: () => complete, first, over: over.promise, end };
};

/** A client as `graphql-ws` makes it, and the codes that its connections were closed with. */
export const connectGraphql = (url: string, options: Partial<ClientOptions> = {}) => {
  const closed: { code: number; reason: string }[] = [];
  const client = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    on: { closed: (event) => closed.push(event as { code: number; reason: string }) },
    ...options,
  });
  return {
    client,
    closed,
    subscribe: (query: string, variables?: Record<string, unknown>, extensions?: Record<string, unknown>) =>
      subscribe(client, query, variables, extensions),
  };
};

/** A client as `graphql-sse` makes it: each operation is a request of its own, answered with server-sent events. */
export const streamGraphql = (url: string, headers: Record<string, string>) => {
  const client = createStreamClient({ url: `${url}/graphql`, headers, retryAttempts: 0 });
  const asSocket = client as unknown as Pick<Client, 'subscribe'>;
  return { client, subscribe: (query: string, variables?: Record<string, unknown>) => subscribe(asSocket, query, variables) };
};

/** Waits until so many subscriptions stand at a server: those that do are told of everything from then on. */
export const followed = ({ operationsUrl }: { operationsUrl: string }, times: number, look: () => void = () => undefined): Promise<void> =>
  until(async () => {
    look();
    return (await (await fetch(`${operationsUrl}/metrics`)).text()).includes(`\ntessera_subscriptions ${times}\n`);
  });

/** Waits until these subscriptions stand, and no others. */
export const standing = (server: { operationsUrl: string }, ...subscriptions: Subscribed[]): Promise<void> =>
  followed(server, subscriptions.length, () => {
    for (const { failure } of subscriptions) expect(failure()).toBeUndefined();
  });

interface RawOptions extends SocketOptions {
  protocol?: string;
  search?: string;
}

/** A connection without a client: messages as they are. */
export const rawGraphql = async (url: string, { protocol = 'graphql-transport-ws', search = '', ...options }: RawOptions = {}) => {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql${search}`, protocol ? [protocol] : [], options);
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
  const messages: any[] = [];
  socket.on('message', (data) => messages.push(JSON.parse(data.toString())));
  socket.on('error', () => undefined);
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: reason.toString() })),
  );
  await new Promise((resolve) => socket.once('open', resolve));
  return { socket, messages, closed, send: (message: object) => socket.send(JSON.stringify(message)) };
};

import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { type ExecutionResult, type GraphQLSchema, subscribe } from 'graphql';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate, Credential, Principal } from '../core/principal.ts';
import type { Answer } from '../request/answer.ts';
import { header, type Incoming, originOf } from '../request/incoming.ts';
import { onBehalfOfAccount } from '../rules/attribution.ts';
import { originRefusal } from '../rules/origin-refusal.ts';
import { type RateLimiter, refuseExhausted } from '../rules/rate-limit.ts';
import { createRevalidation, lapseOf } from '../sockets/revalidation.ts';
import { type ErrorContext, meaning, refusals } from './errors.ts';
import { responseOf, type Surroundings } from './execution.ts';
import type { Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { createSessionStreams } from './session-streams.ts';
import { contextFor, type Following, requestsOfEvent } from './socket-operation.ts';

/** Milliseconds between two checks of the credentials of all streams. */
const checkEvery = 2_000;
/** Every sixth check sends a comment, because proxies close connections on which nothing is sent. */
const checksPerComment = 6;

const comment = ':\n\n';

const frame = (event: 'next' | 'complete', data?: object): string => `event: ${event}\ndata: ${data ? JSON.stringify(data) : ''}\n\n`;

/** An answer in server-sent events. Proxies that buffer answers are asked to pass the events on. */
const eventAnswer = (stream: Readable | undefined, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no', ...headers },
  bytes: { type: 'text/event-stream; charset=utf-8', length: undefined, stream, isEndless: true },
});

const onlyEvent = (body: object): Readable => Readable.from([frame('next', body) + frame('complete')], { objectMode: false });

/** The result of a query or a mutation as the only event of its stream. */
export const asEvents = (body: object, headers: Record<string, string>): Answer => eventAnswer(onlyEvent(body), headers);

/** What a stream depends on. */
export interface EventStreamDependencies extends Surroundings, Pick<ErrorContext, 'explain'> {
  schema: GraphQLSchema;
  /** Checks again whether credentials are still valid. */
  revalidate: Authenticate;
  limiter: RateLimiter;
  /** Takes one of the connections that the caller's account may have; returns its release. @throws ServiceError `limit_reached` */
  admit: (caller: Principal) => Promise<() => void>;
  now: () => number;
}

/** A request for a subscription. */
export interface Request extends Incoming {
  caller: Principal;
  credential: Credential;
  operationRequest: OperationRequest;
  ready: Prepared;
}

/** The caller of a stream and the events that it follows. @param end ends the stream, with the reason */
const createFollowing = (request: Request, dependencies: EventStreamDependencies, end: (reason: ServiceError) => void) => {
  const { revalidate, feed, limiter, explain, now } = dependencies;
  const streams = createSessionStreams();
  let isOver = false;

  const watch = createRevalidation({
    authenticate: (credential) => revalidate(credential, { ...originOf(request), revalidation: true }),
    now,
    found: (caller) => {
      const refusal = originRefusal(header(request, 'origin'), caller);
      if (refusal) return end(refusal);
      const before = watch.inForce!.caller;
      watch.adopt({ credential: request.credential, caller });
      streams.become(before, caller);
    },
    failed: (failure) => {
      const error = meaning(failure, { explain });
      if (lapseOf(error)) end(error);
    },
  });
  watch.adopt(request);

  const following: Following = {
    get caller() {
      return watch.inForce!.caller;
    },
    originOf: () => originOf(request),
    feed: {
      subscribe: async (caller, subscription) => {
        const stream = streams.add(await feed.subscribe(caller, subscription), subscription.scopes ?? []);
        if (isOver) stream.close();
        streams.become(caller, watch.inForce!.caller);
        return stream;
      },
    },
    assured: () => watch.assured(),
    charge: async (requests) => {
      const { accountId, quota } = watch.inForce!.caller;
      refuseExhausted(await limiter(accountId, quota, requests));
    },
  };

  return {
    following,
    check: () => void watch.check(),
    doubt: (accountId: string) => watch.doubt(accountId),
    close: (): void => {
      isOver = true;
      watch.end();
      streams.close();
    },
  };
};

const isIterable = (one: object): one is AsyncIterableIterator<ExecutionResult> => Symbol.asyncIterator in one;

/** Waits until a stream takes more, or is closed. */
const room = async (stream: PassThrough): Promise<void> => {
  if (!stream.writableNeedDrain || stream.destroyed) return;
  const over = new AbortController();
  await Promise.race([once(stream, 'drain', over), once(stream, 'close', over)]);
  over.abort();
};

const closing = () =>
  new ServiceError('service_unavailable', 'The server is shutting down. Subscribe again.', { headers: { 'Retry-After': '1' } });

interface OpenStream {
  end: (reason: ServiceError) => void;
  check: () => void;
  comment: () => void;
  doubt: (accountId: string) => void;
}

/** Subscriptions over HTTP, as server-sent events: one request, one operation, one stream (the distinct connections mode of GraphQL over SSE). */
export const createEventStreams = (dependencies: EventStreamDependencies) => {
  const { schema, admit } = dependencies;
  const open = new Set<OpenStream>();
  let isClosing = false;
  let checks = 0;
  const timer = setInterval(() => {
    checks += 1;
    for (const stream of open) {
      stream.check();
      if (checks % checksPerComment === 0) stream.comment();
    }
  }, checkEvery).unref();

  /** Begins a subscription. A stream ends with its subscription, its credentials, its client or the server. */
  const follow = async (request: Request, errorContext: ErrorContext): Promise<Readable> => {
    if (isClosing) throw closing();
    const { ready, operationRequest, caller, requestId } = request;
    const release = await admit(caller);
    const stream = new PassThrough();
    let reason: unknown;
    const end = (why: ServiceError): void => {
      reason ??= why;
      close();
    };
    const { following, check, doubt, close } = createFollowing(request, dependencies, end);
    const one: OpenStream = { end, check, doubt, comment: () => void (stream.writableNeedDrain || stream.write(comment)) };
    open.add(one);
    stream.once('close', () => {
      open.delete(one);
      close();
      release();
    });

    const begin = async () => {
      const { operationName, variables: variableValues } = operationRequest;
      const contextValue = contextFor(following, ready, requestId, dependencies);
      return ready.denied ?? subscribe({ schema, document: ready.document, operationName, variableValues, contextValue });
    };

    const send = async (results: AsyncIterableIterator<ExecutionResult>): Promise<void> => {
      for await (const result of results) {
        stream.write(frame('next', responseOf(result, ready, errorContext, requestsOfEvent(ready.cost))));
        await room(stream);
      }
    };

    const sendAll = async (results: AsyncIterableIterator<ExecutionResult>): Promise<void> => {
      await send(results).catch((failure: unknown) => {
        reason ??= failure;
      });
      if (stream.destroyed) return;
      stream.end((reason ? frame('next', { errors: refusals(reason, errorContext) }) : '') + frame('complete'));
    };

    const begun = await begin().catch((failure: unknown) => {
      stream.destroy();
      throw failure;
    });
    if (!isIterable(begun)) {
      stream.destroy();
      return onlyEvent(responseOf(begun, ready, errorContext));
    }
    stream.write(comment);
    void onBehalfOfAccount(caller, () => sendAll(begun));
    return stream;
  };

  return {
    /** The answer to a request for a subscription. HEAD begins none. @throws ServiceError `limit_reached` */
    answer: async (request: Request, errorContext: ErrorContext): Promise<Answer> =>
      eventAnswer(request.method === 'HEAD' ? undefined : await follow(request, errorContext)),
    /** Makes the streams of an account check their credentials at once. */
    doubt: (accountId: string): void => {
      for (const stream of open) stream.doubt(accountId);
    },
    /** Ends all streams, so that their clients connect to another node. */
    close: (): void => {
      isClosing = true;
      clearInterval(timer);
      for (const stream of open) stream.end(closing());
    },
  };
};

export type EventStreams = ReturnType<typeof createEventStreams>;

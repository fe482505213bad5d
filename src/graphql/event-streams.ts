import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { type ExecutionResult, type GraphQLSchema, subscribe } from 'graphql';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate, Credential, Principal } from '../core/principal.ts';
import type { Answer } from '../request/answer.ts';
import { header, type Incoming, originOf } from '../request/incoming.ts';
import { onBehalfOfAccount } from '../rules/attribution.ts';
import { isSameViewer } from '../rules/event-feed.ts';
import { originRefusal } from '../rules/origin-refusal.ts';
import { type RateLimiter, refuseExhausted } from '../rules/rate-limit.ts';
import { type ErrorContext, refusals } from './errors.ts';
import { responseOf, type Surroundings } from './execution.ts';
import type { Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { createSessionStreams } from './session-streams.ts';
import { contextFor, type Following, requestsOfEvent } from './socket-operation.ts';

/** Milliseconds between two checks of a stream's credentials while there are no events. */
const checkEvery = 2_000;
/** A stream sends a comment at every sixth check, because proxies close connections on which nothing is sent. */
const checksPerComment = 6;

const comment = ':\n\n';

const frame = (event: 'next' | 'complete', data?: object): string => `event: ${event}\ndata: ${data ? JSON.stringify(data) : ''}\n\n`;

/** An answer in server-sent events. Proxies that buffer answers are asked to pass the events on. */
const eventAnswer = (stream: Readable | undefined, headers: Record<string, string> = {}): Answer => ({
  status: 200,
  headers: { 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no', ...headers },
  bytes: { type: 'text/event-stream; charset=utf-8', length: undefined, stream },
});

/** The result of a query or a mutation as the only event of its stream. */
export const asEvents = (body: object, headers: Record<string, string>): Answer =>
  eventAnswer(Readable.from([frame('next', body) + frame('complete')], { objectMode: false }), headers);

/** What a stream depends on. */
export interface EventStreamDependencies extends Surroundings {
  schema: GraphQLSchema;
  authenticate: Authenticate;
  limiter: RateLimiter;
  /** Takes one of the connections that the caller's account may have; returns its release. @throws ServiceError `limit_reached` */
  admit: (caller: Principal) => Promise<() => void>;
}

/** A request for a subscription. */
interface Request extends Incoming {
  caller: Principal;
  credential: Credential;
  operationRequest: OperationRequest;
  ready: Prepared;
}

/** The caller of a stream, who is authenticated again before each event. */
const createFollowing = (request: Request, { authenticate, feed, limiter }: EventStreamDependencies) => {
  const streams = createSessionStreams();
  let { caller } = request;

  const following: Following = {
    get caller() {
      return caller;
    },
    originOf: () => originOf(request),
    feed: {
      subscribe: async (who, subscription) => streams.add(await feed.subscribe(who, subscription), subscription.scopes ?? []),
    },
    assured: async () => {
      const before = caller;
      caller = await authenticate(request.credential, { ...originOf(request), revalidation: true });
      const refusal = originRefusal(header(request, 'origin'), caller);
      if (refusal) throw refusal;
      streams.endUnpermitted(caller);
      if (!isSameViewer(before, caller)) streams.switchCaller(caller);
    },
    charge: async (requests) => refuseExhausted(await limiter(caller.accountId, caller.quota, requests)),
  };
  return { following, close: streams.close };
};

const isIterable = (one: object): one is AsyncIterableIterator<ExecutionResult> => Symbol.asyncIterator in one;

/** Yields nothing for as long as there are no results, again and again. */
const withPauses = async function* (next: () => Promise<IteratorResult<ExecutionResult>>) {
  let result = next();
  let pause = delay(checkEvery, undefined, { ref: false });
  for (;;) {
    const found = await Promise.race([result, pause]);
    if (!found) pause = delay(checkEvery, undefined, { ref: false });
    else if (found.done) return;
    else result = next();
    yield found?.value;
  }
};

const closing = () =>
  new ServiceError('service_unavailable', 'The server is shutting down. Subscribe again.', { headers: { 'Retry-After': '1' } });

/** Subscriptions over HTTP, as server-sent events: one request, one operation, one stream (the distinct connections mode of GraphQL over SSE). */
export const createEventStreams = (dependencies: EventStreamDependencies) => {
  const { schema, admit } = dependencies;
  const open = new Set<(reason: ServiceError) => void>();

  /** Begins a subscription. A stream ends with its subscription, its credentials, its client or the server. */
  const follow = async (request: Request, errorContext: ErrorContext): Promise<Readable> => {
    const { ready, operationRequest, caller } = request;
    const { following, close } = createFollowing(request, dependencies);
    const release = await admit(caller);
    const args = {
      schema,
      document: ready.document,
      operationName: operationRequest.operationName,
      variableValues: operationRequest.variables,
      contextValue: contextFor(following, ready, request.requestId, dependencies),
    };
    let reason: unknown;
    const end = (why: unknown): void => {
      reason ??= why;
      close();
    };

    const frames = async function* (results: AsyncIterableIterator<ExecutionResult>) {
      yield comment;
      let checks = 0;
      for await (const result of withPauses(() => onBehalfOfAccount(following.caller, () => results.next()))) {
        if (result) yield frame('next', responseOf(result, ready, errorContext, requestsOfEvent(ready.cost)));
        else await onBehalfOfAccount(following.caller, following.assured).catch(end);
        if (!result && ++checks % checksPerComment === 0) yield comment;
      }
      if (reason) yield frame('next', { errors: refusals(reason, errorContext) });
      yield frame('complete');
    };

    const begun = await Promise.resolve(ready.denied ?? subscribe(args)).catch((failure: unknown) => {
      release();
      throw failure;
    });
    if (!isIterable(begun)) {
      release();
      return Readable.from([frame('next', responseOf(begun, ready, errorContext)) + frame('complete')], { objectMode: false });
    }
    open.add(end);
    const stream = Readable.from(frames(begun), { objectMode: false });
    stream.once('close', () => {
      open.delete(end);
      close();
      release();
    });
    return stream;
  };

  return {
    /** The answer to a request for a subscription. HEAD begins none. @throws ServiceError `limit_reached` */
    answer: async (request: Request, errorContext: ErrorContext): Promise<Answer> =>
      eventAnswer(request.method === 'HEAD' ? undefined : await follow(request, errorContext)),
    /** The number of streams. */
    get size() {
      return open.size;
    },
    /** Ends all streams, so that their clients connect to another node. */
    close: (): void => {
      for (const end of open) end(closing());
    },
  };
};

export type EventStreams = ReturnType<typeof createEventStreams>;

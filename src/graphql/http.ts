import type { FormattedExecutionResult, GraphQLSchema } from 'graphql';
import type { Versions } from '../contract/versions.ts';
import type { AnsweredRequest } from '../core/answered-request.ts';
import { ServiceError } from '../core/errors.ts';
import { type AnswerType, contentType, preferredType } from '../core/graphql-form.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Answer } from '../request/answer.ts';
import { begin } from '../request/begin.ts';
import { challenge401 } from '../request/challenge.ts';
import { header, type Incoming, originOf, type Transported } from '../request/incoming.ts';
import { countRefusal } from '../request/refusal.ts';
import { callerOf, type Identified, type Located, type SoFar } from '../request/states.ts';
import { leave } from '../request/steps/admission.ts';
import { uncountIfAway } from '../request/steps/quota.ts';
import { createWalk } from '../request/steps.ts';
import type { Idempotency } from '../rules/idempotency.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { type Accepted, acceptedForms } from './accept.ts';
import { priceOfOperation } from './cost.ts';
import { type ErrorContext, meaning, refusals } from './errors.ts';
import { asEvents, type EventStreams } from './event-streams.ts';
import { contextOf, responseOf, run, type Surroundings } from './execution.ts';
import { keyOf, runOnce } from './once.ts';
import type { Prepare, Prepared } from './operation.ts';
import { letGo, type OperationRequest } from './operation-request.ts';
import { expectMethod, methods, readRequest } from './request.ts';
import { expectShort } from './socket-operation.ts';
import { createUsedParts } from './used-parts.ts';

/** The dependencies of the HTTP transport. */
export interface HttpDependencies extends Surroundings, Pick<ErrorContext, 'explain' | 'report'> {
  schema: GraphQLSchema;
  prepare: Prepare;
  authenticate: Authenticate;
  versions: Versions;
  limiter: RateLimiter;
  /** Carries out a mutation once for each `Idempotency-Key`; without it keys are ignored. */
  once?: Idempotency;
  /** Carries out subscriptions. */
  events: Pick<EventStreams, 'answer'>;
  /** Called with every request whose caller is known, after it is answered. */
  answered: (request: AnsweredRequest) => void;
}

type Typed = Identified & Accepted;
type Reading = Typed & { operationRequest: OperationRequest };
type Preparing = Reading & { ready: Prepared };
type Counting = Preparing & { requests: number };

/** What is known of a request when it is answered; some steps may not have run. */
type Known = SoFar & Partial<Accepted> & { operationRequest?: OperationRequest; ready?: Prepared; requests?: number };

/** The facts of this door for the steps that all doors share: it takes every kind of credentials, and a refused request counts as one. */
const door: Pick<Located, 'name' | 'facts'> = {
  name: 'graphql',
  facts: { credentials: ['api_key', 'bearer', 'session'], takes: [], answers: [], errors: 'graphql', cacheControl: null, cost: 1 },
};

/** The type of an error for a client that takes only events. */
const errorType = 'application/graphql-response+json';

const needsEvents = 'Subscriptions need `Accept: text/event-stream`, or a WebSocket connection with the subprotocol graphql-transport-ws.';

const expectAnswerable = ({ method, takesEvents, operationRequest, ready }: Preparing): void => {
  const { operation } = ready.operation;
  if (operation === 'subscription') {
    if (!takesEvents) throw new ServiceError('invalid_parameters', needsEvents);
    expectShort(JSON.stringify(operationRequest));
  }
  if (operation === 'mutation' && method !== 'POST')
    throw new ServiceError('method_not_allowed', `Mutations require POST; ${method} is for queries and subscriptions.`, {
      headers: { Allow: 'POST' },
    });
};

const isFollowing = ({ ready }: Pick<Known, 'ready'>): boolean => ready?.operation.operation === 'subscription';

/** With `application/json` a well-formed request is answered with 200, even when it failed (GraphQL over HTTP, 6.4). */
const statusOf = (type: AnswerType, hasData: boolean): number => (hasData || type === 'application/json' ? 200 : 400);

/** `Retry-After` with the longest time that a failed field asks to wait, if any does. */
const retryHeaders = ({ errors = [] }: FormattedExecutionResult): Record<string, string> => {
  const seconds = errors.map(({ extensions }) => extensions?.retryAfter).filter((after) => typeof after === 'number');
  return seconds.length === 0 ? {} : { 'Retry-After': String(Math.max(...seconds)) };
};

/** A mutation may return a secret that is shown only once, and any field what REST answers with `no-store`. */
const isSecret = ({ operation, operations }: Prepared): boolean =>
  operation.operation === 'mutation' || operations.some(({ cacheControl }) => cacheControl === 'no-store');

const answerOf = (
  { type, ready }: Counting,
  { answer: body, replayed }: { answer: FormattedExecutionResult; replayed: boolean },
): Answer => {
  const headers: Record<string, string> = {
    ...retryHeaders(body),
    ...(isSecret(ready) && { 'Cache-Control': 'no-store' }),
    ...(replayed && { 'Idempotency-Replayed': 'true' }),
  };
  if (type === undefined) return asEvents(body, headers);
  return { status: statusOf(type, body.data !== undefined), headers, body, type: contentType(type) };
};

/** GraphQL over HTTP: one request, one operation, one answer. */
export const createHttp = ({ schema, prepare, once, events, explain, report, answered, cursors, feed, ...shared }: HttpDependencies) => {
  const usedParts = createUsedParts(schema);

  const errorContextOf = ({ requestId }: Incoming): ErrorContext => ({ explain, report, requestId });

  const carriedOut = async (request: Counting, errorContext: ErrorContext) => {
    const { operationRequest, ready } = request;
    const caller = callerOf(request);
    const context = contextOf({ caller, origin: originOf(request), cost: ready.cost }, { cursors, feed, limiter: shared.limiter });
    const key = once && keyOf(request, operationRequest, ready);
    if (key === undefined) {
      const result = await run(schema, ready, operationRequest, context);
      return { answer: responseOf(result, ready, errorContext), replayed: false };
    }
    return runOnce(once!, { key, schema, caller, ready, operationRequest, context, errorContext, requests: request.requests });
  };

  const dependencies = {
    ...shared,
    // The GraphQL schema is extended without versions.
    isVersioned: () => false,
    methodsAt: () => ({ methods }),
    steps: {
      door: (request: Incoming) => {
        expectMethod(request);
        return door;
      },
      accept: (request: Identified) => acceptedForms(header(request, 'accept')),
      read: async (request: Typed) => ({ operationRequest: await readRequest(request) }),
      prepare: async (request: Reading) => ({ ready: await prepare(request.operationRequest, callerOf(request)) }),
      price: (request: Preparing) => {
        expectAnswerable(request);
        return priceOfOperation(request.ready);
      },
      execute: async (request: Counting) => {
        const errorContext = errorContextOf(request);
        if (isFollowing(request))
          return { answer: await events.answer({ ...request, caller: callerOf(request), credential: request.credential! }, errorContext) };
        return { answer: answerOf(request, await carriedOut(request, errorContext)) };
      },
    },
  };
  const walk = createWalk('graphql', dependencies);
  const runOpenSteps = walk.through('open origin');
  const runOtherSteps = walk.after('open origin');

  /**
   * Answers a request that is not carried out with the status that REST has for the error. When only the operation is wrong, the
   * request was well formed, and the media type decides the status.
   */
  const refused = async (failure: unknown, request: Known): Promise<Answer> => {
    const errorContext = errorContextOf(request);
    const type = request.type ?? preferredType(header(request, 'accept')) ?? errorType;
    const isOperation = request.step?.name === 'prepare';
    const reason = await countRefusal(request, failure, dependencies);
    const body = { errors: refusals(reason, errorContext) };
    if (isOperation && reason === failure) return { status: statusOf(type, false), headers: {}, body, type: contentType(type) };
    const { status, headers, code: errorCode } = meaning(reason, errorContext);
    return { status, errorCode, headers: { ...headers }, body, type: contentType(type) };
  };

  const record = (request: Known, { status, errorCode }: Answer, since: number): void => {
    const { caller, requestId, method, path, address, version, requests: cost = 1, ready, operationRequest } = request;
    if (!caller) return;
    const used = usedParts(ready, operationRequest?.variables);
    const known = { caller, requestId, method, path, address, operationId: null, version: version?.name ?? null, used };
    answered({ ...known, status, errorCode: errorCode ?? null, duration: performance.now() - since, cost });
  };

  /** Answers any request; never throws. */
  return async (transported: Transported): Promise<Answer> => {
    const since = performance.now();
    const request: Known = begin(transported, 'graphql');
    await runOpenSteps(request);
    const answer =
      request.answer ??
      (await runOtherSteps(request).then(
        (done) => done.answer,
        (failure: unknown) => refused(failure, request),
      ));
    leave(request);
    await uncountIfAway(request, answer);
    record(request, answer, since);
    // A subscription needs its variables for as long as it lasts.
    if (!isFollowing(request)) letGo(request.operationRequest?.variables);
    const challenge = answer.status === 401 ? challenge401(request.credential) : {};
    return {
      ...answer,
      answeredBy: door.name,
      accountId: request.caller?.accountId,
      headers: { ...challenge, ...answer.headers, ...request.stamped },
    };
  };
};

import { setImmediate } from 'node:timers/promises';
import { type ExecutionArgs, type ExecutionResult, execute, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import { graphqlLimits as limits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { duplicateKeyError } from '../core/json.ts';
import { isRoundedByParsing, parseExactly } from '../core/storable-json.ts';
import { inStoredTrace } from '../core/tracing.ts';
import { weightOfBytes } from '../request/admission.ts';
import type { Message } from '../request/incoming.ts';
import { createWalk } from '../request/steps.ts';
import { withOwnDeadline } from '../rules/attribution.ts';
import type { GraphqlContext } from '../rules/graphql-resolvers.ts';
import type { Idempotency } from '../rules/idempotency.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { priceOfOperation, requestsOf } from './cost.ts';
import type { ErrorContext } from './errors.ts';
import { contextOf, type Surroundings } from './execution.ts';
import { keyOf, runOnce } from './once.ts';
import type { Prepare, Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { operationRequestOf } from './request.ts';
import type { Session } from './session.ts';
import { createResponseSize } from './size.ts';

/** The dependencies of operations. */
export interface OperationDependencies extends Pick<Surroundings, 'cursors'>, Pick<ErrorContext, 'explain' | 'report'> {
  schema: GraphQLSchema;
  prepare: Prepare;
  limiter: RateLimiter;
  /** Carries out a mutation once for each idempotency key; without it keys are ignored. */
  once?: Idempotency;
}

/** A message of a connection. */
export interface Taken {
  /** As it was sent. */
  text: string;
  /** The object in the text; undefined when there is none. */
  sent: Readonly<Record<string, unknown>> | undefined;
  /** Why a large message is refused; undefined when it is not. */
  refusal: unknown;
  /** Releases the share of its account that the message uses. */
  end: () => void;
  /** Must be called when the subscription of the message has begun. */
  begun: () => void;
}

/** An operation that is being carried out. */
export interface Operation extends ExecutionArgs {
  contextValue: GraphqlContext;
  request: Message & { requests: number; operationRequest: OperationRequest };
  ready: Prepared;
  /** The response of a mutation with an idempotency key, as it is stored. */
  answer?: FormattedExecutionResult;
  errorContext: ErrorContext;
  since: number;
  message: Taken;
}

/** What is known of a message when it is answered; some steps may not have run. */
export type Known = Message & { operationRequest?: OperationRequest; ready?: Prepared };

export const isFollowing = ({ ready }: Operation): boolean => ready.operation.operation === 'subscription';

/** The number of requests that an event counts as. The event itself is free; the data that is read with it is not. */
export const requestsOfEvent = (cost: number): number => requestsOf(cost) - 1;

/** @throws ServiceError for the text of a subscription that is too long to be kept for as long as it lasts */
export const expectShort = (text: string): void => {
  if (text.length <= limits.subscription) return;
  throw new ServiceError(
    'payload_too_large',
    `A subscription may have at most ${limits.subscription} characters, with its variables. Select fewer fields, or send a shorter document.`,
  );
};

/** The error for a message that has a key twice; undefined for any other. */
export const duplicateKeyOf = ({ text, sent }: Pick<Taken, 'text' | 'sent'>) => duplicateKeyError(text, sent, 'The message');

/** The payload with its numbers as they were sent. This parses the message a second time, so it is only for authenticated callers. */
const payloadOf = ({ text, sent }: Message): object => {
  const twice = duplicateKeyOf({ text, sent });
  if (twice) throw twice;
  return (isRoundedByParsing(text) ? (parseExactly(text) as Message['sent']) : sent).payload;
};

/** A message as a request, for the steps that all doors share. */
export const requestOf = (session: Session, { text, sent }: Taken, operations: number): Known => ({
  door: 'socket',
  requestId: newId('request'),
  address: session.address,
  stamped: {},
  step: undefined,
  held: { ofBody: weightOfBytes(text.length) },
  caller: session.caller,
  text,
  sent: sent as Message['sent'],
  operations,
  revalidated: async () => {
    await session.expectGood();
    return session.caller;
  },
});

/** What a subscription needs of its connection. */
export type Following = Pick<Session, 'originOf' | 'feed' | 'assured' | 'charge'> & { readonly caller: Session['caller'] };

let lastTurn = Promise.resolve();

/** Waits for a turn of the event loop after those of others: an event may be large and have many subscribers, and requests are served in between. */
const ownTurn = (): Promise<void> => {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
};

/**
 * The context of resolvers. For a subscription, `caller` is the current one. `renew` prepares each event: it revalidates the credentials,
 * takes a turn of the event loop, counts the event, and restarts the size of the response.
 */
export const contextFor = (
  session: Following,
  { cost }: Prepared,
  requestId: string,
  { cursors, limiter }: Pick<Surroundings, 'cursors' | 'limiter'>,
) => {
  const size = createResponseSize(limits.response);
  return {
    ...contextOf({ caller: session.caller, origin: session.originOf(requestId), cost }, { cursors, limiter, feed: session.feed }),
    size,
    get caller() {
      return session.caller;
    },
    renew: async () => {
      size.restart();
      withOwnDeadline();
      await session.assured();
      await ownTurn();
      const requests = requestsOfEvent(cost);
      if (requests > 0) await session.charge(requests);
    },
  };
};

/** Begins operations: takes their messages through the steps, up to the execution. */
export const createBeginning = ({ schema, prepare, limiter, cursors, explain, report }: OperationDependencies) => {
  const walk = createWalk('socket', {
    limiter,
    steps: {
      read: (message: Message) => ({ operationRequest: operationRequestOf({ ...payloadOf(message) }, message.caller) }),
      prepare: async ({ operationRequest, caller, text }: Message & { operationRequest: OperationRequest }) => {
        const ready = await prepare(operationRequest, caller);
        if (ready.operation.operation === 'subscription') expectShort(text);
        return { ready };
      },
      price: ({ ready }: Message & { ready: Prepared }) => priceOfOperation(ready),
    },
  });

  return async (session: Session, request: Known, since: number, message: Taken): Promise<Operation> => {
    if (message.refusal) throw message.refusal;
    const accepted = await walk.all(request);
    const { requestId, operationRequest, ready } = accepted;
    const { operationName, variables: variableValues } = operationRequest;
    const contextValue = contextFor(session, ready, requestId, { cursors, limiter });
    const errorContext = { explain, report, requestId };
    const args = { schema, document: ready.document, operationName, variableValues, contextValue };
    return { ...args, request: accepted, ready, since, errorContext, message };
  };
};

/** Carries out a mutation with an idempotency key once, and keeps its response for the client. @throws ServiceError */
const executeOnce = async (once: Idempotency, key: string, operation: Operation): Promise<ExecutionResult> => {
  const { request, ready, schema, contextValue, errorContext } = operation;
  const { caller, operationRequest, requests } = request;
  const mutation = { key, schema, caller, ready, operationRequest, context: contextValue, errorContext, requests };
  const { answer, replayed } = await runOnce(once, mutation);
  operation.answer = replayed ? { ...answer, extensions: { ...answer.extensions, idempotencyReplayed: true } } : answer;
  return { data: null };
};

const executeOperation = async (once: Idempotency | undefined, operation: Operation): Promise<ExecutionResult> => {
  const { request, ready } = operation;
  const key = once && keyOf({}, request.operationRequest, ready);
  return key === undefined ? (ready.denied ?? execute(operation)) : executeOnce(once!, key, operation);
};

/** Executes a query or a mutation in a span of its own. */
export const executeInSpan = (once: Idempotency | undefined, operation: Operation): Promise<ExecutionResult> => {
  const { caller, requestId } = operation.request;
  const attributes = { 'network.protocol.name': 'websocket', 'tessera.account': caller.accountId, 'tessera.request_id': requestId };
  return inStoredTrace({ name: 'graphql', kind: 'server', attributes }, {}, () => executeOperation(once, operation));
};

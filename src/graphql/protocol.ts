import { type ExecutionArgs, type ExecutionResult, execute, GraphQLError, type GraphQLSchema, subscribe } from 'graphql';
import { makeServer, type Server } from 'graphql-ws';
import { graphqlLimits as limits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { duplicateKeyError } from '../core/json.ts';
import type { Principal } from '../core/principal.ts';
import { isRoundedByParsing, parseExactly } from '../core/storable-json.ts';
import { inStoredTrace } from '../core/tracing.ts';
import type { UsedPart } from '../core/used-part.ts';
import { weightOfBytes } from '../request/admission.ts';
import type { Message } from '../request/incoming.ts';
import { countMessageRefusal } from '../request/refusal.ts';
import { leave } from '../request/steps/admission.ts';
import { createWalk } from '../request/steps.ts';
import { withOwnDeadline } from '../rules/attribution.ts';
import type { GraphqlContext } from '../rules/graphql-resolvers.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { priceOfOperation, requestsOf } from './cost.ts';
import { type ErrorContext, formatted, meaning } from './errors.ts';
import { contextOf, responseOf, type Surroundings } from './execution.ts';
import { InvalidDocument, type Prepare, type Prepared } from './operation.ts';
import type { OperationRequest } from './operation-request.ts';
import { operationRequestOf } from './request.ts';
import type { Session } from './session.ts';
import { createResponseSize } from './size.ts';
import { createUsedParts } from './used-parts.ts';

/** An operation that was answered. */
export interface AnsweredOperation {
  caller: Principal;
  requestId: string;
  address: string;
  status: number;
  errorCode: string | null;
  /** Milliseconds. */
  duration: number;
  cost: number;
  /** The parts of the schema that it used. */
  used: readonly UsedPart[];
}

/** The dependencies of the protocol. */
export interface ProtocolDependencies extends Pick<Surroundings, 'cursors'>, Pick<ErrorContext, 'explain' | 'report'> {
  schema: GraphQLSchema;
  prepare: Prepare;
  limiter: RateLimiter;
  /** Called with every operation, when it is answered or its subscription has begun. */
  answered: (operation: AnsweredOperation) => void;
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

/** A connection that the protocol runs over. */
export interface Connected {
  session: Session;
  /** The message that is being handled. */
  taken: () => Taken;
}

/** An operation that is being carried out. */
interface Operation extends ExecutionArgs {
  contextValue: GraphqlContext;
  request: Message & { requests: number };
  ready: Prepared;
  errorContext: ErrorContext;
  since: number;
  message: Taken;
}

/** What is known of a message when it is answered; some steps may not have run. */
type Known = Message & { operationRequest?: OperationRequest; ready?: Prepared };

const isFollowing = ({ ready }: Operation): boolean => ready.operation.operation === 'subscription';

/** The number of requests that an event counts as. The event itself is free; the data that is read with it is not. */
const requestsOfEvent = (cost: number): number => requestsOf(cost) - 1;

/** Whether GraphQL itself refuses the operation; such an answer is recorded like any other. */
const isOfGraphql = (failure: unknown): boolean => failure instanceof InvalidDocument || failure instanceof GraphQLError;

const errorsOf = (failure: unknown): readonly GraphQLError[] => {
  if (failure instanceof InvalidDocument) return failure.errors;
  return [failure instanceof GraphQLError ? failure : new GraphQLError((failure as Error).message, { originalError: failure as Error })];
};

const tooLong = () =>
  new ServiceError(
    'payload_too_large',
    `A subscription message may have at most ${limits.subscription} characters. Select fewer fields, or send a shorter document.`,
  );

const duplicateKeyOf = ({ text, sent }: Pick<Taken, 'text' | 'sent'>) => duplicateKeyError(text, sent, 'The message');

/** The payload with its numbers as they were sent. This parses the message a second time, so it is only for authenticated callers. */
const payloadOf = ({ text, sent }: Message): object => {
  const twice = duplicateKeyOf({ text, sent });
  if (twice) throw twice;
  return (isRoundedByParsing(text) ? (parseExactly(text) as Message['sent']) : sent).payload;
};

/** `graphql-transport-ws` with the rules of operations over HTTP: limits, costs, and credentials that are still valid. */
export const createProtocol = ({
  schema,
  prepare,
  explain,
  report,
  answered,
  limiter,
  ...surroundings
}: ProtocolDependencies): Server<Connected> => {
  const usedParts = createUsedParts(schema);
  const requestIds = new WeakMap<readonly GraphQLError[], string>();
  const errorContextOf = (requestId: string): ErrorContext => ({ explain, report, requestId });

  const record = (
    session: Session,
    { requestId, ready, operationRequest }: Known,
    since: number,
    cost: number,
    refusal?: ServiceError,
  ): void => {
    const { caller, address } = session;
    const { status = 200, code: errorCode = null } = refusal ?? {};
    const used = usedParts(ready, operationRequest?.variables);
    answered({ caller, address, requestId, status, errorCode, duration: performance.now() - since, cost, used });
  };

  /**
   * The context of resolvers. For a subscription, `caller` is the current one. `renew` prepares each event: it revalidates the credentials,
   * counts the event, and restarts the size of the response.
   */
  const contextFor = (session: Session, { cost }: Prepared, requestId: string) => {
    const size = createResponseSize(limits.response);
    return {
      ...contextOf({ caller: session.caller, origin: session.originOf(requestId) }, { ...surroundings, feed: session.feed }),
      size,
      get caller() {
        return session.caller;
      },
      renew: async () => {
        size.restart();
        withOwnDeadline();
        await session.assured();
        const requests = requestsOfEvent(cost);
        if (requests > 0) await session.charge(requests);
      },
    };
  };

  const walk = createWalk('socket', {
    limiter,
    steps: {
      read: (message: Message) => ({ operationRequest: operationRequestOf({ ...payloadOf(message) }) }),
      prepare: ({ operationRequest, caller, text }: Message & { operationRequest: OperationRequest }) => {
        const ready = prepare(operationRequest, caller);
        if (ready.operation.operation === 'subscription' && text.length > limits.subscription) throw tooLong();
        return { ready };
      },
      price: ({ ready }: Message & { ready: Prepared }) => priceOfOperation(ready),
    },
  });

  const messageOf = (session: Session, { text, sent }: Taken, operations: number): Known => ({
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

  const begin = async (session: Session, request: Known, since: number, message: Taken): Promise<Operation> => {
    if (message.refusal) throw message.refusal;
    const accepted = await walk.all(request);
    const { requestId, operationRequest, ready } = accepted;
    const { document } = ready;
    const { operationName, variables: variableValues } = operationRequest;
    const contextValue = contextFor(session, ready, requestId);
    const errorContext = errorContextOf(requestId);
    return {
      schema,
      document,
      operationName,
      variableValues,
      contextValue,
      request: accepted,
      ready,
      since,
      errorContext,
      message,
    };
  };

  const executeInSpan = (operation: Operation): Promise<ExecutionResult> => {
    const { caller, requestId } = operation.request;
    const attributes = { 'network.protocol.name': 'websocket', 'tessera.account': caller.accountId, 'tessera.request_id': requestId };
    return inStoredTrace(
      { name: 'graphql', kind: 'server', attributes },
      {},
      async () => operation.ready.denied ?? (await execute(operation)),
    );
  };

  return makeServer<Record<string, unknown>, Connected>({
    // The session applies this timeout itself, with its own clock.
    connectionInitWaitTimeout: 0,

    execute: (args) => executeInSpan(args as Operation).finally(() => leave((args as Operation).request)),
    subscribe: (args) => (args as Operation).ready.denied ?? subscribe(args),

    onConnect: ({ connectionParams, extra: { session, taken } }) => {
      if (duplicateKeyOf(taken())) {
        session.end('bad_message');
        return false;
      }
      return session.authenticate(connectionParams);
    },

    onSubscribe: async ({ extra: { session, taken }, subscriptions }) => {
      const since = performance.now();
      const message = taken();
      const request = messageOf(session, message, Object.keys(subscriptions).length);
      try {
        return await begin(session, request, since, message);
      } catch (failure) {
        leave(request);
        const reason = await countMessageRefusal(request, failure, { limiter, explain });
        record(session, request, since, 1, isOfGraphql(reason) ? undefined : meaning(reason, { explain }));
        const errors = errorsOf(reason);
        requestIds.set(errors, request.requestId);
        return errors;
      }
    },

    onOperation: ({ extra: { session } }, _id, _payload, args) => {
      const operation = args as Operation;
      const { request, since, message } = operation;
      message.end();
      if (isFollowing(operation)) {
        leave(request);
        message.begun();
      }
      record(session, request, since, request.requests);
    },

    onNext: async ({ extra: { session } }, _id, _payload, args, result) => {
      const operation = args as Operation;
      // An event does not wait: a client that reads too slowly is disconnected. The answer to a request waits.
      const { request, ready, errorContext } = operation;
      if (isFollowing(operation)) return responseOf(result, ready, errorContext, requestsOfEvent(ready.cost));
      await session.room();
      return responseOf(result, ready, errorContext, request.requests);
    },

    onError: (_context, _id, _payload, errors) => {
      const errorContext = errorContextOf(requestIds.get(errors) ?? newId('request'));
      return errors.map((error) => formatted(error, errorContext));
    },
  });
};

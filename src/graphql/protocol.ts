import { GraphQLError, subscribe } from 'graphql';
import { makeServer, type Server } from 'graphql-ws';
import type { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import type { Principal } from '../core/principal.ts';
import type { UsedPart } from '../core/used-part.ts';
import { countMessageRefusal } from '../request/refusal.ts';
import { leave } from '../request/steps/admission.ts';
import { type ErrorContext, formatted, meaning } from './errors.ts';
import { responseOf } from './execution.ts';
import { InvalidDocument } from './operation.ts';
import type { Session } from './session.ts';
import {
  createBeginning,
  duplicateKeyOf,
  executeInSpan,
  isFollowing,
  type Known,
  type Operation,
  type OperationDependencies,
  requestOf,
  requestsOfEvent,
  type Taken,
} from './socket-operation.ts';
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
export interface ProtocolDependencies extends OperationDependencies {
  /** Called with every operation, when it is answered or its subscription has begun. */
  answered: (operation: AnsweredOperation) => void;
}

/** A connection that the protocol runs over. */
export interface Connected {
  session: Session;
  /** The message that is being handled. */
  taken: () => Taken;
}

/** Whether GraphQL itself refuses the operation; such an answer is recorded like any other. */
const isOfGraphql = (failure: unknown): boolean => failure instanceof InvalidDocument || failure instanceof GraphQLError;

const errorsOf = (failure: unknown): readonly GraphQLError[] => {
  if (failure instanceof InvalidDocument) return failure.errors;
  return [failure instanceof GraphQLError ? failure : new GraphQLError((failure as Error).message, { originalError: failure as Error })];
};

/** `graphql-transport-ws` with the rules of operations over HTTP: limits, costs, and credentials that are still valid. */
export const createProtocol = ({ answered, ...dependencies }: ProtocolDependencies): Server<Connected> => {
  const { schema, limiter, once, explain, report } = dependencies;
  const usedParts = createUsedParts(schema);
  const begin = createBeginning(dependencies);
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

  return makeServer<Record<string, unknown>, Connected>({
    // The session applies this timeout itself, with its own clock.
    connectionInitWaitTimeout: 0,

    execute: (args) =>
      executeInSpan(once, args as Operation)
        .catch((failure: unknown) => ({ errors: errorsOf(failure) }))
        .finally(() => leave((args as Operation).request)),
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
      const request = requestOf(session, message, Object.keys(subscriptions).length);
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
      return operation.answer ?? responseOf(result, ready, errorContext, request.requests);
    },

    onError: (_context, _id, _payload, errors) => {
      const errorContext = errorContextOf(requestIds.get(errors) ?? newId('request'));
      return errors.map((error) => formatted(error, errorContext));
    },
  });
};

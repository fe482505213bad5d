import { type ExecutionArgs, execute, GraphQLError, type GraphQLSchema, subscribe } from 'graphql';
import { makeServer, type Server, type SubscribePayload } from 'graphql-ws';
import { limits } from '../contract/frames.ts';
import { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { duplicateKeyError } from '../core/json.ts';
import type { Principal } from '../core/principal.ts';
import { mayRound, parseExactly } from '../core/storable-json.ts';
import { withOwnDeadline } from '../rules/attribution.ts';
import { requestsOf } from './cost.ts';
import { type Count, counted } from './counted.ts';
import { formatted, meaning, type Telling } from './errors.ts';
import { contextOf, type Surroundings, told } from './execution.ts';
import { InvalidDocument, type Prepare, type Prepared } from './operation.ts';
import { askedOf } from './request.ts';
import type { Session } from './session.ts';

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
}

/** What the protocol needs of the other rooms. */
export interface ProtocolDependencies extends Pick<Surroundings, 'cursors'>, Pick<Telling, 'explain' | 'report'> {
  schema: GraphQLSchema;
  prepare: Prepare;
  /** Told of every operation, once it is answered or stands. */
  answered: (operation: AnsweredOperation) => void;
}

/** A connection that the protocol runs over. */
export interface Connected {
  session: Session;
  /** Told of the connection's operations by their ids; null stands for one that is not answered yet. */
  begun: (operations: Readonly<Record<string, unknown>>) => void;
  /** The message that is being taken, as it was sent. */
  taken: () => string;
}

/** An operation on its way. */
interface Operation extends ExecutionArgs {
  ready: Prepared;
  telling: Telling;
  since: number;
}

const tooMany = () =>
  new ServiceError(
    'limit_reached',
    `A connection may have ${limits.subscriptions} operations at once. End one, or open another connection.`,
  );

const isFollowing = ({ ready }: Operation): boolean => ready.operation.operation === 'subscription';

/** As how many requests an event counts: being told is free, what is read beside it is not. */
const requestsOfEvent = (cost: number): number => requestsOf(cost) - 1;

/** What GraphQL itself refuses, which is an answer like any other. */
const isOfGraphql = (failure: unknown): boolean => failure instanceof InvalidDocument || failure instanceof GraphQLError;

const errorsOf = (failure: unknown): readonly GraphQLError[] => {
  if (failure instanceof InvalidDocument) return failure.errors;
  return [failure instanceof GraphQLError ? failure : new GraphQLError((failure as Error).message, { originalError: failure as Error })];
};

/** Of a message graphql-ws hands on the payload alone, so that the whole is read once more. */
const duplicateKeyOf = (text: string) => duplicateKeyError(text, JSON.parse(text), 'The message');

/** What is asked for, with the numbers as they were sent; only who is known to be let in has a message read twice for that. */
const asSent = (payload: SubscribePayload, text: string): SubscribePayload => {
  const twice = duplicateKeyOf(text);
  if (twice) throw twice;
  return mayRound(text) ? (parseExactly(text) as { payload: SubscribePayload }).payload : payload;
};

const countOf = ({ charge }: Session): Count => {
  let charged = false;
  return {
    isCharged: () => charged,
    charge: (requests) => {
      charged = true;
      return charge(requests);
    },
  };
};

/** `graphql-transport-ws` with the rules that operations have over HTTP: limits, costs, and credentials that are still good. */
export const createProtocol = ({
  schema,
  prepare,
  explain,
  report,
  answered,
  ...surroundings
}: ProtocolDependencies): Server<Connected> => {
  const requestIds = new WeakMap<readonly GraphQLError[], string>();
  const tellingOf = (requestId: string): Telling => ({ explain, report, requestId });

  const record = (session: Session, requestId: string, since: number, cost: number, refusal?: ServiceError): void => {
    const { caller, address } = session;
    const { status = 200, code: errorCode = null } = refusal ?? {};
    answered({ caller, address, requestId, status, errorCode, duration: performance.now() - since, cost });
  };

  /** What resolvers know: of a subscription, whose credentials are by then, and that each event is looked at and counted. */
  const contextFor = (session: Session, { cost }: Prepared, requestId: string) => ({
    ...contextOf({ caller: session.caller, origin: session.originOf(requestId) }, { ...surroundings, feed: session.feed }),
    get caller() {
      return session.caller;
    },
    renew: async () => {
      withOwnDeadline();
      await session.assured();
      const requests = requestsOfEvent(cost);
      if (requests > 0) await session.charge(requests);
    },
  });

  const begin = async (session: Session, payload: SubscribePayload, { charge }: Count, requestId: string): Promise<Operation> => {
    const since = performance.now();
    const asked = askedOf({ ...payload });
    const ready = prepare(asked, session.caller);
    await charge(requestsOf(ready.cost));
    const { document } = ready;
    const { operationName, variables: variableValues } = asked;
    const contextValue = contextFor(session, ready, requestId);
    return { schema, document, operationName, variableValues, contextValue, ready, since, telling: tellingOf(requestId) };
  };

  return makeServer<Record<string, unknown>, Connected>({
    // The session keeps this time itself, by the clock that it has.
    connectionInitWaitTimeout: 0,

    execute: (args) => (args as Operation).ready.denied ?? execute(args),
    subscribe: (args) => (args as Operation).ready.denied ?? subscribe(args),

    onConnect: ({ connectionParams, subscriptions, extra: { session, begun, taken } }) => {
      begun(subscriptions);
      if (duplicateKeyOf(taken())) {
        session.end('bad_message');
        return false;
      }
      return session.authenticate(connectionParams);
    },

    onSubscribe: async ({ extra: { session, taken }, subscriptions }, _id, payload) => {
      const text = taken();
      const [since, requestId, count] = [performance.now(), newId('request'), countOf(session)];
      const isTooMany = Object.keys(subscriptions).length > limits.subscriptions;
      try {
        await session.expectGood();
        if (isTooMany) throw tooMany();
        return await begin(session, asSent(payload, text), count, requestId);
      } catch (failure) {
        const told = await counted(count, failure);
        record(session, requestId, since, 1, isOfGraphql(told) ? undefined : meaning(told, { explain }));
        const errors = errorsOf(told);
        requestIds.set(errors, requestId);
        return errors;
      }
    },

    onOperation: ({ extra: { session } }, _id, _payload, args) => {
      const { telling, since, ready } = args as Operation;
      record(session, telling.requestId, since, requestsOf(ready.cost));
    },

    onNext: async ({ extra: { session } }, _id, _payload, args, result) => {
      const operation = args as Operation;
      // An event does not wait: who is too slow for what happens is sent away. An answer that was asked for does.
      const { ready, telling } = operation;
      if (isFollowing(operation)) return told(result, ready, telling, requestsOfEvent(ready.cost));
      await session.room();
      return told(result, ready, telling);
    },

    onError: (_context, _id, _payload, errors) => {
      const telling = tellingOf(requestIds.get(errors) ?? newId('request'));
      return errors.map((error) => formatted(error, telling));
    },
  });
};

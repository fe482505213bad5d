import type { Handler as BackendHandler } from 'openapi-backend';
import type { Handler, OperationId } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Cursors } from '../core/query/cursors.ts';
import { authorize } from '../rules/authorize.ts';
import { type AnswerCheck, finish } from './answer.ts';
import { contractBackend, inOrder, whenAdmitted } from './backend.ts';
import { presentedCredentials } from './credentials.ts';
import { envelope, type Replied } from './envelope.ts';
import { errorAnswer } from './errors.ts';
import { type Answer, begin, type Exchange, type Incoming } from './exchange.ts';
import { chooseVersion, negotiate, readBody, readConditions, requireHttps, validate } from './steps.ts';

/** What the REST door needs of the other rooms. */
export interface RestRooms {
  handlers: { [Id in OperationId]?: Handler<Id> };
  authenticate: Authenticate;
  cursors: Cursors;
  publicUrl: string;
  /** Holds our own answers against the contract. */
  checkAnswer: AnswerCheck;
  /** Words for a failure that is no ServiceError, as far as it has any: a database away, a statement too slow. */
  explain: (failure: unknown) => ServiceError | undefined;
  /** Told of every failure that is our own fault. */
  report: (failure: unknown, exchange: Pick<Exchange, 'requestId' | 'operationId' | 'path'>) => void;
}

/** Takes a request through the pipeline to an answer; never throws. */
export type Pipeline = (incoming: Incoming) => Promise<Answer>;

const identify =
  ({ authenticate }: RestRooms): BackendHandler =>
  async (_context, exchange: Exchange) => {
    exchange.caller = await authenticate(presentedCredentials(exchange), exchange.address);
    return true;
  };

const misrouted: BackendHandler = (_context, exchange: Exchange) => {
  throw exchange.misrouted;
};

const unauthorized: BackendHandler = (context) => {
  throw (context.security as { credentials: { error: unknown } }).credentials.error;
};

const notImplemented: BackendHandler = (_context, { operationId }: Exchange) => {
  throw new ServiceError('not_implemented', `${operationId} is in the contract, and this server does not have it yet.`);
};

const operationHandlers = ({ handlers }: RestRooms) =>
  Object.entries(handlers).map(([operationId, handler]): [string, BackendHandler] => [
    operationId,
    (_context, { params, read, body, caller, list, ifMatch }: Exchange) =>
      (handler as (call: unknown) => unknown)({ path: params, query: read, body, caller, list, ifMatch }),
  ]);

/**
 * The way of every request, in order. openapi-backend walks it; each hook below is a stage and names its steps.
 * The WebSocket channel's `call` runs the same pipeline without HTTP.
 */
export const createPipeline = (rooms: RestRooms): Pipeline => {
  const backend = contractBackend(validate);
  backend.registerSecurityHandler('credentials', identify(rooms));
  backend.register({
    preRoutingHandler: inOrder(requireHttps, chooseVersion),
    // The operation is found here.
    notFound: misrouted,
    methodNotAllowed: misrouted,
    // Credentials are looked at here.
    unauthorizedHandler: unauthorized,
    postSecurityHandler: whenAdmitted(authorize, negotiate, readBody),
    // The request is held against the contract here.
    preOperationHandler: inOrder(readConditions(rooms.cursors)),
    // The operation's handler runs here.
    ...Object.fromEntries(operationHandlers(rooms)),
    notImplemented,
    postResponseHandler: (context, exchange: Exchange) => {
      const replied = context.response as Replied;
      return finish(exchange, replied, envelope(exchange, replied, rooms), rooms.checkAnswer);
    },
  });

  const refuse = (failure: unknown, exchange: Exchange): Answer => {
    const known = failure instanceof ServiceError ? failure : rooms.explain(failure);
    const error =
      known ??
      new ServiceError('internal_error', 'Something went wrong on our side. Quote the request id when you write to us.', {
        cause: failure,
      });
    if (error.status >= 500 && error.code !== 'not_implemented') rooms.report(failure, exchange);
    return errorAnswer(error, exchange);
  };

  return async (incoming) => {
    const exchange = begin(incoming);
    const answer = await backend.handleRequest(exchange as never, exchange).then(
      (answered) => answered as Answer,
      (failure: unknown) => refuse(failure, exchange),
    );
    answer.operationId = exchange.operationId;
    return answer;
  };
};

import type { Handler as BackendHandler } from 'openapi-backend';
import { anonymousQuota } from '../contract/plans.ts';
import type { Handler, OperationId } from '../contract/types.ts';
import type { Versions } from '../contract/versions.ts';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Cursors } from '../core/query/cursors.ts';
import { authorize } from '../rules/authorize.ts';
import { type RateLimiter, refuseExhausted, standingHeaders } from '../rules/rate-limit.ts';
import { type AnswerCheck, finish } from './answer.ts';
import { contractBackend, inOrder, radixRouter, whenAdmitted } from './backend.ts';
import { allowOrigin, openToAll, preflightAnswer } from './cors.ts';
import { presentedCredentials } from './credentials.ts';
import { envelope, type Replied } from './envelope.ts';
import { errorAnswer } from './errors.ts';
import { type Answer, begin, type Exchange, type Incoming } from './exchange.ts';
import { negotiate, readBody, readConditions, requireHttps, validate } from './steps.ts';
import { chooseVersion, rootPrefix, settleVersion, splitPath } from './versions.ts';

/** What the REST door needs of the other rooms. */
export interface RestRooms {
  handlers: { [Id in OperationId]?: Handler<Id> };
  authenticate: Authenticate;
  versions: Versions;
  limiter: RateLimiter;
  cursors: Cursors;
  publicUrl: string;
  /** Holds our own answers against the contract. */
  checkAnswer: AnswerCheck;
  /** Words for a failure that is no ServiceError, as far as it has any: a database away, a statement too slow. */
  explain: (failure: unknown) => ServiceError | undefined;
  /** Told of every failure that is our own fault. */
  report: (failure: unknown, exchange: Pick<Exchange, 'requestId' | 'operationId' | 'path'>) => void;
}

const internalError = (cause: unknown) =>
  new ServiceError('internal_error', 'Something went wrong on our side. Quote the request id when you write to us.', { cause });

/** Takes a request through the pipeline to an answer; never throws. */
export type Pipeline = (incoming: Incoming) => Promise<Answer>;

const identify =
  ({ authenticate }: RestRooms): BackendHandler =>
  async (_context, exchange: Exchange) => {
    exchange.caller = await authenticate(presentedCredentials(exchange), exchange.address);
    return true;
  };

/** An account's requests are counted together, whichever credential they carry; others by their address. */
const limit =
  ({ limiter }: RestRooms) =>
  async (exchange: Exchange) => {
    const { caller, facts, address } = exchange;
    const standing = caller ? await limiter(caller.accountId, caller.quota, facts.cost) : await limiter(address, anonymousQuota, 1);
    Object.assign(exchange.stamped, standingHeaders(standing));
    refuseExhausted(standing);
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
export const createPipeline = (rooms: RestRooms): { pipeline: Pipeline; claims: (path: string) => boolean } => {
  const tree = radixRouter();
  const backend = contractBackend(tree, validate);
  const limited = limit(rooms);
  backend.registerSecurityHandler('credentials', identify(rooms));
  backend.register({
    preRoutingHandler: inOrder(requireHttps, chooseVersion(rooms.versions)),
    // The operation is found here.
    notFound: misrouted,
    methodNotAllowed: misrouted,
    // Credentials are looked at here.
    unauthorizedHandler: unauthorized,
    postSecurityHandler: whenAdmitted(settleVersion(rooms.versions), limited, allowOrigin, authorize, negotiate, readBody),
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
    const error = known ?? internalError(failure);
    if (error.status >= 500 && error.code !== 'not_implemented') rooms.report(failure, exchange);
    return errorAnswer(error, exchange);
  };

  /** What was refused before it was counted counts for its address. */
  const counted = async (failure: unknown, exchange: Exchange): Promise<Answer> => {
    if (exchange.stamped['X-RateLimit-Limit']) return refuse(failure, exchange);
    return limited(exchange).then(
      () => refuse(failure, exchange),
      (exhausted: unknown) => refuse(exhausted, exchange),
    );
  };

  const allowed = (path: string) => tree.allowed(`${rootPrefix}${splitPath(path, rooms.versions).rest}`);

  const pipeline: Pipeline = async (incoming) => {
    if (incoming.method === 'OPTIONS') return preflightAnswer(allowed(incoming.path));
    const exchange = begin(incoming);
    openToAll(exchange);
    const answer = await backend.handleRequest(exchange as never, exchange).then(
      (answered) => answered as Answer,
      (failure: unknown) => counted(failure, exchange),
    );
    Object.assign(answer.headers, exchange.stamped);
    answer.operationId = exchange.operationId;
    return answer;
  };

  const claims = (path: string) => splitPath(path, rooms.versions).named !== undefined || allowed(path).length > 0;
  return { pipeline, claims };
};

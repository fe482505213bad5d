import type { Handler as BackendHandler } from 'openapi-backend';
import type { Versions } from '../contract/versions.ts';
import type { AnsweredRequest } from '../core/answered-request.ts';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate } from '../core/principal.ts';
import { onBehalfOfAddress } from '../rules/attribution.ts';
import { authorize } from '../rules/authorize.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { contractBackend, type Elsewhere, inOrder, radixRouter, whenAdmitted } from './backend.ts';
import { allowOrigin, isPreflight, openToAll } from './cors.ts';
import { presentClient, presentedCredentials, varyByCaller } from './credentials.ts';
import { errorAnswer } from './errors.ts';
import { type Answer, begin, type Exchange, type Incoming } from './exchange.ts';
import { isCounted, limit, limitList, uncountIfAway } from './limits.ts';
import { type PerformDependencies, performers } from './perform.ts';
import { createPreflights } from './preflight.ts';
import { recognise } from './recognise.ts';
import { createEarlyRefusals } from './refused.ts';
import {
  authorizeExpansions,
  negotiate,
  readBody,
  readConditions,
  readTokenForm,
  requireHttps,
  requireSingleHeaders,
  requireWellFormedAddress,
  validate,
} from './steps.ts';
import { announceSunset, chooseVersion, rootPrefix, settleVersion, splitPath } from './versions.ts';

/** What the REST door needs of the other rooms. */
export interface RestDependencies extends PerformDependencies {
  authenticate: Authenticate;
  versions: Versions;
  limiter: RateLimiter;
  /** Words for a failure that is no ServiceError, as far as it has any: a database away, a statement too slow. */
  explain: (failure: unknown) => ServiceError | undefined;
  /** Told of every request whose caller is known, once it is answered. */
  answered: (request: AnsweredRequest) => void;
  /** Paths that another protocol than HTTP serves, and what a plain request is told there. */
  elsewhere: Elsewhere;
  /** Told of every failure that is our own fault. */
  report: (failure: unknown, exchange: Pick<Exchange, 'requestId' | 'operationId' | 'path'>) => void;
}

const internalError = (cause: unknown) =>
  new ServiceError('internal_error', 'Something went wrong on our side. Quote the request id when you write to us.', { cause });

const acceptPatch = (types: string | undefined): Record<string, string> => (types === undefined ? {} : { 'Accept-Patch': types });

/** Takes a request through the pipeline to an answer; never throws. */
export type Pipeline = (incoming: Incoming) => Promise<Answer>;

const identify =
  ({ authenticate }: RestDependencies): BackendHandler =>
  async (_context, exchange: Exchange) => {
    varyByCaller(exchange);
    await readTokenForm(exchange);
    exchange.presented = presentedCredentials(exchange);
    await recognise(authenticate, exchange, exchange.presented);
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

/** The operations' handlers as openapi-backend calls them. */
const operationHandlers = (dependencies: RestDependencies): Record<string, BackendHandler> =>
  Object.fromEntries(
    Object.entries(performers(dependencies)).map(([operationId, perform]) => [
      operationId,
      (_context, exchange: Exchange) => perform(exchange),
    ]),
  );

/**
 * The way of every request, in order. openapi-backend walks it; each hook below is a stage and names its steps.
 * The WebSocket channel's `call` runs the same pipeline without HTTP.
 */
export const createPipeline = (dependencies: RestDependencies): { pipeline: Pipeline; claims: (path: string) => boolean } => {
  const tree = radixRouter(dependencies.elsewhere);
  const backend = contractBackend(tree, validate);
  const limited = limit(dependencies.limiter);
  const early = createEarlyRefusals({ ...dependencies, isVersioned: tree.isVersioned });
  const preflight = createPreflights(dependencies.limiter, early.settle);
  backend.registerSecurityHandler('credentials', identify(dependencies));
  backend.register({
    preRoutingHandler: inOrder(
      requireHttps,
      requireWellFormedAddress,
      requireSingleHeaders,
      chooseVersion(dependencies.versions, tree.isVersioned),
    ),
    // The operation is found here.
    notFound: misrouted,
    methodNotAllowed: misrouted,
    // Credentials are looked at here.
    unauthorizedHandler: unauthorized,
    postSecurityHandler: whenAdmitted(
      presentClient,
      settleVersion(dependencies.versions, tree.isVersioned),
      announceSunset,
      limited,
      allowOrigin,
      authorize,
      negotiate,
      readBody,
    ),
    // The request is held against the contract here.
    preOperationHandler: inOrder(authorizeExpansions, readConditions(dependencies.cursors), limitList(dependencies.limiter)),
    // The operation's handler runs here; the envelope, the check of the answer and its shape follow in perform.ts.
    ...operationHandlers(dependencies),
    notImplemented,
  });

  const refuse = (failure: unknown, exchange: Exchange): Answer => {
    const known = failure instanceof ServiceError ? failure : dependencies.explain(failure);
    const error = known ?? internalError(failure);
    if (error.status >= 500 && error.code !== 'not_implemented') dependencies.report(failure, exchange);
    const answer = errorAnswer(error, exchange, exchange.facts?.errors ?? tree.errorForm(exchange));
    if (error.status === 415 && exchange.facts?.method === 'patch') Object.assign(answer.headers, acceptPatch(tree.patches(exchange)));
    return answer;
  };

  /** What was refused before it was counted still counts: for the account of good credentials, else for its address. */
  const counted = async (failure: unknown, exchange: Exchange): Promise<Answer> => {
    if (isCounted(exchange)) {
      const answer = refuse(failure, exchange);
      await uncountIfAway(exchange, answer, failure);
      return answer;
    }
    // Credentials are looked at where an operation is found.
    if (!exchange.facts) await early.recognise(exchange);
    await early.settle(exchange);
    if (isPreflight(exchange)) {
      await preflight.tellStanding(exchange);
      return refuse(failure, exchange);
    }
    return limited(exchange).then(
      () => refuse(failure, exchange),
      (exhausted: unknown) => refuse(exhausted, exchange),
    );
  };

  const located = (path: string) => ({ path, route: `${rootPrefix}${splitPath(path, dependencies.versions).rest}` });

  const tell = (exchange: Exchange, { status, errorCode }: Answer, since: number): void => {
    const { caller, facts, surcharge, operationId, version, requestId, method, path, address } = exchange;
    if (!caller) return;
    dependencies.answered({
      caller,
      requestId,
      method,
      path,
      operationId: operationId ?? null,
      version: version?.name ?? null,
      status,
      errorCode: errorCode ?? null,
      duration: performance.now() - since,
      cost: (facts?.cost ?? 1) + surcharge,
      address,
    });
  };

  const walked = (exchange: Exchange): Promise<Answer> =>
    backend.handleRequest(exchange as never, exchange).then(
      (answered) => answered as Answer,
      (failure: unknown) => counted(failure, exchange),
    );

  const pipeline: Pipeline = async (incoming) => {
    const since = performance.now();
    const exchange = begin(incoming);
    if (incoming.method === 'OPTIONS') {
      const allowed = tree.allowed(located(incoming.path));
      if (allowed.length > 0) return preflight.answer(exchange, allowed, acceptPatch(tree.patches(located(incoming.path))));
    }
    openToAll(exchange);
    const answer = await onBehalfOfAddress(exchange.address, () => walked(exchange));
    // Too many attempts are told with how those stand, and not with the requests that are left.
    const own = answer.status === 429 ? { ...answer.headers } : {};
    Object.assign(answer.headers, exchange.stamped, own);
    answer.operationId = exchange.operationId;
    tell(exchange, answer, since);
    return answer;
  };

  const claims = (path: string) => {
    if (splitPath(path, dependencies.versions).named !== undefined) return true;
    const at = located(path);
    return tree.allowed(at).length > 0 || tree.misspelled(at) !== undefined;
  };
  return { pipeline, claims };
};

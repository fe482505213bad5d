import { noteAnswer } from '../contract/coverage.ts';
import { operations } from '../contract/operations.ts';
import type { Versions } from '../contract/versions.ts';
import type { AnsweredRequest } from '../core/answered-request.ts';
import { ServiceError } from '../core/errors.ts';
import type { Answer } from '../request/answer.ts';
import { begin } from '../request/begin.ts';
import type { Incoming, Transported } from '../request/incoming.ts';
import { countRefusal } from '../request/refusal.ts';
import type { Matched, Ready, SoFar, Versioned } from '../request/states.ts';
import { leave } from '../request/steps/admission.ts';
import { isCounted, uncountIfAway } from '../request/steps/quota.ts';
import { rootPrefix, splitPath } from '../request/steps/version.ts';
import { createWalk, type DoorParts } from '../request/steps.ts';
import { usedParts } from '../request/used-parts.ts';
import type { Part } from '../request/walk.ts';
import { onBehalfOfAddress } from '../rules/attribution.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { type ContractOperation, createBackend, handleBy, operationsOf, registerHooks, type Stages } from './contract-backend.ts';
import { errorAnswer } from './errors.ts';
import { hasOtherMethods, unknownPath, wrongMethod } from './misrouted.ts';
import { type PerformDependencies, performers } from './perform.ts';
import { createRouter, type Elsewhere, everyMethod, type Place } from './router.ts';

/** The dependencies of the REST door. */
export interface RestDependencies extends PerformDependencies {
  versions: Versions;
  limiter: RateLimiter;
  /** Translates a failure that is not a ServiceError, such as an unreachable database or a slow statement; undefined for other failures. */
  explain: (failure: unknown) => ServiceError | undefined;
  /** Called with every request whose caller is known, after it is answered. */
  answered: (request: AnsweredRequest) => void;
  /** Paths of protocols other than HTTP, with the error that a plain request gets there. */
  elsewhere: Elsewhere;
  /** Called with every failure that is our own fault. */
  report: (failure: unknown, request: { requestId: string; operationId: string | undefined; path: string }) => void;
}

const internalError = (cause: unknown) =>
  new ServiceError('internal_error', 'Internal server error. Include the request id when you contact us.', { cause });

const acceptPatch = (types: string | undefined): Record<string, string> => (types === undefined ? {} : { 'Accept-Patch': types });

/** Takes a request through its steps to an answer; never throws. */
export type Pipeline = (request: Transported) => Promise<Answer>;

/** The steps of a door at the hooks of openapi-backend. */
const stagesOf = (walk: DoorParts<'channel'>, beforeRouting: Part): Stages => ({
  beforeRouting,
  route: walk.step('match'),
  readCredential: walk.step('credential'),
  authenticate: walk.step('authenticate'),
  admit: walk.between('authenticate', 'validate'),
  validate: walk.step('validate'),
  prepare: walk.between('validate', 'handle'),
  handle: walk.step('handle'),
});

const answerOf = ({ answer }: SoFar): Answer => {
  if (!answer) throw new Error('No step has answered the request.');
  return answer;
};

/** What a matched operation adds to a request. */
const matchedBy = (operation: ContractOperation) => {
  const name = operation.operationId;
  return { name, facts: operations[name], operation };
};

/** The pipelines of REST and of the channel's calls, which are REST without HTTP. */
export const createPipelines = (dependencies: RestDependencies) => {
  const { versions, authenticate, limiter, cursors } = dependencies;
  const router = createRouter(dependencies.elsewhere);
  const backend = createBackend();
  const operations = operationsOf(backend);
  const matches = new Map([...operations].map(([id, operation]) => [id, matchedBy(operation)]));
  const performs = performers(dependencies);
  const placeOf = (path: string): Place => ({ path, route: `${rootPrefix}${splitPath(path, versions).rest}` });

  const match = (request: Versioned): Pick<Matched, 'name' | 'facts' | 'operation' | 'params'> => {
    const found = router.match(request.method, request);
    // openapi-backend recognizes these messages of its own router, and calls the hook for them.
    if (!found) throw new Error(hasOtherMethods(router, request) ? '405-methodNotAllowed' : '404-notFound');
    return { ...matches.get(found.operationId)!, params: found.params };
  };

  const shared = {
    authenticate,
    limiter,
    versions,
    cursors,
    isVersioned: router.isVersioned,
    methodsAt: ({ path }: Incoming) => {
      // `OPTIONS *` asks about the server in general (RFC 9110, 9.3.7).
      if (path === '*') return { methods: everyMethod };
      const at = placeOf(path);
      return { methods: router.allowed(at), headers: acceptPatch(router.patches(at)) };
    },
    steps: { match, handle: async (request: Ready) => ({ answer: await performs[request.name]!(request) }) },
  };
  const rest = createWalk('rest', shared);
  const channel = createWalk('channel', shared);
  const stages = { rest: stagesOf(rest, rest.between('open origin', 'match')), channel: stagesOf(channel, channel.before('match')) };
  /** The steps before any check: they answer preflight requests, and allow browsers to read every answer. */
  const runOpenSteps = rest.through('open origin');
  registerHooks(backend, {
    stagesOf: ({ door }) => (door === 'channel' ? stages.channel : stages.rest),
    notFound: (request) => unknownPath(router, { ...request, ...placeOf(request.path) }),
    methodNotAllowed: (request) => wrongMethod(router, { ...request, ...placeOf(request.path) }),
    operations,
    filled: Object.keys(performs),
  });

  const refuse = (failure: unknown, request: SoFar): Answer => {
    const known = failure instanceof ServiceError ? failure : dependencies.explain(failure);
    const error = known ?? internalError(failure);
    const { requestId, path, name: operationId } = request;
    if (error.status >= 500 && error.code !== 'not_implemented') dependencies.report(failure, { requestId, operationId, path });
    const answer = errorAnswer(error, request, request.facts?.errors ?? router.errorForm(placeOf(path)));
    if (error.status === 415 && request.facts?.method === 'patch')
      Object.assign(answer.headers, acceptPatch(router.patches(placeOf(path))));
    return answer;
  };

  const refused = async (failure: unknown, request: SoFar): Promise<Answer> => {
    const wasCounted = isCounted(request);
    const answer = refuse(await countRefusal(request, failure, shared), request);
    if (wasCounted) await uncountIfAway(request, answer, failure);
    return answer;
  };

  const record = (request: SoFar, { status, errorCode, body }: Answer, since: number): void => {
    const { caller, facts, surcharge = 0, name, version, requestId, method, path, address } = request;
    if (!caller) return;
    dependencies.answered({
      caller,
      requestId,
      method,
      path,
      operationId: name ?? null,
      version: version?.name ?? null,
      status,
      errorCode: errorCode ?? null,
      duration: performance.now() - since,
      cost: (facts?.cost ?? 1) + surcharge,
      address,
      used: usedParts(request, body),
    });
  };

  const runSteps = (request: SoFar): Promise<Answer> =>
    handleBy(backend, request).then(
      () => answerOf(request),
      (failure: unknown) => refused(failure, request),
    );

  /** The answer as it is sent, with the headers that steps have stamped on it. */
  const addHeaders = ({ stamped }: SoFar, answer: Answer): Answer => {
    // A 429 for too many attempts has its own rate limit headers, which replace those of the request quota.
    const own = answer.status === 429 ? { ...answer.headers } : {};
    Object.assign(answer.headers, stamped, own);
    return answer;
  };

  /** Returns the answer, or an error if the answer violates the contract. */
  const validateAnswer = (request: SoFar, answer: Answer): Answer => {
    const operationId = request.operation?.operationId;
    if (!operationId) return answer;
    try {
      dependencies.checkAnswer.sent(operationId, answer);
      return answer;
    } catch (violation) {
      answer.bytes?.stream?.destroy();
      return addHeaders(request, refuse(violation, request));
    }
  };

  const finish = async (request: SoFar, since: number): Promise<Answer> => {
    const answer = validateAnswer(
      request,
      addHeaders(request, await onBehalfOfAddress(request.address, () => runSteps(request)).finally(() => leave(request))),
    );
    answer.answeredBy = request.name;
    answer.accountId = request.caller?.accountId;
    if (request.operation) noteAnswer(request.version?.name, request.operation.operationId, answer.status, answer.errorCode);
    record(request, answer, since);
    return answer;
  };

  const pipelines: Record<'rest' | 'channel', Pipeline> = {
    rest: (transported) => {
      const since = performance.now();
      const request: SoFar = begin(transported, 'rest');
      const pending = runOpenSteps(request);
      return pending instanceof Promise ? pending.then(() => request.answer ?? finish(request, since)) : finish(request, since);
    },
    channel: (transported) => finish(begin(transported, 'channel'), performance.now()),
  };

  const claims = (path: string): boolean => {
    if (splitPath(path, versions).named !== undefined) return true;
    const at = placeOf(path);
    return router.allowed(at).length > 0 || router.misspelled(at) !== undefined;
  };
  return { pipelines, claims };
};

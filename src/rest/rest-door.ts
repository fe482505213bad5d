import { noteAnswer } from '../contract/coverage.ts';
import type { Versions } from '../contract/versions.ts';
import type { AnsweredRequest } from '../core/answered-request.ts';
import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import type { Answer } from '../request/answer.ts';
import { begin } from '../request/begin.ts';
import type { Transported } from '../request/incoming.ts';
import { countRefusal } from '../request/refusal.ts';
import type { SoFar } from '../request/states.ts';
import { leave } from '../request/steps/admission.ts';
import { isCounted, uncountIfAway } from '../request/steps/quota.ts';
import { splitPath } from '../request/steps/version.ts';
import { usedParts } from '../request/used-parts.ts';
import { onBehalfOfAddress } from '../rules/attribution.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { handleBy } from './contract-backend.ts';
import { errorAnswer } from './errors.ts';
import type { PerformDependencies } from './perform.ts';
import { createRouter, type Elsewhere, placeOf } from './router.ts';
import { acceptPatch, createWalks } from './walks.ts';

/** The dependencies of the REST door. */
export interface RestDependencies extends Omit<PerformDependencies, 'batch'> {
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

/** Takes a request through its steps to an answer; never throws. */
export type Pipeline = (request: Transported) => Promise<Answer>;

const answerOf = ({ answer }: SoFar): Answer => {
  if (!answer) throw new Error('No step has answered the request.');
  return answer;
};

/** What is noted of an answered request, once its caller is known. */
const answeredRequest = (caller: Principal, request: SoFar, { status, errorCode, body }: Answer, since: number): AnsweredRequest => {
  const { facts, surcharge = 0, name, version, requestId, method, path, address } = request;
  return {
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
  };
};

/** The answer as it is sent, with the headers that steps have stamped on it. */
const addHeaders = ({ stamped }: SoFar, answer: Answer): Answer => {
  // A 429 for too many attempts has its own rate limit headers, which replace those of the request quota.
  const own = answer.status === 429 ? { ...answer.headers } : {};
  Object.assign(answer.headers, stamped, own);
  return answer;
};

/** The pipelines of REST and of the channel's calls, which are REST without HTTP. */
export const createPipelines = (dependencies: RestDependencies) => {
  const { versions } = dependencies;
  const router = createRouter(dependencies.elsewhere);
  const { backend, runOpenSteps, shared } = createWalks(dependencies, router);

  const refuse = (failure: unknown, request: SoFar): Answer => {
    const known = failure instanceof ServiceError ? failure : dependencies.explain(failure);
    const error = known ?? internalError(failure);
    const { requestId, path, name: operationId } = request;
    if (error.status >= 500 && error.code !== 'not_implemented') dependencies.report(failure, { requestId, operationId, path });
    const answer = errorAnswer(error, request, request.facts?.errors ?? router.errorForm(placeOf(path, versions)));
    if (error.status === 415 && request.facts?.method === 'patch')
      Object.assign(answer.headers, acceptPatch(router.patches(placeOf(path, versions))));
    return answer;
  };

  const refused = async (failure: unknown, request: SoFar): Promise<Answer> => {
    const wasCounted = isCounted(request);
    const answer = refuse(await countRefusal(request, failure, shared), request);
    if (wasCounted) await uncountIfAway(request, answer, failure);
    return answer;
  };

  const runSteps = (request: SoFar): Promise<Answer> =>
    handleBy(backend, request).then(
      () => answerOf(request),
      (failure: unknown) => refused(failure, request),
    );

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
    if (request.caller) dependencies.answered(answeredRequest(request.caller, request, answer, since));
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
    const at = placeOf(path, versions);
    return router.allowed(at).length > 0 || router.misspelled(at) !== undefined;
  };
  return { pipelines, claims };
};

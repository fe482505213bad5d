import type { Versions } from '../contract/versions.ts';
import type { AnsweredRequest } from '../core/answered-request.ts';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Answer } from '../request/answer.ts';
import { begin } from '../request/begin.ts';
import { header, type Incoming, type Transported } from '../request/incoming.ts';
import { countRefusal } from '../request/refusal.ts';
import { callerOf, type Identified, type Located, type SoFar } from '../request/states.ts';
import { leave } from '../request/steps/admission.ts';
import { countOperation, uncountIfAway } from '../request/steps/quota.ts';
import { createWalk } from '../request/steps.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { isOfOperation } from './call-tool.ts';
import { challenge, refusalBody } from './errors.ts';
import { createProtocol, type ProtocolDependencies } from './protocol.ts';
import { expectPost, methods, type Read, readMessage } from './reading.ts';
import type { Visit } from './visit.ts';

/** What the agents' door depends on. */
export interface HttpDependencies extends ProtocolDependencies {
  authenticate: Authenticate;
  versions: Versions;
  limiter: RateLimiter;
  /** Translates a failure that is not a ServiceError; undefined for unknown ones. */
  explain: (failure: unknown) => ServiceError | undefined;
  /** Called with every answered request whose caller is known; calls of an operation are reported by the operation. */
  answered: (request: AnsweredRequest) => void;
}

type Reading = Identified & { reading: Read };
type Counting = Reading & { requests: number };

/** What is known about a request when it is answered; some steps may not have run. */
type Known = SoFar & { reading?: Read; requests?: number };

/** The properties of this door for the steps that all doors share: it accepts every kind of credential, and a refused request counts as one. */
const door: Pick<Located, 'name' | 'facts'> = {
  name: 'mcp',
  facts: { credentials: ['api_key', 'bearer', 'session'], takes: [], answers: [], errors: 'platform', cacheControl: null, cost: 1 },
};

/** The protocol's headers, which the SDK compares with the message. */
const protocolHeaders = ({ headers }: Transported): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (name.startsWith('mcp-') && value ? [[name, String(value)]] : [])));

/** Request headers that matter to an operation: where it comes from. */
const whence = (request: Transported): Visit['headers'] =>
  Object.fromEntries(['origin', 'referer', 'user-agent'].map((name) => [name, header(request, name)]));

const quotaIn = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(X-)?RateLimit/.test(name)));

const visitOf = (request: Reading): Visit => ({
  caller: callerOf(request),
  credential: request.credential!,
  address: request.address,
  requestId: request.requestId,
  headers: whence(request),
  mode: request.reading.mode,
  idempotencyKey: header(request, 'idempotency-key'),
  answered: undefined,
});

/** AI agents over HTTP, through MCP: one message, one answer, no state in between. */
export const createHttp = ({ authenticate, versions, limiter, explain, answered, ...server }: HttpDependencies) => {
  const { publicUrl, report } = server;
  const carry = createProtocol(server);

  /** A call that reached an operation was counted by it. Every other message, including a call that did not, counts as one request. */
  const settle = async (request: Counting, { answered: headers }: Visit): Promise<void> => {
    if (headers) Object.assign(request.stamped, quotaIn(headers));
    else Object.assign(request, { requests: 1 }, await countOperation({ ...request, requests: 1 }, dependencies));
  };

  const execute = async (request: Counting): Promise<{ answer: Answer }> => {
    const visit = visitOf(request);
    const { body: message, message: about } = request.reading;
    const { status, body } = await carry(visit, message, protocolHeaders(request));
    if (request.requests === 0) await settle(request, visit);
    // The answer may contain a secret that is shown only once.
    const headers: Record<string, string> = about.method === 'tools/call' ? { 'Cache-Control': 'no-store' } : {};
    return { answer: { status, headers, ...(body !== undefined && { body }) } };
  };

  const dependencies = {
    authenticate,
    versions,
    limiter,
    ownOrigin: new URL(publicUrl).origin,
    isVersioned: () => false,
    methodsAt: () => ({ methods }),
    steps: {
      door: (request: Incoming) => {
        expectPost(request);
        return door;
      },
      read: readMessage,
      // An operation counts itself when it is called.
      price: ({ reading: { message, mode } }: Reading) => {
        const requests = message.method === 'tools/call' && isOfOperation(mode, message.params.name) ? 0 : 1;
        return { requests, weight: requests };
      },
      execute,
    },
  };
  const walk = createWalk('agents', dependencies);
  const runOpenSteps = walk.through('open origin');
  const runOtherSteps = walk.after('open origin');

  const meaning = (failure: unknown, requestId: string): ServiceError => {
    const known = failure instanceof ServiceError ? failure : explain(failure);
    if (!known || known.status >= 500) report(failure, requestId);
    return known ?? new ServiceError('internal_error', 'Internal server error. Include the request id when you contact us.');
  };

  const refused = async (failure: unknown, request: Known): Promise<Answer> => {
    const error = meaning(await countRefusal(request, failure, dependencies), request.requestId);
    const { status, code: errorCode } = error;
    const headers = { ...(status === 401 && challenge(request.credential, publicUrl)), ...error.headers };
    const body = refusalBody(error, request.requestId, request.reading?.message.id ?? null, publicUrl);
    return { status, errorCode, headers, body };
  };

  const record = (request: Known, { status, errorCode }: Answer, since: number): void => {
    const { caller, requestId, method, path, address, requests: cost = 1 } = request;
    if (!caller || cost === 0) return;
    const known = { caller, requestId, method, path, address, operationId: null, version: null };
    answered({ ...known, status, errorCode: errorCode ?? null, duration: performance.now() - since, cost, used: [] });
  };

  /** Answers any request; never throws. */
  return async (transported: Transported): Promise<Answer> => {
    const since = performance.now();
    const request: Known = begin(transported, 'agents');
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
    return { ...answer, answeredBy: door.name, accountId: request.caller?.accountId, headers: { ...answer.headers, ...request.stamped } };
  };
};

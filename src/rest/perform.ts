import { authorities } from '../contract/authority.ts';
import type { Received, Upload } from '../contract/binary-bodies.ts';
import type { ReadThenWrite } from '../contract/handlers.ts';
import { records } from '../contract/operations.ts';
import type { BatchDoor, Handler, OperationId, RelatedKind, RelatedRecords } from '../contract/types.ts';
import type { Authenticate } from '../core/principal.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import { expandRecords } from '../core/query/expand.ts';
import type { Answer } from '../request/answer.ts';
import { factsInBatch } from '../request/batch.ts';
import { header, originOf } from '../request/incoming.ts';
import { callerOf, type Ready } from '../request/states.ts';
import { credentialNames } from '../request/steps/credentials.ts';
import { asReader } from '../rules/attribution.ts';
import { asOperation } from '../rules/audited-operation.ts';
import type { Idempotency } from '../rules/idempotency.ts';
import { expectVersion } from '../rules/if-match.ts';
import type { EventCheck } from '../rules/operation-events.ts';
import { type AnswerCheck, finish } from './answer.ts';
import { contentAnswer } from './content.ts';
import { envelope, type Replied } from './envelope.ts';
import { linesAnswer } from './lines.ts';

/** The dependencies of `performers`. */
export interface PerformDependencies {
  handlers: { [Id in OperationId]?: Handler<Id> };
  /** Finds the records that `expand` adds. */
  related: RelatedRecords;
  once: Idempotency;
  /** Runs a write without an `Idempotency-Key` as one unit of work: when the check of its answer fails, nothing is committed. */
  asUnit: <Result>(work: () => Promise<Result>) => Promise<Result>;
  cursors: AccountCursors;
  publicUrl: string;
  /** Checks a credential again while an answer is sent. */
  authenticate: Authenticate;
  /** Checks our own answers against the contract. */
  checkAnswer: AnswerCheck;
  /** Checks the events of writes against the contract. */
  checkEvents: EventCheck;
  /** Carries out the operations of a batch. */
  batch: (request: Ready) => BatchDoor;
}

type AnyHandler<Result = Replied> = (call: object) => Promise<Result>;

type Asking = ReadThenWrite<object, unknown, Replied>;

const asks = (handler: unknown): handler is Asking => 'ask' in (handler as object);

/** The query parameters without those that shape the answer of every operation. */
const queryOf = ({ read: { fields: _fields, expand: _expand, ...query } }: Ready): object => query;

const bodyOf = ({ body, difference }: Ready): unknown => (difference && body !== undefined ? difference.latestBody(body) : body);

/** A request as a handler takes it: handlers know the latest version only. */
const callOf = (request: Ready, { batch }: Pick<PerformDependencies, 'batch'>): object => ({
  path: request.params,
  query: queryOf(request),
  body: bodyOf(request),
  caller: request.caller,
  list: request.list,
  ifMatch: request.ifMatch,
  credential: request.credential,
  origin: originOf(request),
  ...(request.facts.batch === 'operations' && { batch: batch(request) }),
});

/** Translates errors of a handler, which name fields of the latest version, to the names of the request's version. */
const inOwnWords = <Result>({ difference }: Ready, work: () => Promise<Result>): Promise<Result> =>
  difference
    ? work().catch((failure: unknown) => {
        throw difference.ownFailure(failure);
      })
    : work();

const isRead = ({ method }: Ready): boolean => method === 'GET' || method === 'HEAD';

/** Only reads of the platform may use a standby. Credentials, limits and other data of accounts always come from the primary. */
const mayBeOfStandby = (request: Ready): boolean => isRead(request) && request.facts.document === 'platform';

/** Adds the related records that the request asks for to the record or the records of an answer, as they are after the request. */
const withRelated = async (request: Ready, data: unknown, related: RelatedRecords): Promise<unknown> => {
  if (request.expansions.length === 0) return data;
  const { expands: expansions } = records[request.facts.record!]!;
  const load = (kind: string, ids: readonly string[]) => related[kind as RelatedKind](callerOf(request), ids);
  const all = await expandRecords([data].flat() as object[], request.expansions, { expansions, load });
  return Array.isArray(data) ? all : all[0];
};

/** Calls the handler, adds related records and the envelope, checks the answer against the contract, and reduces it to the requested fields. */
const perform = async (request: Ready, handle: () => Promise<Replied>, dependencies: PerformDependencies): Promise<Answer> => {
  const { operationId } = request.operation;
  const replied = await inOwnWords(request, () => dependencies.checkEvents(operationId, request.caller, handle));
  // Writes compare the version themselves, before they change anything.
  if (isRead(request) && replied.version !== undefined) expectVersion(replied.version, request.ifMatch);
  if (replied.content) {
    const answer = await contentAnswer(request, replied.content, replied.version!);
    dependencies.checkAnswer.made(operationId, answer);
    return answer;
  }
  if (replied.lines) {
    const answer = await linesAnswer(request, replied.lines, dependencies.authenticate);
    dependencies.checkAnswer.made(operationId, answer);
    return answer;
  }
  const data = await withRelated(request, replied.data, dependencies.related);
  const own = { ...replied, data: request.difference ? request.difference.ownData(data) : data };
  return finish(request, replied, envelope(request, own, dependencies), dependencies.checkAnswer);
};

/** What a retry must repeat. It includes the version if its records differ, because then the stored answer would differ, too. */
const contentOf = ({ method, route, search, difference, facts }: Ready, body: unknown): unknown => {
  const query = new URLSearchParams(search);
  for (const name of credentialNames(facts)) query.delete(name);
  query.sort();
  return [difference?.form ? `${difference.form} ${method}` : method, route, query.toString(), body];
};

/** The key of a write that is carried out once. */
const keyOf = (request: Ready): string | undefined => (request.facts.idempotent ? header(request, 'idempotency-key') : undefined);

/** A write with an `Idempotency-Key` is carried out once: its answer is stored with it, and a retry gets that answer again. */
const performOnce = async (
  request: Ready,
  body: unknown,
  handle: () => Promise<Replied>,
  dependencies: PerformDependencies,
  before?: () => Promise<void>,
) => {
  const { facts, stamped } = request;
  const operation = request.operation.operationId;
  const key = keyOf(request);
  if (key === undefined) {
    await before?.();
    return { answer: await dependencies.asUnit(() => perform(request, handle, dependencies)), replayed: false };
  }
  const words = [facts, ...factsInBatch(request)].flatMap(({ authority }) => authority.map((word) => authorities[word]));
  const givesAuthority = words.some(({ within }) => within);
  const isTied = words.some(({ tied }) => tied);
  // The answer may show a secret again, such as a key.
  const asksRecentSignIn = words.some(({ within, recent }) => within && recent);
  const asked = { caller: callerOf(request), operation, key, content: contentOf(request, body) };
  const once = { ...asked, givesAuthority, isTied, asksRecentSignIn };
  const done = await dependencies.once(once, () => perform(request, handle, dependencies), before);
  if (done.replayed) stamped['Idempotency-Replayed'] = 'true';
  return done;
};

/** Bytes are received before the write begins, so that no transaction waits for a caller. Bytes that no write used are released. */
const performUpload = async (
  request: Ready,
  upload: Upload,
  handler: AnyHandler<Received<Replied>>,
  dependencies: PerformDependencies,
): Promise<Answer> => {
  const key = keyOf(request);
  const asked = { caller: callerOf(request), operation: request.operation.operationId };
  const isAnswered = async () => key !== undefined && dependencies.once.hasAnswer({ ...asked, key });
  const { digest, settle, release } = await handler({ ...callOf(request, dependencies), body: { ...upload, isAnswered } });
  try {
    const { answer, replayed } = await performOnce(request, digest, settle, dependencies);
    if (replayed) await release();
    return answer;
  } catch (error) {
    await release();
    throw error;
  }
};

/** A handler that sends a request to another server does so before the write begins, so that no transaction waits for that server. */
const performReadThenWrite = async (request: Ready, { ask, act }: Asking, dependencies: PerformDependencies): Promise<Answer> => {
  const call = callOf(request, dependencies);
  let found: unknown;
  const before = async () => {
    found = await inOwnWords(request, () => ask(call));
  };
  const { answer } = await performOnce(request, request.body, () => act(call, found), dependencies, before);
  return answer;
};

const performing =
  (handler: unknown, dependencies: PerformDependencies) =>
  async (request: Ready): Promise<Answer> => {
    if (request.upload) return performUpload(request, request.upload, handler as AnyHandler<Received<Replied>>, dependencies);
    if (asks(handler)) return performReadThenWrite(request, handler, dependencies);
    const handle = () => (handler as AnyHandler)(callOf(request, dependencies));
    // Most requests are reads, whose answers are not stored.
    if (mayBeOfStandby(request)) return asReader(() => perform(request, handle, dependencies));
    if (!request.facts.idempotent) return perform(request, handle, dependencies);
    const { answer } = await performOnce(request, request.body, handle, dependencies);
    return answer;
  };

/** Functions by operationId that call the operation's handler and make the answer. */
export const performers = (dependencies: PerformDependencies): Record<string, (request: Ready) => Promise<Answer>> =>
  Object.fromEntries(
    Object.entries(dependencies.handlers).map(([operationId, handler]) => {
      const carryOut = performing(handler, dependencies);
      return [operationId, (request: Ready) => (isRead(request) ? carryOut(request) : asOperation(operationId, () => carryOut(request)))];
    }),
  );

import type { Received } from '../contract/binary-bodies.ts';
import type { ReadThenWrite } from '../contract/handlers.ts';
import type { Handler, OperationId } from '../contract/types.ts';
import type { AccountCursors } from '../core/query/cursors.ts';
import type { Idempotency } from '../rules/idempotency.ts';
import { type AnswerCheck, finish } from './answer.ts';
import { contentAnswer } from './content.ts';
import { envelope, type Replied } from './envelope.ts';
import { type Answer, type Exchange, header, originOf } from './exchange.ts';

/** What it takes to turn a checked request into an answer. */
export interface PerformDependencies {
  handlers: { [Id in OperationId]?: Handler<Id> };
  once: Idempotency;
  cursors: AccountCursors;
  publicUrl: string;
  /** Holds our own answers against the contract. */
  checkAnswer: AnswerCheck;
}

type AnyHandler<Result = Replied> = (call: object) => Promise<Result>;

type Asking = ReadThenWrite<object, unknown, Replied>;

const asks = (handler: unknown): handler is Asking => 'ask' in (handler as object);

const callOf = (exchange: Exchange): object => ({
  path: exchange.params,
  query: exchange.read,
  body: exchange.upload ?? exchange.body,
  caller: exchange.caller,
  list: exchange.list,
  ifMatch: exchange.ifMatch,
  presented: exchange.presented,
  origin: originOf(exchange),
});

/** Handle, put into the envelope, hold against the contract, leave the asked fields. */
const perform = async (exchange: Exchange, handle: () => Promise<Replied>, dependencies: PerformDependencies): Promise<Answer> => {
  const replied = await handle();
  if (replied.content) return contentAnswer(exchange, replied.content, replied.version!);
  return finish(exchange, replied, envelope(exchange, replied, dependencies), dependencies.checkAnswer);
};

const contentOf = ({ method, route, search }: Exchange, body: unknown): unknown => {
  const query = new URLSearchParams(search);
  query.delete('api_key');
  query.sort();
  return [method, route, query.toString(), body];
};

/** A write with an `Idempotency-Key` happens once: the answer is kept with it, and a repetition gets that answer again. */
const performOnce = async (
  exchange: Exchange,
  body: unknown,
  handle: () => Promise<Replied>,
  dependencies: PerformDependencies,
  before?: () => Promise<void>,
) => {
  const { caller, operationId: operation, facts, stamped } = exchange;
  const key = facts.idempotent ? header(exchange, 'idempotency-key') : undefined;
  if (key === undefined) {
    await before?.();
    return { answer: await perform(exchange, handle, dependencies), replayed: false };
  }
  const request = { caller, operation, key, content: contentOf(exchange, body) };
  const kept = await dependencies.once(request, () => perform(exchange, handle, dependencies), before);
  if (kept.replayed) stamped['Idempotency-Replayed'] = 'true';
  return kept;
};

/** Bytes arrive before the write begins, so that no transaction waits for a caller; what no write has taken is let go. */
const performUpload = async (
  exchange: Exchange,
  handler: AnyHandler<Received<Replied>>,
  dependencies: PerformDependencies,
): Promise<Answer> => {
  const { digest, settle, release } = await handler(callOf(exchange));
  try {
    const { answer, replayed } = await performOnce(exchange, digest, settle, dependencies);
    if (replayed) await release();
    return answer;
  } catch (error) {
    await release();
    throw error;
  }
};

/** A handler that asks somebody outside does that before the write begins, for the same reason. */
const performAsking = async (exchange: Exchange, { ask, act }: Asking, dependencies: PerformDependencies): Promise<Answer> => {
  const call = callOf(exchange);
  let found: unknown;
  const before = async () => {
    found = await ask(call);
  };
  const { answer } = await performOnce(exchange, exchange.body, () => act(call, found), dependencies, before);
  return answer;
};

const performing =
  (handler: unknown, dependencies: PerformDependencies) =>
  async (exchange: Exchange): Promise<Answer> => {
    if (exchange.upload) return performUpload(exchange, handler as AnyHandler<Received<Replied>>, dependencies);
    if (asks(handler)) return performAsking(exchange, handler, dependencies);
    const handle = () => (handler as AnyHandler)(callOf(exchange));
    // Most requests are reads, which nobody has to remember.
    if (!exchange.facts.idempotent) return perform(exchange, handle, dependencies);
    const { answer } = await performOnce(exchange, exchange.body, handle, dependencies);
    return answer;
  };

/** Each operation's handler with everything that its answer goes through. */
export const performers = (dependencies: PerformDependencies): Record<string, (exchange: Exchange) => Promise<Answer>> =>
  Object.fromEntries(
    Object.entries(dependencies.handlers).map(([operationId, handler]) => [operationId, performing(handler, dependencies)]),
  );

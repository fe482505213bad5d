import type { Handler, OperationId } from '../contract/types.ts';
import type { Cursors } from '../core/query/cursors.ts';
import type { Once } from '../rules/idempotency.ts';
import { type AnswerCheck, finish } from './answer.ts';
import { envelope, type Replied } from './envelope.ts';
import { type Answer, type Exchange, header } from './exchange.ts';

/** What it takes to turn a checked request into an answer. */
export interface PerformRooms {
  handlers: { [Id in OperationId]?: Handler<Id> };
  once: Once;
  cursors: Cursors;
  publicUrl: string;
  /** Holds our own answers against the contract. */
  checkAnswer: AnswerCheck;
}

type AnyHandler = (call: object) => Promise<Replied>;

/** Handle, put into the envelope, hold against the contract, leave the asked fields. */
const perform = async (exchange: Exchange, handler: AnyHandler, rooms: PerformRooms): Promise<Answer> => {
  const { params, read, body, caller, list, ifMatch } = exchange;
  const replied = await handler({ path: params, query: read, body, caller, list, ifMatch });
  return finish(exchange, replied, envelope(exchange, replied, rooms), rooms.checkAnswer);
};

const contentOf = ({ method, route, search, body }: Exchange): string => {
  const query = new URLSearchParams(search);
  query.delete('api_key');
  query.sort();
  return JSON.stringify([method, route, query.toString(), body]);
};

/** A write with an `Idempotency-Key` happens once: the answer is kept with it, and a repetition gets that answer again. */
const performOnce = async (exchange: Exchange, key: string, handler: AnyHandler, rooms: PerformRooms): Promise<Answer> => {
  const { caller, operationId: operation, stamped } = exchange;
  const { answer, replayed } = await rooms.once({ caller, operation, key, content: contentOf(exchange) }, () =>
    perform(exchange, handler, rooms),
  );
  if (replayed) stamped['Idempotency-Replayed'] = 'true';
  return answer;
};

/** Each operation's handler with everything that its answer goes through. */
export const performers = (rooms: PerformRooms): Record<string, (exchange: Exchange) => Promise<Answer>> =>
  Object.fromEntries(
    Object.entries(rooms.handlers).map(([operationId, handler]) => [
      operationId,
      (exchange) => {
        const key = exchange.facts.idempotent ? header(exchange, 'idempotency-key') : undefined;
        if (key === undefined) return perform(exchange, handler as unknown as AnyHandler, rooms);
        return performOnce(exchange, key, handler as unknown as AnyHandler, rooms);
      },
    ]),
  );

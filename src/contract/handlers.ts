import { ServiceError } from '../core/errors.ts';
import type { ListQuery } from '../core/query/list-query.ts';
import type { Lines, Received } from './binary-bodies.ts';
import type { Call, Extent, Family, Handler, Handlers, OperationId, OperationsOf, Reply, Surplus } from './types.ts';

type Settled<Answer> = Answer extends Received<infer Later> ? Later : Answer;
type Answered<H> = H extends (...call: never[]) => Promise<infer Answer> ? Settled<Answer> : never;
type DataIn<Answer> = Answer extends { body: infer Body } ? Body : Answer extends { data: infer Data } ? Data : undefined;

/** The surplus properties of each answer, compared with the declared answer of the same status. */
type SurplusOf<Answer, Declared> = Answer extends { status: infer Status }
  ? Surplus<DataIn<Answer>, DataIn<Extract<Declared, { status: Status }>>>
  : never;

/** Any answer of a handler: whether it is one that its operation documents is checked for each of them. */
type AnyAnswer = { status: 200 | 201 | 202 | 204 } & Partial<Record<'data' | 'body' | 'content' | 'lines' | 'extent' | 'version', unknown>>;

/** What a family may define at first, so that the types of its handlers are known whatever is wrong with one of them. */
type Given<F extends Family> = {
  [Id in OperationsOf<F>]?: (call: Call<Id>) => ReturnType<Handler<Id>> | Promise<AnyAnswer>;
};

/** A handler as it is, or what the compiler says is wrong with it. */
type Checked<Id extends OperationId, H> =
  H extends Handler<Id>
    ? SurplusOf<Answered<H>, Reply<Id>> extends never
      ? H
      : { 'this answer has properties that the contract does not document': SurplusOf<Answered<H>, Reply<Id>> }
    : Handler<Id>;

/** The type of a family's handlers, each checked by itself. */
type CheckedHandlers<F extends Family, H> = {
  [Id in keyof H]: Id extends OperationsOf<F> ? Checked<Id, H[Id]> : { 'the contract has no operation of this name in this family': Id };
};

/**
 * Defines a family's handlers. These do not compile: an operation that is missing or not in the contract, an undocumented status,
 * and an answer with a missing or surplus property.
 */
export const defineHandlers =
  <F extends Family>(_family: F) =>
  <H extends Given<F>>(handlers: H & CheckedHandlers<F, H> & Record<OperationsOf<F>, unknown>): Handlers<F> =>
    handlers as Handlers<F>;

const answering =
  <Status extends number>(status: Status) =>
  async <Answer extends object>(answer: Promise<Answer>): Promise<{ status: Status } & Answer> => ({ status, ...(await answer) });

/** 200 with what a service returns: a record and its version, or the records of a list. */
export const ok = answering(200);
/** 201 with the new record. */
export const created = answering(201);
/** 202 with the operation that does the rest. */
export const accepted = answering(202);

/** Records of an export that are in memory at once. */
const exportedAtOnce = 500;

/** 200 with all records of a list as lines. @param name that of the file, without its extension */
export const exported = async <Row extends object>(
  name: string,
  list: ListQuery,
  read: (part: ListQuery) => Promise<{ data: readonly Row[]; extent: Extent }>,
): Promise<{ status: 200; lines: Lines<Row> }> => ({
  status: 200,
  lines: {
    name,
    page: async (after) => {
      const { data: records, extent } = await read({ ...list, form: { kind: 'cursor', after, limit: exportedAtOnce } });
      return { records, next: extent.next ?? null };
    },
  },
});

/** 204, when the work is done. */
export const noContent = async (work: Promise<unknown>): Promise<{ status: 204 }> => {
  await work;
  return { status: 204 };
};

/** The two parts of a handler that calls another system before it writes. */
export interface ReadThenWrite<C, Found, Answer> {
  /** Waits for the other system, and writes nothing. */
  ask: (call: C) => Promise<Found>;
  act: (call: C, found: Found) => Promise<Answer>;
}

/** A handler that calls another system before it writes. The call runs outside of any transaction, so that no lock is held meanwhile. */
export const readThenWrite = <Id extends OperationId, Found>(
  ask: (call: Call<Id>) => Promise<Found>,
  act: (call: Call<Id>, found: Found) => Promise<Reply<Id>>,
): ((call: Call<Id>) => Promise<Reply<Id>>) & ReadThenWrite<Call<Id>, Found, Reply<Id>> =>
  Object.assign(async (call: Call<Id>) => act(call, await ask(call)), { ask, act });

const unfilledMark = Symbol('unfilled');

/**
 * A handler without an implementation yet: it answers 501 in form A, and the server lists it when it starts.
 * @public `tessera stub` writes it into the handlers of a family.
 */
export const unfilled = (operationId: OperationId): (() => Promise<never>) =>
  Object.assign(
    async (): Promise<never> => {
      throw new ServiceError('not_implemented', `${operationId} is in the contract, but this server does not implement it yet.`);
    },
    { [unfilledMark]: true },
  );

/** Whether a handler exists and is implemented. */
export const isFilled = (handler: object | undefined): boolean => handler !== undefined && !(unfilledMark in handler);

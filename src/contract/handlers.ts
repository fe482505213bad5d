import { ServiceError } from '../core/errors.ts';
import type { Received } from './binary-bodies.ts';
import type { Call, Family, Handlers, OperationId, Reply, Surplus } from './types.ts';

type Settled<Answer> = Answer extends Received<infer Later> ? Later : Answer;
type Answered<H> = H extends (...call: never[]) => Promise<infer Answer> ? Settled<Answer> : never;
type DataIn<Answer> = Answer extends { body: infer Body } ? Body : Answer extends { data: infer Data } ? Data : undefined;

/** The surplus properties of each answer, compared with the declared answer of the same status. */
type SurplusOf<Answer, Declared> = Answer extends { status: infer Status }
  ? Surplus<DataIn<Answer>, DataIn<Extract<Declared, { status: Status }>>>
  : never;

/** The type of the same handlers. A handler whose answer has surplus properties gets a type that does not compile and names them. */
type WithoutSurplus<H> = {
  [Id in keyof H]: Id extends OperationId
    ? SurplusOf<Answered<H[Id]>, Reply<Id>> extends never
      ? H[Id]
      : { 'this answer has properties that the contract does not document': SurplusOf<Answered<H[Id]>, Reply<Id>> }
    : { 'the contract has no operation of this name in this family': Id };
};

/**
 * Defines a family's handlers. These do not compile: an operation that is missing or not in the contract, an undocumented status,
 * and an answer with a missing or surplus property.
 */
export const defineHandlers =
  <F extends Family>(_family: F) =>
  <H extends Handlers<F>>(handlers: H & WithoutSurplus<H>): Handlers<F> =>
    handlers;

const answering =
  <Status extends number>(status: Status) =>
  async <Answer extends object>(answer: Promise<Answer>): Promise<{ status: Status } & Answer> => ({ status, ...(await answer) });

/** 200 with what a service returns: a record and its version, or the records of a list. */
export const ok = answering(200);
/** 201 with the new record. */
export const created = answering(201);
/** 202 with the operation that does the rest. */
export const accepted = answering(202);

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

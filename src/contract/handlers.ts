import { ServiceError } from '../core/errors.ts';
import type { Family, Handlers, OperationId, Reply, Surplus } from './types.ts';

type Answered<H> = H extends (...call: never[]) => Promise<infer Answer> ? Answer : never;
type DataIn<Answer> = Answer extends { data: infer Data } ? Data : undefined;

/** The handlers again, each with the surplus properties of its answer as an error where there are some. */
type WithoutSurplus<H> = {
  [Id in keyof H]: Id extends OperationId
    ? Surplus<DataIn<Answered<H[Id]>>, DataIn<Reply<Id>>> extends never
      ? H[Id]
      : { 'this answer has properties that the contract does not document': Surplus<DataIn<Answered<H[Id]>>, DataIn<Reply<Id>>> }
    : { 'the contract has no operation of this name in this family': Id };
};

/**
 * States a family's handlers. An operation that is missing or not in the contract, an undocumented status, and a missing or
 * surplus property of an answer do not compile.
 */
export const defineHandlers =
  <F extends Family>(_family: F) =>
  <H extends Handlers<F>>(handlers: H & WithoutSurplus<H>): Handlers<F> =>
    handlers;

const unfilledMark = Symbol('unfilled');

/** A handler that nobody has filled yet: it answers 501 in form A, and the server lists it at its start. */
export const unfilled = (operationId: OperationId): (() => Promise<never>) =>
  Object.assign(
    async (): Promise<never> => {
      throw new ServiceError('not_implemented', `${operationId} is in the contract, and this server does not have it yet.`);
    },
    { [unfilledMark]: true },
  );

/** Whether an operation has a handler that does its work. */
export const isFilled = (handler: object | undefined): boolean => handler !== undefined && !(unfilledMark in handler);

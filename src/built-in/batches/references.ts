import type { Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import { valueAt, withValueAt } from '../../core/json-pointer.ts';

type Operation = Schemas['BatchOperation'];
type Result = Schemas['BatchOperationResult'];

const refused = (to: string, message: string) =>
  new ServiceError('unknown_reference', `The reference of ${to} cannot be resolved. ${message}`, {
    details: [{ field: `references.${to}`, message, code: 'unknown_reference' }],
  });

/** Why a place in the results has no value. */
const reasonOf = (from: string, results: readonly Result[]): string => {
  const [, index] = from.split('/');
  const result = results[Number(index)];
  if (!result) return `operations[${index}] has no result yet: only earlier operations have one.`;
  if (result.status >= 400) return `operations[${index}] (${result.operation}) was refused with ${result.status}.`;
  return `The result of operations[${index}] (${result.operation}) has no value at ${from}.`;
};

const resolve = (operation: Operation, [to, from]: [string, string], results: readonly Result[]): Operation => {
  const { status = 0 } = results[Number(from.split('/')[1])] ?? {};
  const value = status < 400 ? valueAt(results, from) : undefined;
  if (value === undefined) throw refused(to, reasonOf(from, results));
  const resolved = withValueAt({ ...operation, path: operation.path ?? {}, query: operation.query ?? {} }, to, value);
  if (!resolved) throw refused(to, `The operation has no place ${to}.`);
  return resolved;
};

/**
 * An operation with the values of earlier results that it refers to.
 * @throws ServiceError `unknown_reference` where a result has no such value, or the operation no such place
 */
export const withReferences = (operation: Operation, results: readonly Result[]): Operation =>
  Object.entries(operation.references ?? {}).reduce((resolved, reference) => resolve(resolved, reference, results), operation);

import { allFields } from '../../contract/body-fields.ts';
import type { BatchDoor, Schemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { withReferences } from './references.ts';

type Operation = Schemas['BatchOperation'];
type Result = Schemas['BatchOperationResult'];

/** The error of an operation, with its place in the batch. */
const inBatch = (at: number, { operation }: Operation, failure: ServiceError): ServiceError => {
  const { code, message, details, headers, oauth, scopes, maxAge, inRest } = failure;
  const place = `operations[${at}]`;
  return new ServiceError(code, `${place} (${operation}): ${message}`, {
    details: details.map((detail) => ({ ...detail, field: `${place}.${detail.field}` })),
    ...{ headers, scopes, cause: failure },
    ...(oauth !== undefined && { oauth }),
    ...(maxAge !== undefined && { maxAge }),
    ...(inRest !== undefined && { inRest }),
  });
};

/** Carries out all operations, or none. What is written is sent later, so that its failure may be met at a later operation. */
const executeAll = async (tx: Tx, operations: readonly Operation[], door: BatchDoor): Promise<Result[]> => {
  const results: Result[] = [];
  let failed: number | undefined;
  try {
    for (const [at, operation] of operations.entries()) {
      tx.onFailedWrite = () => {
        failed ??= at;
      };
      results.push(await door.carryOut(withReferences(operation, results), at));
    }
    await tx.flush();
    return results;
  } catch (failure) {
    const at = failed ?? results.length;
    const error = failure instanceof ServiceError ? failure : door.refusalOf(failure);
    throw error ? inBatch(at, operations[at]!, error) : failure;
  }
};

/** Carries out each operation in a savepoint of its own. A failure that is no refusal ends the batch. */
const executeEach = async (tx: Tx, operations: readonly Operation[], door: BatchDoor): Promise<Result[]> => {
  const results: Result[] = [];
  for (const [at, operation] of operations.entries()) {
    const result = tx
      .savepoint(async () => door.carryOut(withReferences(operation, results), at))
      .catch((failure: unknown) => {
        const error = door.refusalOf(failure);
        if (!error) throw failure;
        return door.refused(operation, error);
      });
    results.push(await result);
  }
  return results;
};

/** Carries out batches, each as one unit of work. */
export const createBatchService = ({ db }: { db: Queries }) => ({
  execute: (body: Schemas['Batch'], door: BatchDoor): Promise<{ data: Schemas['BatchResult'] }> =>
    transaction(db, async (tx) => {
      const { atomic, operations } = allFields('Batch', body);
      const results = await (atomic ? executeAll : executeEach)(tx, operations, door);
      const failed = results.filter(({ status }) => status >= 400).length;
      return { data: { succeeded: results.length - failed, failed, results } };
    }),
});

export type BatchService = ReturnType<typeof createBatchService>;

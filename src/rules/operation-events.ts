import { operations } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import { type ErrorDetail, ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import type { Queries } from '../data/connection/database.ts';
import { type Observed, unitOf } from '../data/connection/units-of-work/unit-of-work.ts';

/** Carries out an operation, and compares the events that it records with its contract, or trusts it. */
export type EventCheck = <Result>(
  operationId: OperationId,
  caller: Pick<Principal, 'actor'> | undefined,
  work: () => Promise<Result>,
) => Promise<Result>;

const violation = (field: string, message: string): ErrorDetail[] => [{ field, message, code: 'not_allowed' }];

const undeclared = (operationId: OperationId, { events }: Observed): ErrorDetail[] => {
  const { emits, causes } = operations[operationId];
  const acts = events.find(({ type, isEffect }) => !isEffect && !emits.includes(type));
  if (acts)
    return violation('x-emits', `Records ${acts.type}, which it does not name. Add it, record it as an effect, or do not record it.`);
  const effect = events.find(({ type, isEffect }) => isEffect && !causes.includes(type));
  return effect
    ? violation(
        'x-causes',
        `Records ${effect.type} as an effect, which it does not name. Add it, here or as x-caused-by of ${effect.type}, or do not record it.`,
      )
    : [];
};

const missing = (operationId: OperationId, { hasWritten, tables, events }: Observed, ofRecords: ReadonlySet<string>): ErrorDetail[] => {
  const { emits } = operations[operationId];
  const changes = hasWritten || [...tables].some((table) => table !== undefined && ofRecords.has(table));
  if (!changes || emits.length === 0 || events.some(({ isEffect }) => !isEffect)) return [];
  return violation(
    'x-emits',
    `Names ${emits.join(', ')}, but the operation has written and recorded none. Record it with the write, or remove it.`,
  );
};

/** The system acts beside operations. */
const unknownActor = ({ events }: Observed, caller: Pick<Principal, 'actor'> | undefined): ErrorDetail[] => {
  const foreign = caller && events.find(({ actorId }) => actorId !== null && actorId !== caller.actor.id);
  return foreign
    ? [
        {
          field: 'actor',
          message: `${foreign.type} has ${foreign.actorId}, who is not the caller. Record it with the caller.`,
          code: 'not_allowed',
        },
      ]
    : [];
};

/**
 * Names events that an operation records against its contract, before its write is committed. For development and tests. An operation
 * that writes nothing owes no event.
 * @param db whose unit of work the operation is
 * @param ofRecords the tables of the families: a query that changes a row of another one is about the work
 */
export const refuseEventViolations =
  (db: Queries, ofRecords: ReadonlySet<string>): EventCheck =>
  async (operationId, caller, work) => {
    const unit = unitOf(db);
    if (!unit) return work();
    const observed: Observed = { hasWritten: false, tables: new Set(), events: [] };
    unit.observed = observed;
    const result = await work();
    unit.observed = undefined;
    const details = [...undeclared(operationId, observed), ...missing(operationId, observed, ofRecords), ...unknownActor(observed, caller)];
    if (details.length === 0) return result;
    const { document, family } = operations[operationId];
    throw new ServiceError(
      'contract_violation',
      `${operationId} does not record the events of its contract: see ${operationId} in openapi/${document}/${family}.yaml.`,
      { details },
    );
  };

/** Checks nothing. For production: tests compare the events of every operation. */
export const trustEvents: EventCheck = (_operationId, _caller, work) => work();

import { AsyncLocalStorage } from 'node:async_hooks';
import { type AuditAction, auditsOf } from '../contract/audits.ts';
import { ServiceError } from '../core/errors.ts';
import type { Queries } from '../data/connection/database.ts';

/** Called with an operation and an action in the audit log. */
export type AuditReport = (operationId: string, action: AuditAction) => void;

const current = new AsyncLocalStorage<string>();

/** By the adapter of a database, which its transactions share. */
const reports = new WeakMap<object, AuditReport>();
const listeners = new Set<AuditReport>();

const adapterOf = (db: Queries): object => db.getExecutor().adapter;

/** Runs an operation, so that what it writes into the audit log is compared with its `x-audits`. */
export const asOperation = <T>(operationId: string, work: () => T): T => current.run(operationId, work);

/** Reports entries of this database that the contract does not document, but writes them: in production no write fails because of them. */
export const reportAuditViolations = (db: Queries, report: AuditReport): void => void reports.set(adapterOf(db), report);

/** Calls back with each action that an operation writes, until the function that it returns is called. */
export const onAudited = (listener: AuditReport): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Compares an action with the `x-audits` of the operation that writes it. Writes outside of operations, such as in pages and commands, are
 * not compared.
 * @throws ServiceError `contract_violation`, which undoes the write, unless violations are only reported
 */
export const checkAudited = (db: Queries, action: AuditAction): void => {
  const operationId = current.getStore();
  if (operationId === undefined) return;
  for (const tell of listeners) tell(operationId, action);
  if (auditsOf(operationId).includes(action)) return;
  const report = reports.get(adapterOf(db));
  if (!report)
    throw new ServiceError(
      'contract_violation',
      `${operationId} was about to write ${action} into the audit log, which its x-audits does not name.`,
    );
  report(operationId, action);
};

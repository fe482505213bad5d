import { audits, type auditsBeside } from '#generated/audits';

/** The actions that an entry of the audit log may have. */
export type AuditAction = (typeof audits)[keyof typeof audits][number] | (typeof auditsBeside)[number];

/** The actions that an operation of any contract may write, by its `x-audits`. */
export const auditsOf = (operationId: string): readonly AuditAction[] =>
  Object.hasOwn(audits, operationId) ? audits[operationId as keyof typeof audits] : [];

/** The operations that may write actions. */
export const auditingOperations = Object.keys(audits) as readonly (keyof typeof audits)[];

import { type Document, operationsOf } from '../documents/document.ts';
import { constant } from './constant.ts';

/** The audit log actions: those that each operation may write, and those outside operations. */
export const auditTable = (documents: readonly Document[]): string => {
  const written = documents.flatMap(operationsOf).flatMap(({ operation }) => {
    const actions = operation['x-audits'];
    return actions ? [[operation.operationId, actions] as const] : [];
  });
  const beside = documents.flatMap((document) => document['x-audits'] ?? []);
  return [
    constant(
      'audits',
      'The actions that each operation may write to the audit log; other operations write none.',
      Object.fromEntries(written),
    ),
    constant('auditsBeside', 'Audit log actions outside operations.', beside),
  ].join('\n');
};

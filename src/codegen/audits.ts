import { type Document, operationsOf } from '../documents/document.ts';
import { constant } from './constant.ts';

/** The actions of the audit log: of each operation that may write some, and of what is no operation. */
export const auditTable = (documents: readonly Document[]): string => {
  const written = documents.flatMap(operationsOf).flatMap(({ operation }) => {
    const actions = operation['x-audits'];
    return actions ? [[operation.operationId, actions] as const] : [];
  });
  const beside = documents.flatMap((document) => document['x-audits'] ?? []);
  return [
    constant('audits', 'The actions that each operation may write into the audit log; the others write none.', Object.fromEntries(written)),
    constant('auditsBeside', 'The actions that are written beside operations.', beside),
  ].join('\n');
};

import { defineHandlers, ok } from '../../contract/handlers.ts';
import type { OperationService } from './service.ts';

export const operationHandlers = ({ operations }: { operations: OperationService }) =>
  defineHandlers('operations')({
    listOperations: ({ caller, list }) => ok(operations.list(caller, list)),

    getOperation: ({ caller, path }) => ok(operations.get(caller, path.operation_id)),
  });

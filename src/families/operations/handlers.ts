import { defineHandlers } from '../../contract/handlers.ts';
import type { OperationService } from './service.ts';

export const operationHandlers = ({ operations }: { operations: OperationService }) =>
  defineHandlers('operations')({
    getOperation: async ({ caller, path }) => ({ status: 200, ...(await operations.get(caller, path.operation_id)) }),
  });

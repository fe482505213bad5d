import { defineHandlers, ok } from '../../contract/handlers.ts';
import type { BatchService } from './service.ts';

export const batchHandlers = ({ batches }: { batches: BatchService }) =>
  defineHandlers('batches')({
    executeBatch: ({ body, batch }) => ok(batches.execute(body, batch)),
  });

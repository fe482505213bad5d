import type { Family, Given } from '../../kit/family.ts';
import { batchHandlers } from './handlers.ts';
import { createBatchService } from './service.ts';

export const batchFamily = {
  name: 'batches',

  compose: ({ db }: Given) => {
    const batches = createBatchService({ db });
    return { services: {}, handlers: { batches: batchHandlers({ batches }) }, resolvers: {} };
  },
} satisfies Family;

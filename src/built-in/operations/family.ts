import type { Family, Given } from '../../kit/family.ts';
import { operationHandlers } from './handlers.ts';
import { operationResolvers } from './resolvers.ts';
import { operationSeed } from './seed.ts';
import { createOperationService } from './service.ts';

export const operationFamily = {
  name: 'operations',
  seeds: [operationSeed],

  compose: ({ db, clock, findNode }: Given) => {
    const operations = createOperationService({ db, clock });
    return {
      services: { operations },
      handlers: { operations: operationHandlers({ operations }) },
      resolvers: { operations: operationResolvers({ operations }, findNode) },
    };
  },
} satisfies Family;

import type { Family, Given } from '@tessera/platform';
import { customerHandlers } from './handlers.ts';
import { customerResolvers } from './resolvers.ts';
import { customerScene } from './scene.ts';
import { customerSeed } from './seed.ts';
import { createCustomerService } from './service.ts';

export const customerFamily = {
  name: 'customers',
  tables: { customers: {} },
  scene: customerScene,
  seeds: [customerSeed],

  compose: ({ db, clock }: Given) => {
    const customers = createCustomerService({ db, clock });
    return {
      services: { customers },
      handlers: { customers: customerHandlers({ customers }) },
      resolvers: { customers: customerResolvers({ customers }) },
    };
  },
} satisfies Family;

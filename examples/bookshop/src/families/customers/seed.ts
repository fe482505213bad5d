import type { FamilySeed } from '@tessera/platform';
import { customerScene } from './scene.ts';

export const customerSeed: FamilySeed = {
  kind: customerScene,
  examples: ({ example }) => [example('getCustomer')],
};

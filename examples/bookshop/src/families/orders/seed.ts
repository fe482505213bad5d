import type { FamilySeed } from '@tessera/platform';
import { orderScene } from './scene.ts';

export const orderSeed: FamilySeed = {
  kind: orderScene,
  examples: ({ example }) => [example('getOrder')],
};

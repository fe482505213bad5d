import type { FamilySeed } from '@tessera/platform';
import { integrationScene } from './scene.ts';

export const integrationSeed: FamilySeed = {
  kind: integrationScene,
  examples: ({ example }) => [example('getIntegration')],
};

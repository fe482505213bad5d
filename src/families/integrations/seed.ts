import type { FamilySeed } from '../../kit/seed.ts';
import { integrationScene } from './scene.ts';

export const integrationSeed: FamilySeed = {
  kind: integrationScene,
  examples: ({ example }) => [example('getIntegration')],
};

import type { FamilySeed } from '../../kit/seed.ts';
import { userScene } from './scene.ts';

export const userSeed: FamilySeed = {
  kind: userScene,
  examples: ({ example }) => example('listUsers'),
};

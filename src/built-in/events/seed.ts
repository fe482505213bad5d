import type { FamilySeed } from '../../kit/seed.ts';
import { eventScene } from './scene.ts';

export const eventSeed: FamilySeed = {
  kind: eventScene,
  examples: ({ example }) => [example('getEvent')],
};

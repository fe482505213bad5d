import type { FamilySeed } from '@tessera/platform';
import { bookScene } from './scene.ts';

export const bookSeed: FamilySeed = {
  kind: bookScene,
  examples: ({ example }) => [example('getBook')],
};

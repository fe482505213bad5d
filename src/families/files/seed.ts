import type { FamilySeed } from '../../kit/seed.ts';
import { fileScene } from './scene.ts';

export const fileSeed: FamilySeed = {
  kind: fileScene,
  examples: ({ example }) => [{ ...example('getFile'), content: example('getFileContent') }],
};

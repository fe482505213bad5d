import type { FamilySeed } from '@tessera/platform';
import { fileScene } from './scene.ts';

export const fileSeed: FamilySeed = {
  kind: fileScene,
  examples: ({ example }) => [{ ...example('getFile'), content: example('getFileContent') }],
};

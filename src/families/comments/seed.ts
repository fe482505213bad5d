import type { FamilySeed } from '@tessera/platform';
import { commentScene } from './scene.ts';

export const commentSeed: FamilySeed = {
  kind: commentScene,
  // Only its author may change a comment.
  examples: ({ example, adminId }) => [{ ...example('getComment'), author_id: adminId }],
};

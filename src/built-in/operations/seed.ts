import type { FamilySeed } from '../../kit/seed.ts';

export const operationSeed: FamilySeed = {
  kind: { name: 'operations' },
  examples: ({ example }) => [example('getOperation')],
};

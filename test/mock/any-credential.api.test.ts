import { expect, it } from 'vitest';
import { createMemory } from '../../src/mock/any-credential.ts';

it('credentials that were valid are remembered, so many of them, those that were used last', () => {
  const memory = createMemory(3);
  for (const token of ['a', 'b', 'c', 'a', 'd']) memory.add(token);
  expect(['a', 'b', 'c', 'd'].map(memory.has)).toEqual([true, false, true, true]);
});

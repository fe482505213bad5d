import { expect, it } from 'vitest';
import { commonItems } from '../../src/codegen/common-items.ts';

const evaluated = (constant: string, text: string): unknown => new Function(`${constant} return ${text};`)();

const lists = [
  ['conflict', 'timeout'],
  ['gone', 'timeout'],
];

it('writes the items of each list, and those of all lists once', () => {
  const { constant, write } = commonItems('common', lists);
  expect(constant).toBe("const common = ['timeout'];");
  for (const list of lists) expect((evaluated(constant, write(list)) as string[]).sort()).toEqual(list);
});

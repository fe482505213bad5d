import { describe, expect, it } from 'vitest';
import { commonEntries, commonItems } from '../../src/codegen/common-entries.ts';

const evaluated = (constant: string, text: string): unknown => new Function(`${constant} return ${text};`)();

const rows: Record<string, string>[] = [
  { '200': '1', '400': '7', '500': '7' },
  { '201': '2', '400': '7', '500': '7' },
  { '400': '8', '500': '7' },
];

describe('commonEntries', () => {
  it('writes each object as it is, also one with another value, and one without a common key', () => {
    const { constant, write } = commonEntries('common', rows);
    for (const row of [...rows, { '400': '7' }, {}])
      expect(evaluated(constant, write(row))).toEqual(Object.fromEntries(Object.entries(row).map(([key, value]) => [key, Number(value)])));
  });

  it('changes only the constant when all objects get another entry', () => {
    const before = commonEntries('common', rows);
    const longer = rows.map((row) => ({ ...row, '504': '7' }));
    const after = commonEntries('common', longer);
    expect(longer.map(after.write)).toEqual(rows.map(before.write));
    expect(after.constant).not.toBe(before.constant);
  });
});

describe('commonItems', () => {
  const lists = [
    ['conflict', 'timeout'],
    ['gone', 'timeout'],
  ];

  it('writes the items of each list, and those of all lists once', () => {
    const { constant, write } = commonItems('common', lists);
    expect(constant).toBe("const common = ['timeout'];");
    for (const list of lists) expect((evaluated(constant, write(list)) as string[]).sort()).toEqual(list);
  });
});

import { describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { tablesToEmpty } from '../../src/account/settings/empty-account.ts';
import { platformFamilies } from '../../src/contract/operations.ts';

const emptied = tablesToEmpty(families.tables).map(({ table }) => table);

describe('tablesToEmpty', () => {
  it('names every family with records of its own once, except users', () => {
    expect(platformFamilies.filter((family) => !emptied.includes(family))).toEqual(['users', 'batches', 'search']);
    expect(new Set(emptied).size).toBe(emptied.length);
  });

  it('begins with the families, the last one first: their rows refer to those of earlier ones', () => {
    const tables = Object.keys(families.tables).reverse();
    expect(emptied.slice(0, tables.length)).toEqual(tables);
  });
});

import { describe, expect, it } from 'vitest';
import { tablesToEmpty } from '../../src/account/settings/empty-account.ts';
import { platformFamilies } from '../../src/contract/operations.ts';

const emptied = tablesToEmpty(platformFamilies);

describe('tablesToEmpty', () => {
  it('names every family of the platform once, except users', () => {
    expect(platformFamilies.filter((family) => !emptied.includes(family))).toEqual(['users']);
    expect(new Set(emptied).size).toBe(emptied.length);
  });

  it('begins with the families that have no policy of their own: their rows may refer to those of others', () => {
    expect(tablesToEmpty([...platformFamilies, 'labels'])).toEqual(['labels', ...emptied]);
  });
});

import { describe, expect, it } from 'vitest';
import { recent } from '../../src/graphql/recent.ts';

const filled = (most: { entries: number; characters: number }, entries: readonly [key: string, owner: string, size?: number][]) => {
  const cache = recent<string>(most);
  for (const [key, owner, size = 1] of entries) cache.set(key, key, size, owner);
  return { ...cache, left: (...keys: string[]) => keys.filter((key) => cache.get(key) !== undefined) };
};

describe('a full cache', () => {
  it('loses what was least recently used, of the owner who has most of it', () => {
    const cache = filled({ entries: 4, characters: 100 }, [['quiet', 'one'], ...[1, 2, 3].map((n): [string, string] => [`${n}`, 'other'])]);
    cache.get('1');
    cache.set('4', '4', 1, 'other');
    expect(cache.left('quiet', '1', '2', '3', '4')).toEqual(['quiet', '1', '3', '4']);
  });

  it('counts characters as well as entries', () => {
    const cache = filled({ entries: 100, characters: 10 }, [
      ['small', 'one', 1],
      ['smaller', 'one', 1],
      ['large', 'other', 8],
      ['new', 'third', 2],
    ]);
    expect(cache.left('small', 'smaller', 'large', 'new')).toEqual(['small', 'smaller', 'new']);
  });

  it('is not filled by what is set again, and holds nothing that is larger than all of it', () => {
    const cache = filled({ entries: 2, characters: 10 }, [
      ['a', 'one', 5],
      ['b', 'one', 5],
      ['b', 'other', 5],
      ['c', 'one', 11],
    ]);
    expect(cache.left('a', 'b', 'c')).toEqual(['a', 'b']);
  });
});

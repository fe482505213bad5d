import { describe, expect, it } from 'vitest';
import { families } from '#families/index';

describe('the registered families', () => {
  it('store records about those of any family after all others', () => {
    expect(families.scenes.at(-1)!.name).toBe('events');
    expect(families.seeds.slice(-2).map(({ kind }) => kind.name)).toEqual(['events', 'deliveries']);
  });

  it('count the size of an account in the first that has an invented record for each undertaking, if any', () => {
    const counting: (string | undefined)[] = families.seeds.filter(({ countsSize }) => countsSize).map(({ kind }) => kind.name);
    expect(families.sizedBy).toBe(counting[0]);
  });

  it('have their scenes and tables in the order of the registration', () => {
    const own: readonly string[] = families.names;
    for (const lists of [families.scenes.slice(0, -1).map(({ name }) => name), Object.keys(families.tables)]) {
      const known = lists.filter((name) => own.includes(name));
      expect(known).toEqual(own.filter((name) => known.includes(name)));
    }
  });
});

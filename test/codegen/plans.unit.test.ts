import { describe, expect, it } from 'vitest';
import type { ReadFile } from '../../src/codegen/families.ts';
import { figureAt, readPlans } from '../../src/codegen/plans.ts';

const files: Record<string, Record<string, unknown>> = {
  'platform.yaml': { tags: [{ name: 'ships' }, { name: 'docks' }] },
  'plans.yaml': { window: 60, lifetimes: { session: 10 } },
  'platform/ships.yaml': { plans: { ships: 7, lifetimes: { voyage: 30 } } },
  'platform/docks.yaml': {},
};
const read: ReadFile = (file) => files[file]!;

describe('the figures of the plans', () => {
  it('are those of all, with those of families in their groups', () => {
    expect(readPlans(read)).toEqual({ window: 60, lifetimes: { session: 10, voyage: 30 }, ships: 7 });
  });

  it('are each stated once', () => {
    const twice: ReadFile = (file) => (file === 'platform/docks.yaml' ? { plans: { window: 5 } } : read(file));
    expect(() => readPlans(twice)).toThrow('openapi/platform/docks.yaml has the figure window, which another file has already.');
  });

  it.each([
    ['ships', { file: 'platform/ships.yaml', words: ['plans', 'ships'] }],
    ['lifetimes.voyage', { file: 'platform/ships.yaml', words: ['plans', 'lifetimes', 'voyage'] }],
    ['lifetimes.session', { file: 'plans.yaml', words: ['lifetimes', 'session'] }],
    ['lifetimes.gone', { file: 'plans.yaml', words: ['lifetimes', 'gone'] }],
  ])('are found where they are written, or their group: %s', (name, place) => {
    expect(figureAt(name.split('.'), read)).toEqual(place);
  });
});

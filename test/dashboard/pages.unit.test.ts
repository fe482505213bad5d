import { describe, expect, it } from 'vitest';
import { routes } from '../../src/dashboard/app/routes.ts';
import { maySee, placeOf, placesFor } from '../../src/dashboard/data/places.ts';
import { titleOf } from '../../src/dashboard/data/title.ts';

describe('the pages of the dashboard', () => {
  it('are all listed for administrators', () => {
    const listed = placesFor(true).flatMap(({ places }) => places.map(({ path }) => path));
    expect(listed.sort()).toEqual(routes.filter((path) => !path.endsWith('/:id')).sort());
  });

  it('are listed for other people without those of administrators, and without a group that has no other ones', () => {
    const listed = placesFor(false);
    expect(listed.map(({ title }) => title)).toEqual(['Overview', 'Work', 'Developers', 'You']);
    expect(listed.flatMap(({ places }) => places.filter(({ path }) => !maySee(path, false)))).toEqual([]);
    expect(['/keys', '/keys/key_1', '/settings', '/resources', '/profile', '/nothing'].filter((path) => maySee(path, false))).toEqual([
      '/resources',
      '/profile',
      '/nothing',
    ]);
  });

  it('have the name of their list', () => {
    expect(['/', '/keys', '/keys/key_1', '/nothing'].map(placeOf)).toEqual(['Home', 'API keys', 'API keys', undefined]);
  });

  it('have a title from the narrowest part to the widest, in one line that is not long', () => {
    expect(titleOf('Ada', 'User')).toBe('Ada · User · Tessera');
    expect(titleOf('Home', undefined)).toBe('Home · Tessera');
    expect(titleOf(`One\n  two ${'x'.repeat(200)}`, 'Resource')).toBe(`One two ${'x'.repeat(71)}… · Resource · Tessera`);
  });
});

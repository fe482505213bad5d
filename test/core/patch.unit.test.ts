import { describe, expect, it } from 'vitest';
import { fillDefaults, withDefaults } from '../../src/core/patch.ts';

const defaults = { size: 'small', labels: [], note: null, look: { dark: true, font: 'serif' } };

describe('values with defaults', () => {
  it('have the default of what is missing, and nothing else of their own changes', () => {
    expect(withDefaults({ name: 'Atlas' }, defaults)).toEqual({ name: 'Atlas', ...defaults });
    const given = { name: 'Atlas', size: 'large', labels: ['a'], note: 'Here.', look: { dark: false, font: 'mono' } };
    expect(withDefaults(given, defaults)).toEqual(given);
  });

  it('have the defaults within an object that says less', () => {
    expect(withDefaults({ look: { font: 'mono' } }, defaults)).toMatchObject({ look: { dark: true, font: 'mono' } });
  });
});

describe('changes with defaults', () => {
  it('have the default in place of a null, and nothing that was not sent', () => {
    expect(fillDefaults({ size: null, labels: null, note: null, name: null }, defaults)).toEqual({
      size: 'small',
      labels: [],
      note: null,
      name: null,
    });
    expect(fillDefaults({ size: 'large' }, defaults)).toEqual({ size: 'large' });
  });

  it('have the defaults within an object, or all of them', () => {
    expect(fillDefaults({ look: { font: null } }, defaults)).toEqual({ look: { font: 'serif' } });
    expect(fillDefaults({ look: null }, defaults)).toEqual({ look: defaults.look });
  });

  it('take no name of an object as a default', () => {
    expect(fillDefaults({ toString: null }, defaults)).toEqual({ toString: null });
  });
});

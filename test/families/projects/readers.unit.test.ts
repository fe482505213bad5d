import { expect, it } from 'vitest';
import { compile } from '../../contract/compile.ts';
import { registration } from '../../contract/registration.ts';

it('a family that decides who sees its records, without saying so, does not compile', () => {
  const source = registration((text) => text.replace('.and(projectFamily)', '.and({ ...projectFamily, readers: {} })'));
  expect(compile(new Map([['one', source]])).get('one')).toMatch(/'project' is missing/);
});

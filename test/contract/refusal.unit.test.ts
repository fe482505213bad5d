import { expect, it } from 'vitest';
import { refusal } from '../../src/contract/validate.ts';

const about = (message: string): string => refusal([{ field: 'events[0]', message, code: 'invalid_enum_value' }]).message;

it('tells a long list of values up to a comma, and the end of a short one', () => {
  const values = Array.from({ length: 60 }, (_, at) => `KIND_${at}_CREATED`);
  expect(about(`Must be one of: ${values.join(', ')}.`)).toMatch(/^`events\[0\]` must be one of: KIND_0_CREATED, (KIND_\d+_CREATED, )+…$/);
  expect(about(`Must be one of: ${values.slice(0, 3).join(', ')}.`)).toBe(
    '`events[0]` must be one of: KIND_0_CREATED, KIND_1_CREATED, KIND_2_CREATED.',
  );
});

it('cuts a long text without commas at its length', () => {
  expect(about(`Is ${'x'.repeat(900)}`)).toMatch(/^`events\[0\]` is x{490,499}…$/);
});

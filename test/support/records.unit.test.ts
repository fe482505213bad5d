import type { Caller } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { recordsOf } from './records.ts';

it('a kind of record that tests cannot make is named, with the line that makes it', () => {
  const make = recordsOf({} as Caller, { url: '' });
  expect(() => make('ses')).toThrow(
    "Tests need a session, and `makers` in test/support/records.ts makes none. Add how a caller makes one:\n  ses: () => created(caller, '/v1/sessions', {}),",
  );
});

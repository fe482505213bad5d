import { describe, expect, it } from 'vitest';
import { accountCalled, greetingOf } from '../../src/core/email-words.ts';

describe('a name in a letter', () => {
  it.each(['Ada Lindqvist', "Siobhán O'Neill", '山田太郎', 'Müller & Söhne GmbH', 'Dr. Ada Byron', 'Crew 7, night shift'])(
    'is %s as it is',
    (name) => {
      expect([greetingOf(name), accountCalled(name)]).toEqual([`Hello ${name},`, `the account ${name}`]);
    },
  );

  it.each([
    'your prize waits: https://evil.example/claim',
    'evil.example',
    'Go to WWW.Evil.Example now',
    'mail me@evil',
    '//evil',
    'evil\\share',
    'пример.испытание',
  ])('is left out where it could become a link: %s', (name) => {
    expect([greetingOf(name), accountCalled(name)]).toEqual(['Hello,', 'your account']);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compactJson } from '../../src/core/compact-json.ts';

it('is the same value, whatever is on which line', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.stringify(JSON.parse(compactJson(value)))).toBe(JSON.stringify(value));
    }),
  );
});

it('puts what fits on one line, and fills lines with the entries of a longer list', () => {
  const words = Array.from({ length: 20 }, (_, at) => `word-${at}`);
  expect(compactJson({ short: [1, 2], words })).toBe(
    [
      '{',
      '  "short": [1, 2],',
      '  "words": [',
      `    ${words
        .slice(0, 13)
        .map((word) => JSON.stringify(word))
        .join(', ')},`,
      `    ${words
        .slice(13)
        .map((word) => JSON.stringify(word))
        .join(', ')}`,
      '  ]',
      '}',
    ].join('\n'),
  );
});

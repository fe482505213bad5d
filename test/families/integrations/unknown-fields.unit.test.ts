import { expect, it } from 'vitest';
import { bodyViolations } from '../../../src/contract/validate.ts';

it('a configuration that is sent back as it was read is told what to leave out', () => {
  const config = { url: 'https://example.com/list', request_header_names: [], ulr: 'x' };
  const violations = bodyViolations('replaceIntegration', 'application/json', { name: 'List', provider: 'http_json', config });
  expect(Object.fromEntries(violations.map(({ field, message }) => [field, message]))).toEqual({
    'config.request_header_names': 'Is set by the server; omit it.',
    'config.ulr': expect.stringMatching(/^Is unknown\. Did you mean url\? Allowed: url, /),
  });
});

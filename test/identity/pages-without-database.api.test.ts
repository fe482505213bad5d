import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openapiDocument } from '../../src/contract/openapi-document.ts';

let isAway = false;
const onStatement = () => {
  if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
};

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ onStatement });
  isAway = true;
});
afterAll(async () => {
  isAway = false;
  await tessera.close();
});

const query = 'client_id=app_01jq3x5gkz0v7t9n2m4p6r8s1w&redirect_uri=https://app.example/back&response_type=code';

describe.each([`/oauth/authorize?${query}`, `/oauth/sign-in?${query}`, `/password?token=${'a'.repeat(43)}`])(
  '%s while the database is away',
  (path) => {
    const get = (accept: string) => fetch(`${tessera.url}${path}`, { headers: { Accept: accept } });

    it('says on a page when to come again', async () => {
      const answer = await get('text/html');
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
      expect(answer.headers.get('Content-Type')).toContain('text/html');
      expect(await answer.text()).toContain('unreachable');
    });

    it('says it to a program, too', async () => {
      const answer = await get('application/json');
      expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2']);
      expect(answer.headers.get('Content-Type')).toContain('json');
    });
  },
);

it.each(['400', '429', '503', '504'])('/oauth/authorize documents the page with which it refuses: %s', async (status) => {
  const { responses } = openapiDocument('identity').paths['/oauth/authorize']!.get!;
  const { content } = responses[status] as { content: object };
  expect(Object.keys(content)).toContain('text/html');
});

import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createRateLimiter } from '../../src/rules/rate-limit.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera.close());
afterEach(() => void vi.useRealTimers());

describe('what costs nothing', () => {
  it.each(['/.well-known/jwks.json', '/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'])(
    '%s is answered to an address that has used everything up, and uses nothing up',
    async (path) => {
      const anonymous = () => fetch(`${tessera.url}/v1/resources`);
      let last = await anonymous();
      while (last.status !== 429) last = await anonymous();
      const answers = await Promise.all(Array.from({ length: 5 }, () => fetch(`${tessera.url}${path}`)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    },
  );
});

describe('the end of a window', () => {
  it('stays where it is until it has come', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-14T09:26:53.700Z') });
    const limiter = createRateLimiter();
    const told: number[] = [];
    for (let step = 0; step < 40; step += 1) {
      told.push((await limiter('somebody', { limit: 1000, burst: 2000 }, 1)).resetAt);
      vi.setSystemTime(Date.now() + 130);
    }
    expect(new Set(told)).toEqual(new Set([Math.ceil(Date.parse('2026-03-14T09:27:53.700Z') / 1000)]));
  });
});

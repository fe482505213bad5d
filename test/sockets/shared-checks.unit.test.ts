import { describe, expect, it } from 'vitest';
import { ServiceError } from '../../src/core/errors.ts';
import type { Credential, Origin, Principal } from '../../src/core/principal.ts';
import { sharedChecks } from '../../src/sockets/shared-checks.ts';

const credential: Credential = { kind: 'api_key', token: 'one' };
const origin: Origin = { address: '192.0.2.1', referrer: undefined, userAgent: 'a program', requestId: 'req_1', revalidation: true };

/** Checks that count themselves, each of which gives a caller of its own. */
const counted = (fails = false) => {
  let count = 0;
  const check = sharedChecks(async () => {
    count += 1;
    if (fails) throw new ServiceError('service_unavailable', 'Not now.');
    return { userId: `usr_${count}` } as Principal;
  });
  return { check, count: () => count };
};

describe('checks of credentials that begin at the same time', () => {
  it('are one for the connections with the same credential from the same place', async () => {
    const { check, count } = counted();
    const callers = await Promise.all(Array.from({ length: 3000 }, (_, n) => check(credential, { ...origin, requestId: `req_${n}` })));
    expect(count()).toBe(1);
    expect(new Set(callers).size).toBe(1);
  });

  it.each([
    ['credential', { ...credential, token: 'two' }, origin],
    ['kind of credential', { ...credential, kind: 'bearer' as const }, origin],
    ['address', credential, { ...origin, address: '192.0.2.2' }],
    ['page', credential, { ...origin, referrer: 'https://pages.example' }],
    ['program', credential, { ...origin, userAgent: 'another program' }],
  ])('are two for another %s', async (_what, other, from) => {
    const { check, count } = counted();
    await Promise.all([check(credential, origin), check(other, from)]);
    expect(count()).toBe(2);
  });

  it('are no check that began before, and may not know what has ended since', async () => {
    const { check, count } = counted();
    const before = check(credential, origin);
    await Promise.resolve();
    expect(await check(credential, origin)).not.toBe(await before);
    expect(count()).toBe(2);
  });

  it('fail together, and not the next one', async () => {
    const { check, count } = counted(true);
    const failures = await Promise.allSettled([check(credential, origin), check(credential, origin)]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(check(credential, origin)).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(count()).toBe(2);
  });
});

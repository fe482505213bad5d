import { expect, it } from 'vitest';
import { admit } from '../../../src/identity/oauth/admission.ts';
import type { Client } from '../../../src/identity/oauth/clients.ts';
import type { OAuthDependencies } from '../../../src/identity/oauth/dependencies.ts';
import type { Counted } from '../../../src/rules/attempt-limits.ts';

it('a public application is counted per network at the token endpoints, and a confidential one wherever it asks from', async () => {
  const counted: Counted[] = [];
  const attempts = { take: async (counts: readonly Counted[]) => void counted.push(...counts) } as unknown as OAuthDependencies['attempts'];
  const ask = (type: Client['type'], address: string) =>
    admit({ attempts } as OAuthDependencies, { id: 'app', type } as Client, {
      address,
      requestId: 'r',
      referrer: undefined,
      userAgent: undefined,
    });
  for (const address of ['192.0.2.1', '2001:db8:0:1::7']) {
    await ask('public', address);
    await ask('confidential', address);
  }
  expect(counted).toEqual([
    ['token', 'app 192.0.2.1'],
    ['token', 'app'],
    ['token', 'app 2001:db8:0:1'],
    ['token', 'app'],
  ]);
});

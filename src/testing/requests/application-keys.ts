import { generateKeyPairSync } from 'node:crypto';
import type { ApplicationKey } from '../../data/tables/applications.ts';

const publicKey = (kid: string, pair: { publicKey: { export(options: { format: 'jwk' }): object } }): ApplicationKey => ({
  kid,
  ...(pair.publicKey.export({ format: 'jwk' }) as Omit<ApplicationKey, 'kid'>),
});

/** Public keys as an application registers them; nobody signs with them. */
export const applicationKeys: readonly ApplicationKey[] = [
  publicKey('first', generateKeyPairSync('ec', { namedCurve: 'P-256' })),
  publicKey('next', generateKeyPairSync('ed25519')),
];

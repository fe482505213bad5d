import type { Principal } from '../../src/core/principal.ts';
import { accountId, userId } from './ready.ts';

const reader: Principal = {
  accountId,
  userId,
  role: 'editor',
  scopes: ['read'],
  actor: { type: 'user', id: userId },
  credential: { type: 'api_key', id: userId },
  reference: { kind: 'api_key', hash: 'none' },
  quota: { limit: 1_000_000_000, burst: 1_000_000_000 },
  sockets: { connections: 10_000, subscriptions: 50_000 },
  allowedOrigins: [],
  defaultVersion: null,
};

/** Stands where Tessera decides who looks at a credential: nobody does, and everybody is the reader. */
export const createAuthenticate = () => async (): Promise<Principal> => reader;

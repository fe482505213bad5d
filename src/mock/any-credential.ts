import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Queries } from '../data/connection/database.ts';
import { hashOf } from '../identity/credentials/api-key-format.ts';
import { looksLikeJwt } from '../identity/tokens/jwt.ts';

/** What identity stores about a token: its hash, or for a JWT the hash of its id. */
const hashesOf = (token: string): string[] => {
  if (!looksLikeJwt(token)) return [hashOf(token)];
  try {
    return [hashOf(decodeJwt(token).jti ?? '')];
  } catch {
    return [];
  }
};

/** Whether the mock has issued a token, even if it was revoked or has expired. */
const wasIssued = async (db: Queries, token: string): Promise<boolean> => {
  const hashes = hashesOf(token);
  const { rows } = await sql<{ issued: boolean }>`
    select exists (select from credentials where hash = any(${hashes}::text[]) and kind = 'api_key')
      or exists (select from access_tokens where hash = any(${hashes}::text[]))
      or exists (select from session_tokens where hash = any(${hashes}::text[])) as issued`.execute(db);
  return rows[0]!.issued;
};

/** Maximum number of cached credentials; the least recently used one is evicted. */
const mostRemembered = 10_000;

/** Caches hashes of credentials. */
export const createMemory = (most = mostRemembered) => {
  const hashes = new Set<string>();
  return {
    has: (token: string) => hashes.has(hashOf(token)),
    add: (token: string) => {
      const hash = hashOf(token);
      hashes.delete(hash);
      hashes.add(hash);
      if (hashes.size > most) hashes.delete(hashes.values().next().value!);
    },
  };
};

/**
 * Treats every credential that was not issued as a key of the mock's administrator. An issued one works as usual, and is refused when revoked or
 * expired. The token of an address is always issued, because an address says what it allows.
 */
export const takingAnyCredential =
  (db: Queries, anyKey: string) =>
  (authenticate: Authenticate): Authenticate => {
    /** Credentials that were valid once: those deleted together with their user leave no trace in the database. */
    const valid = createMemory();
    return async (credential, origin) => {
      if (credential.kind === 'address') return authenticate(credential, origin);
      const { token } = credential;
      try {
        const caller = await authenticate(credential, origin);
        valid.add(token);
        return caller;
      } catch (failure) {
        const isUnknown = failure instanceof ServiceError && failure.status === 401 && token !== '';
        if (!isUnknown || valid.has(token) || (await wasIssued(db, token))) throw failure;
        return authenticate({ kind: 'api_key', token: anyKey }, origin);
      }
    };
  };

import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { ServiceError } from '../core/errors.ts';
import type { Authenticate } from '../core/principal.ts';
import type { Queries } from '../data/connection/database.ts';
import { hashOf } from '../identity/credentials/api-key-format.ts';
import { looksLikeJwt } from '../identity/tokens/jwt.ts';

/** What identity stores of a token: its hash, and of a JWT that of its id. */
const hashesOf = (token: string): string[] => {
  if (!looksLikeJwt(token)) return [hashOf(token)];
  try {
    return [hashOf(decodeJwt(token).jti ?? '')];
  } catch {
    return [];
  }
};

/** Whether the mock has issued a token, which may have been revoked, or expired. */
const wasIssued = async (db: Queries, token: string): Promise<boolean> => {
  const hashes = hashesOf(token);
  const { rows } = await sql<{ issued: boolean }>`
    select exists (select from credentials where hash = any(${hashes}::text[]) and kind = 'api_key')
      or exists (select from access_tokens where hash = any(${hashes}::text[]))
      or exists (select from session_tokens where hash = any(${hashes}::text[])) as issued`.execute(db);
  return rows[0]!.issued;
};

/** So many credentials are remembered; with more, the one that was not used for longest is forgotten. */
const mostRemembered = 10_000;

/** Remembers hashes of credentials. */
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
 * Takes every credential that nobody issued for a key of the mock's administrator. One that was issued means what it means, and is
 * refused when it has been revoked or has expired.
 */
export const takingAnyCredential =
  (db: Queries, anyKey: string) =>
  (authenticate: Authenticate): Authenticate => {
    /** Those that were valid once: what is deleted together with its user leaves no trace in the database. */
    const valid = createMemory();
    return async (credential, origin) => {
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

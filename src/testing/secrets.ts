import { parseSecretKeys } from '../core/secret-keys.ts';
import type { Queries } from '../data/connection/database.ts';
import { openSecrets, type Secrets } from '../data/installation-secrets.ts';

/** A secret key of 32 bytes, another one for every number. */
export const secretKey = (number: number): string => Buffer.alloc(32, number).toString('base64');

/** The key of every server under test that is given no other. */
export const commonKey = secretKey(1);

/** The secrets of a server under test. */
export const secretsOf = (db: Queries): Promise<Secrets> => openSecrets(db, parseSecretKeys(commonKey)!);

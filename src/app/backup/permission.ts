import type { SecretKeys } from '../../core/secret-keys.ts';

/** Anybody with the secret key may have the data. */
const purpose = 'permission to copy the database';

/** How long a permission is valid, in milliseconds. */
const goodFor = 60_000;

/** A permission to get the database from a running server. */
export const permissionOf = (keys: SecretKeys): string => `Backup ${keys.seal(String(Date.now()), purpose)}`;

/** Whether a header is a valid, recent permission. */
export const isPermission = (keys: SecretKeys, header: string | undefined): boolean => {
  const sealed = /^Backup (\S+)$/.exec(header ?? '')?.[1];
  if (sealed === undefined) return false;
  try {
    return Math.abs(Date.now() - Number(keys.open(sealed, purpose))) < goodFor;
  } catch {
    return false;
  }
};

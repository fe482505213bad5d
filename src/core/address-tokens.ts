import { ServiceError } from './errors.ts';
import type { AddressGrant, CredentialReference } from './principal.ts';
import type { Sealer } from './sealing.ts';

/** What the token in an address says: what it allows, until when, and with whose credential. */
export interface AddressToken {
  grant: AddressGrant;
  credential: CredentialReference;
  expiresAt: string;
}

const about = 'address';

/** A token that nobody can read or change without the sealer. */
export const sealAddress = (sealer: Sealer, token: AddressToken): string => sealer.seal(JSON.stringify(token), about);

/** @throws ServiceError `invalid_token` for a text that `sealAddress` did not make */
export const openAddress = (sealer: Sealer, text: string): AddressToken => {
  try {
    return JSON.parse(sealer.open(text, about));
  } catch (cause) {
    throw new ServiceError('invalid_token', 'The token of the address was not issued by this server.', { cause });
  }
};

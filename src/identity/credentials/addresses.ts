import { openAddress } from '../../core/address-tokens.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { CredentialReference, Origin, Principal } from '../../core/principal.ts';
import type { Sealer } from '../../core/sealing.ts';
import { hashOf } from './api-key-format.ts';

/** Authenticates a credential by its reference, as if it had been sent. @throws ServiceError when it is no longer valid */
type Again = (reference: CredentialReference, origin: Origin) => Promise<Principal>;

interface Dependencies {
  clock: Clock;
  /** Seals the tokens in addresses of files. */
  sealer: Sealer;
  again: Again;
}

/**
 * Authenticates the token in an address: its caller is that of the credential which made it, as they are now, and may do what the address allows.
 * @throws ServiceError `invalid_token`, `expired_token`, and as the credential itself
 */
export const createAddressAuthenticator =
  ({ clock, sealer, again }: Dependencies) =>
  async (token: string, origin: Origin): Promise<Principal> => {
    const { grant, credential, expiresAt } = openAddress(sealer, token);
    if (Date.parse(expiresAt) <= clock().getTime()) throw new ServiceError('expired_token', `The address expired at ${expiresAt}.`);
    return { ...(await again(credential, origin)), address: { ...grant, hash: hashOf(token) } };
  };

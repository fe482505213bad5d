import { isIP } from 'node:net';
import type {
  AuthenticationResponseJSON,
  CredentialDeviceType,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { platformName } from '../../contract/platform-name.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Person } from '../people/person.ts';
import type { SecondFactorRow } from './store.ts';

/** Options for a browser, in the form of WebAuthn Level 3. */
export type PublicKeyOptions = Record<string, unknown>;

/** The method of a passkey (RFC 8176): `swk` if it may be synced between devices, else `hwk`. */
type PasskeyMethod = 'hwk' | 'swk';

/** A passkey that has just been made. */
export interface NewPasskey {
  method: PasskeyMethod;
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: string[] | null;
}

/** A passkey has signed. */
export interface Signed {
  signCount: number;
  /** Whether it has verified its person, by a PIN or a fingerprint. */
  userVerified: boolean;
  method: PasskeyMethod;
}

/** How long a person has to use their passkey, in milliseconds; a hint to browsers. */
const timeout = 300_000;

const methodOf = (device: CredentialDeviceType): PasskeyMethod => (device === 'multiDevice' ? 'swk' : 'hwk');

/** Ed25519, ES256 and RS256, which authenticators support, in order of preference. */
const algorithms = [-8, -7, -257];

/** Loaded with the first passkey; many nodes never see one. */
const webAuthn = () => import('@simplewebauthn/server');

const handleOf = ({ accountId, userId }: Person): string => `${accountId}/${userId}`;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The parsed client data of a response; undefined when malformed. */
const clientDataOf = (credential: unknown): unknown => {
  try {
    return JSON.parse(Buffer.from(textOf(fieldOf(fieldOf(credential, 'response'), 'clientDataJSON')), 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** The challenge of a response; empty when it has none. */
export const challengeIn = (credential: unknown): string => textOf(fieldOf(clientDataOf(credential), 'challenge'));

/** Whether the page was framed by another site (7.1 step 10, 7.2 step 14); the pages here cannot be framed. */
const isFramed = (credential: unknown): boolean => {
  const data = clientDataOf(credential);
  return (fieldOf(data, 'crossOrigin') ?? false) !== false || fieldOf(data, 'topOrigin') !== undefined;
};

/** The id of the responding passkey. */
export const credentialIdIn = (credential: unknown): string => textOf(fieldOf(credential, 'id'));

/** The person that a passkey claims to belong to; nothing is proved by that. */
export const personIn = (credential: unknown): Person | undefined => {
  const handle = Buffer.from(textOf(fieldOf(fieldOf(credential, 'response'), 'userHandle')), 'base64url').toString();
  const [, accountId, userId] = /^(acc_[0-9a-z]{26})\/(usr_[0-9a-z]{26})$/.exec(handle) ?? [];
  return accountId && userId ? { accountId, userId } : undefined;
};

const credentialOf = ({ credential_id, public_key, transports }: SecondFactorRow): WebAuthnCredential => ({
  id: credential_id!,
  publicKey: new Uint8Array(Buffer.from(public_key!, 'base64url')),
  // The caller compares the counters in the transaction that stores the new one.
  counter: 0,
  ...(transports && { transports }),
});

const descriptorsOf = (factors: readonly SecondFactorRow[]) =>
  factors.flatMap(({ credential_id, transports }) =>
    credential_id === null ? [] : [{ id: credential_id, ...(transports && { transports }) }],
  );

/**
 * The WebAuthn exchange between browser and server (Level 3, 7.1 and 7.2).
 * @param authUrl the root of the identity endpoints: passkeys belong to its host name
 * @param publicUrl the root of the dashboard, whose pages can request them, too (5.11)
 */
export const createPasskeys = (authUrl: string, publicUrl: string) => {
  const { hostname: rpID, origin: ownOrigin } = new URL(authUrl);
  const origins = [ownOrigin, new URL(publicUrl).origin];
  const isPossible = isIP(rpID.replaceAll(/[[\]]/g, '')) === 0;

  const expectPossible = (): void => {
    if (isPossible) return;
    const message = `Passkeys belong to a host name, and the address of this server is ${rpID}. Its operator can set TESSERA_AUTH_URL, for example to http://localhost:8080.`;
    throw new ServiceError('invalid_state', message);
  };

  return {
    /** Whether browsers can have passkeys for this server. */
    isPossible,
    expectPossible,

    /** The creation options for a passkey. */
    creationOptions: async (
      person: Person & { name: string; email: string },
      challenge: string,
      present: readonly SecondFactorRow[],
    ): Promise<PublicKeyOptions> => {
      const { generateRegistrationOptions } = await webAuthn();
      const options = await generateRegistrationOptions({
        rpName: platformName,
        rpID,
        userID: new Uint8Array(Buffer.from(handleOf(person))),
        userName: person.email,
        userDisplayName: person.name,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        timeout,
        attestationType: 'none',
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: descriptorsOf(present),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      return { ...options };
    },

    /** The request options for one of these passkeys; without any, for any passkey that verifies its person. */
    requestOptions: async (challenge: string, allowed?: readonly SecondFactorRow[]): Promise<PublicKeyOptions> => {
      const { generateAuthenticationOptions } = await webAuthn();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        timeout,
        userVerification: allowed ? 'preferred' : 'required',
        ...(allowed && { allowCredentials: descriptorsOf(allowed) }),
      });
      return { ...options };
    },

    /** The passkey of a response; undefined when it does not answer the challenge or comes from another origin. */
    verifyCreation: async (credential: unknown, challenge: string): Promise<NewPasskey | undefined> => {
      if (isFramed(credential)) return undefined;
      const { verifyRegistrationResponse } = await webAuthn();
      const response = credential as RegistrationResponseJSON;
      const expected = { expectedChallenge: challenge, expectedOrigin: origins, expectedRPID: rpID, requireUserVerification: false };
      const { registrationInfo } = await verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: algorithms }).catch(
        () => ({
          registrationInfo: undefined,
        }),
      );
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const known = Array.isArray(transports) ? transports.filter((one) => typeof one === 'string' && /^[a-z-]{1,16}$/.test(one)) : [];
      return {
        method: methodOf(registrationInfo.credentialDeviceType),
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        sign_count: counter,
        transports: known.slice(0, 8),
      };
    },

    /** What a passkey has signed; undefined when it does not answer the challenge, is not this one, or comes from another origin. */
    verifyResponse: async (credential: unknown, challenge: string, factor: SecondFactorRow): Promise<Signed | undefined> => {
      if (factor.public_key === null || credentialIdIn(credential) !== factor.credential_id || isFramed(credential)) return undefined;
      const { verifyAuthenticationResponse } = await webAuthn();
      const response = credential as AuthenticationResponseJSON;
      const expected = { expectedChallenge: challenge, expectedOrigin: origins, expectedRPID: rpID, requireUserVerification: false };
      const verified = await verifyAuthenticationResponse({ response, ...expected, credential: credentialOf(factor) }).catch(
        () => undefined,
      );
      if (!verified?.verified) return undefined;
      const { newCounter: signCount, userVerified, credentialDeviceType } = verified.authenticationInfo;
      return { signCount, userVerified, method: methodOf(credentialDeviceType) };
    },
  };
};

export type Passkeys = ReturnType<typeof createPasskeys>;

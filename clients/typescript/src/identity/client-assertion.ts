import { base64url, random } from './base64url.ts';

// The types of Web Crypto have other places in browsers and in Node.
type Subtle = Parameters<typeof crypto.subtle.sign>[0];
type Key = Parameters<typeof crypto.subtle.sign>[1];

/** A private key of an application, whose public key is registered with it. */
export interface PrivateKey {
  /** A `CryptoKey`: RSA with SHA-256, ECDSA on P-256 or Ed25519, with the usage `sign`. It may be one that cannot be exported. */
  key: Key;
  /** The `kid` under which the public key is registered. */
  kid: string;
}

interface Algorithm {
  alg: string;
  subtle: Subtle;
}

const algorithms: Readonly<Record<string, Algorithm>> = {
  'RSASSA-PKCS1-v1_5 SHA-256': { alg: 'RS256', subtle: 'RSASSA-PKCS1-v1_5' },
  'RSA-PSS SHA-256': { alg: 'PS256', subtle: { name: 'RSA-PSS', saltLength: 32 } },
  'ECDSA P-256': { alg: 'ES256', subtle: { name: 'ECDSA', hash: 'SHA-256' } },
  Ed25519: { alg: 'Ed25519', subtle: 'Ed25519' },
};

const algorithmOf = ({ type, usages, algorithm }: Key): Algorithm => {
  const { name, hash, namedCurve } = algorithm as { name: string; hash?: { name: string }; namedCurve?: string };
  const found = algorithms[[name, hash?.name ?? namedCurve].filter(Boolean).join(' ')];
  if (type === 'private' && usages.includes('sign') && found) return found;
  throw new TypeError('privateKey.key is not a private key for signing: RSA with SHA-256, ECDSA on P-256 or Ed25519.');
};

const encoded = (value: object): string => base64url(new TextEncoder().encode(JSON.stringify(value)));

/** How long an assertion is valid, in seconds. It is in the middle of what the server takes, so that clocks may differ by minutes. */
const lifetime = 150;

/**
 * Signs client assertions (RFC 7523): each call makes a new one, because one works once.
 * @returns the fields of a form
 * @throws TypeError for a key that cannot sign
 */
export const assertions = (clientId: string, { key, kid }: PrivateKey, issuer: string) => {
  const { alg, subtle } = algorithmOf(key);
  return async (): Promise<Record<string, string>> => {
    const claims = { iss: clientId, sub: clientId, aud: issuer, exp: Math.floor(Date.now() / 1000) + lifetime, jti: random() };
    const signed = `${encoded({ alg, kid, typ: 'client-authentication+jwt' })}.${encoded(claims)}`;
    const signature = await crypto.subtle.sign(subtle, key, new TextEncoder().encode(signed));
    return {
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: `${signed}.${base64url(new Uint8Array(signature))}`,
    };
  };
};

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What an authenticator is told, and what may be wrong with its response. */
interface Ceremony {
  challenge: string;
  rpId: string;
  origin: string;
  /** Whether it has asked its person for a PIN. */
  verified?: boolean;
  /** Whether it says that the passkey may be on several devices. */
  synced?: boolean;
  type?: string;
  /** What else the browser says of the page that asked. */
  said?: Record<string, unknown>;
}

/** An authenticator of one passkey that a test drives by hand, without a browser (WebAuthn Level 3, section 6). */
export interface Authenticator {
  id: string;
  /** How often it has signed; a test may set it back. */
  count: number;
  create: (ceremony: Ceremony) => Record<string, unknown>;
  get: (ceremony: Ceremony) => Record<string, unknown>;
  /** The same passkey with what a copy of it has: the key and the count of now. */
  copy: () => Authenticator;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const flagsOf = (verified: boolean, synced: boolean, attested: boolean): number =>
  0x01 | (verified ? 0x04 : 0) | (synced ? 0x18 : 0) | (attested ? 0x40 : 0);

const dataOf = ({ rpId, verified = true, synced = false }: Ceremony, count: number, attested = Buffer.alloc(0)): Buffer => {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(rpId), Buffer.from([flagsOf(verified, synced, attested.length > 0)]), counter, attested]);
};

const clientData = (type: string, { challenge, origin, said }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...said }));

/** An attestation object without a statement, in CBOR. */
const attestationOf = (authData: Buffer): Buffer => {
  const length = Buffer.from([0x59, authData.length >> 8, authData.length & 0xff]);
  return Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'), length, authData]);
};

/** @param userHandle what it says whose it is; a test may lie */
const authenticator = (keys: ReturnType<typeof newKeys>, id: Buffer, count: number, userHandle: () => string): Authenticator => {
  const { x, y } = keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
  const part = (head: string, coordinate: string) => Buffer.concat([Buffer.from(head, 'hex'), Buffer.from(coordinate, 'base64url')]);
  const cose = Buffer.concat([Buffer.from('a5010203262001', 'hex'), part('215820', x), part('225820', y)]);
  const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
  const base = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} };
  const own: Authenticator = {
    id: base.id,
    count,
    create: (ceremony) => {
      const authData = dataOf(ceremony, own.count, attested);
      const response = {
        clientDataJSON: clientData(ceremony.type ?? 'webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestationOf(authData).toString('base64url'),
        transports: ['internal'],
      };
      return { ...base, response };
    },
    get: (ceremony) => {
      own.count += 1;
      const authenticatorData = dataOf(ceremony, own.count);
      const said = clientData(ceremony.type ?? 'webauthn.get', ceremony);
      const response = {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticatorData, sha256(said)]), keys.privateKey).toString('base64url'),
        userHandle: Buffer.from(userHandle()).toString('base64url'),
      };
      return { ...base, response };
    },
    copy: () => authenticator(keys, id, own.count, userHandle),
  };
  return own;
};

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** A new passkey, for a person of an account. */
export const newAuthenticator = ({ accountId, userId }: { accountId: string; userId: string }): Authenticator =>
  authenticator(newKeys(), randomBytes(16), 0, () => `${accountId}/${userId}`);

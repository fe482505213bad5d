import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** Encrypts texts, so that the database alone does not reveal them. */
export interface Sealer {
  /** `about` names the record that the text belongs to. A text sealed for one record cannot be opened for another. */
  seal(text: string, about: string): string;
  /** @throws Error when the text was sealed with another secret or for another record, or was changed */
  open(sealed: string, about: string): string;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The prefix of every sealed text, which leaves room for other formats. */
const FORM = 'v1.';

/** Seals with AES-256-GCM, with a key derived from a secret (HKDF, RFC 5869). */
export const createSealer = (secret: string | KeyObject): Sealer => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'tessera sealing v1', 32));
  return {
    seal: (text, about) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
      const hidden = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${FORM}${hidden.toString('base64url')}`;
    },
    open: (sealed, about) => {
      if (!sealed.startsWith(FORM)) throw new Error('Unknown format of a sealed value.');
      const encoded = sealed.slice(FORM.length);
      const hidden = Buffer.from(encoded, 'base64url');
      // Decoding ignores characters that do not belong to the text: a sealed value has exactly one text.
      if (hidden.toString('base64url') !== encoded) throw new Error('Not the text of a sealed value.');
      const decipher = createDecipheriv(ALGORITHM, key, hidden.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
        .setAAD(Buffer.from(about))
        .setAuthTag(hidden.subarray(-TAG_BYTES));
      return decipher.update(hidden.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
};

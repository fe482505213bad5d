import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** What every authenticator app supports: SHA-1, six digits, a step of thirty seconds (RFC 6238). */
const digits = 6;
const stepSeconds = 30;
/** As long as the output of the hash (RFC 4226, section 4). */
const secretBytes = 20;
/** Allows for clock drift of one step, and slow typing. */
const window = [0, -1, 1];

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const base32 = (bytes: Uint8Array): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
};

const bytesOf = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
};

/** A new secret in base32. */
export const newTotpSecret = (): string => base32(randomBytes(secretBytes));

/** The URI that authenticator apps read from a QR code. */
export const totpUri = (secret: string, issuer: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;

/** The code of a step (RFC 4226, section 5.3). */
const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const truncated = mac.readUInt32BE(mac[mac.length - 1]! & 0xf) & 0x7fffffff;
  return String(truncated % 10 ** digits).padStart(digits, '0');
};

/** Whether a text can be a code of an authenticator app. */
export const looksLikeTotp = (code: string): boolean => /^\d{6}$/.test(code);

/** The step of a valid code; undefined when it is wrong, or when this code or a later one was already used. */
export const stepOf = (secret: string, code: string, now: Date, lastStep: number): number | undefined => {
  const present = Math.floor(now.getTime() / 1000 / stepSeconds);
  const steps = window.map((difference) => present + difference);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code)) && step > lastStep);
};

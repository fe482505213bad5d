import { type Argon2Parameters, argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(
  argon2 as (algorithm: 'argon2id', parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) => void,
);

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const memory = 19_456;
const passes = 2;

/** A password's Argon2id hash in the PHC string format, computed off the event loop. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: Buffer.from(password), nonce, parallelism: 1, tagLength: 32, memory, passes });
  const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${text(nonce)}$${text(tag)}`;
};

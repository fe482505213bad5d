import { argon2Sync } from 'node:crypto';

const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/**
 * A password's hash as it is stored, at the least cost that Argon2id has. A stored hash names its own cost, so that signing in with it takes
 * a thousandth of the time; what the server stores itself has the full cost, of which test/identity/passwords.test.ts makes sure.
 */
export const cheapHash = (password: string): string => {
  const cost = { memory: 8, passes: 1, parallelism: 1 };
  const nonce = Buffer.from('a salt for tests');
  const tag = argon2Sync('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength: 32, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(nonce)}$${text(tag)}`;
};

import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { atMost } from '../../core/at-most.ts';
import { ServiceError } from '../../core/errors.ts';

const argon2id = promisify(
  argon2 as (algorithm: 'argon2id', parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) => void,
);

const TAG_BYTES = 32;
const NONCE_BYTES = 16;

interface Cost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** Cost of new hashes, by OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. Tests lower it, because they create thousands. */
export const hashCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

/** Maximum concurrent derivations: each uses 19 MiB and one of libuv's four threads, which files and DNS also need. */
const maxRunning = 2;
/** Maximum waiting derivations: a wait of one or two seconds. */
const maxWaiting = 100;

const overloaded = () =>
  new ServiceError('service_unavailable', 'Too many people are signing in right now. Try again shortly.', {
    headers: { 'Retry-After': '2' },
  });

const run = atMost(maxRunning);

/** Runs derivations within the limit, in order of arrival. @throws ServiceError `service_unavailable` */
const limitDerivations = async <T>(derive: () => Promise<T>): Promise<T> => {
  if (run.waiting >= maxWaiting) throw overloaded();
  return run(derive);
};

/** Keyboards may produce different code points for the same letters, so passwords are normalized (NIST SP 800-63B). */
const derive = (password: string, nonce: Buffer, cost: Cost): Promise<Buffer> =>
  limitDerivations(() => argon2id('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, tagLength: TAG_BYTES, ...cost }));

const text = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** A password's Argon2id hash in the PHC string format, computed in a worker thread. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(NONCE_BYTES);
  const { memory, passes, parallelism } = hashCost;
  const tag = await derive(password, nonce, hashCost);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${text(nonce)}$${text(tag)}`;
};

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const parsed = (stored: string) => {
  const [, m, t, p, nonce, tag] = phc.exec(stored) ?? [];
  if (nonce === undefined || tag === undefined) throw new Error('A stored password hash is not in the PHC string format.');
  const cost: Cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
  return { cost, nonce: Buffer.from(nonce, 'base64'), tag: Buffer.from(tag, 'base64') };
};

const decoy = { cost: hashCost, nonce: randomBytes(NONCE_BYTES), tag: randomBytes(TAG_BYTES) };

/**
 * Whether a password matches a hash. Without a hash it takes as long and is false, so that the response time does not reveal whether a user exists.
 */
export const verifyPassword = async (password: string, stored: string | undefined): Promise<boolean> => {
  const { cost, nonce, tag } = stored === undefined ? decoy : parsed(stored);
  const same = timingSafeEqual(await derive(password, nonce, cost), tag);
  return same && stored !== undefined;
};

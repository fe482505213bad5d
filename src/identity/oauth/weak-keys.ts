/** Factors up to this size are found by trial division. */
const smallest = 10_000n;

const hasSmallFactor = (modulus: bigint): boolean => {
  if (modulus % 2n === 0n) return true;
  for (let divisor = 3n; divisor < smallest; divisor += 2n) if (modulus % divisor === 0n) return true;
  return false;
};

const power = (base: bigint, exponent: bigint, modulus: bigint): bigint => {
  let result = 1n;
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * base) % modulus;
  }
  return result;
};

/**
 * Fermat factorization: it fails for a product of two random primes. It takes as long for every modulus of a length, unlike more rounds of others.
 */
const isPrime = (modulus: bigint): boolean => power(2n, modulus - 1n, modulus) === 1n;

const numberOf = (bytes: Buffer): bigint => BigInt(`0x${bytes.toString('hex')}`);

/** Whether the private key of an RSA modulus (base64url) is easy to find, because it is not a product of two large primes. */
export const isWeakModulus = (n: string): boolean => {
  const modulus = numberOf(Buffer.from(n, 'base64url'));
  return hasSmallFactor(modulus) || isPrime(modulus);
};

/** The prime of the field of Ed25519. */
const prime = 2n ** 255n - 19n;

/** The y coordinates of the points of Ed25519 whose order is 1, 2, 4 or 8. */
const ofLowOrder: readonly bigint[] = [
  0n,
  1n,
  prime - 1n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n,
];

/** Whether an Ed25519 key (base64url) is a point with which signatures can be forged, or is not encoded as RFC 8032 requires. */
export const isWeakPoint = (x: string): boolean => {
  const y = numberOf(Buffer.from(x, 'base64url').reverse()) % 2n ** 255n;
  return y >= prime || ofLowOrder.includes(y);
};

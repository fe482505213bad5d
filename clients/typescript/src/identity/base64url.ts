/** Bytes in URL-safe base64 without padding (RFC 4648, 5). */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A random value of 256 bits. */
export const random = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

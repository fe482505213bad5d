import { hash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** The key in an `Authorization` header; empty when there is none. */
export const operatorKeyIn = (authorization: string | undefined): string => /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';

/** Says whether an `Authorization` header has one of the keys. It takes as long for a wrong key as for a right one. */
export const createKeyCheck = (keys: readonly string[]): ((authorization: string | undefined) => boolean) => {
  const known = keys.map(digest);
  return (authorization) => {
    const own = digest(operatorKeyIn(authorization));
    return known.map((one) => timingSafeEqual(one, own)).includes(true);
  };
};

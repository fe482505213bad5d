import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import { idAt } from '../core/ids.ts';
import type { Audited, Source } from '../rules/audit.ts';

/** Where an operator's request came from, and its key; no key on the command line. */
export type OperatorSource = Source & Pick<Audited, 'credential'>;

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');

/** The key in an `Authorization` header; empty when there is none. */
export const operatorKeyIn = (authorization: string | undefined): string => /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';

/** Whether an `Authorization` header has one of the keys, in constant time. */
export const createKeyCheck = (keys: readonly string[]): ((authorization: string | undefined) => boolean) => {
  const known = keys.map(digest);
  return (authorization) => {
    const own = digest(operatorKeyIn(authorization));
    return known.map((one) => timingSafeEqual(one, own)).includes(true);
  };
};

/** Names a key in the audit log. @param secret the installation's secret, so that a name cannot be matched to guessed keys */
export const operatorKeyId = (secret: string, key: string): string =>
  idAt('operator_key', 0, createHmac('sha256', secret).update(`operator key ${key}`).digest().subarray(0, 10));

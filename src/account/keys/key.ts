import { isIP } from 'node:net';
import { knownScopes, unknownScopes } from '../../contract/scopes.ts';
import type { AccountSchemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import { nearUtc } from '../../core/instants.ts';

export type ApiKey = AccountSchemas['ApiKey'];
export type ApiKeyCreate = AccountSchemas['ApiKeyCreate'];
export type ApiKeyUpdate = AccountSchemas['ApiKeyUpdate'];

/** What a change of a key may write. */
export type ApiKeyFields = Partial<Pick<ApiKey, 'name' | 'allowed_ips' | 'allowed_referrers' | 'expires_at'>> & {
  overlap_ends_at?: string | null;
};

/** How a key begins, by the environment that it opens. */
export const prefixes = { live: 'tsr_live_', test: 'tsr_test_' } as const;

/** The fields that a change writes. An expiry of its own takes a reroll back: the key works until then, and not only for its overlap. */
export const changesOf = ({ expires_at, ...changes }: ApiKeyUpdate): ApiKeyFields =>
  expires_at === undefined ? changes : { ...changes, expires_at: expires_at && nearUtc(expires_at), overlap_ends_at: null };

/** @throws ServiceError `unknown_reference` naming what scopes there are */
export const expectScopes = (scopes: readonly string[]): void => {
  const unknown = unknownScopes(scopes);
  if (unknown.length === 0) return;
  throw new ServiceError('unknown_reference', `There is no scope ${unknown.join(', ')}.`, {
    details: [{ field: 'scopes', message: `Scopes are ${knownScopes.join(', ')}.`, code: 'unknown_reference' }],
  });
};

/** @throws ServiceError `unprocessable` when it has passed */
export const expectToCome = (expiresAt: string | null | undefined, now: Date): void => {
  if (!expiresAt || Date.parse(expiresAt) > now.getTime()) return;
  throw new ServiceError('unprocessable', `${expiresAt} has passed; a key expires in the future, or never.`, {
    details: [{ field: 'expires_at', message: 'Must lie in the future.', code: 'not_allowed' }],
  });
};

const isNetwork = (text: string): boolean => {
  const [address, bits] = text.split('/') as [string, string?];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
};

const hostForm = /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** @throws ServiceError `unprocessable` naming each entry of a field that is not what is allowed there */
const expectEach = (field: string, entries: readonly string[], fits: (entry: string) => boolean, allowed: string): void => {
  const misfits = entries.flatMap((entry, at) => (fits(entry) ? [] : [{ entry, at }]));
  const details = misfits.map(({ at }) => ({ field: `${field}[${at}]`, message: `Must be ${allowed}.`, code: 'not_allowed' }));
  const first = misfits[0];
  if (first) throw new ServiceError('unprocessable', `${first.entry} is not ${allowed}.`, { details });
};

/** @throws ServiceError `unprocessable` naming each that is no address and no network */
export const expectNetworks = (networks: readonly string[] = []): void =>
  expectEach('allowed_ips', networks, isNetwork, 'an IP address, or a network such as 203.0.113.0/24');

/** @throws ServiceError `unprocessable` naming each that is no host */
export const expectHosts = (hosts: readonly string[] = []): void =>
  expectEach('allowed_referrers', hosts, (host) => hostForm.test(host), 'a host such as app.example.com or *.example.com');

/** Whether a key has expired. */
export const isOver = ({ expires_at }: ApiKey, now: Date): boolean => expires_at !== null && Date.parse(expires_at) <= now.getTime();

/** @throws ServiceError `invalid_state` */
export const expectUnrevoked = ({ id, revoked_at }: ApiKey): void => {
  if (revoked_at) throw new ServiceError('invalid_state', `The key ${id} was revoked at ${revoked_at}.`);
};

/** A key that is over is not rerolled. @throws ServiceError `invalid_state` */
export const expectAlive = (key: ApiKey, now: Date): void => {
  expectUnrevoked(key);
  if (isOver(key, now)) throw new ServiceError('invalid_state', `The key ${key.id} expired at ${key.expires_at}.`);
};

/** When the old key of a reroll ends: after the overlap, or at its own expiry if that is sooner. */
export const endOfOverlap = ({ expires_at }: ApiKey, overlapSeconds: number, now: Date): string => {
  const end = new Date(now.getTime() + overlapSeconds * 1000).toISOString();
  return expires_at && expires_at < end ? expires_at : end;
};

import { isIP } from 'node:net';
import { knownScopes, unknownScopes } from '../../contract/scopes.ts';
import type { AccountSchemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { storedInstant } from '../../core/instants.ts';
import { fillDefaults } from '../../core/patch.ts';
import type { Bounds, Principal } from '../../core/principal.ts';
import { type Authority, expectAuthority } from '../../rules/authority.ts';

export type ApiKey = AccountSchemas['ApiKey'];
export type ApiKeyCreate = AccountSchemas['ApiKeyCreate'];
export type ApiKeyUpdate = AccountSchemas['ApiKeyUpdate'];

/** The fields of a key that an update may write. */
export type ApiKeyFields = Partial<Pick<ApiKey, 'name' | 'allowed_ips' | 'allowed_referrers' | 'expires_at'>> & {
  overlap_ends_at?: string | null;
};

/** The columns an update writes. A new expiry cancels a reroll: the key is then valid until that expiry, not just for its overlap. */
export const changesOf = ({ expires_at, ...sent }: ApiKeyUpdate): ApiKeyFields => {
  const changes = fillDefaults(sent, { allowed_ips: [], allowed_referrers: [] });
  return expires_at === undefined ? changes : { ...changes, expires_at: expires_at && storedInstant(expires_at), overlap_ends_at: null };
};

type Restricted = Pick<ApiKeyCreate, 'allowed_ips' | 'allowed_referrers' | 'expires_at'>;

const unbound: Bounds = { endsAt: null, addresses: [], pages: [] };

/** Fields omitted from a new key get the restrictions of the credential that creates it. */
export const withinBounds = <Fields extends Restricted>({ bounds = unbound }: Principal, fields: Fields) => ({
  ...fields,
  expires_at: fields.expires_at === undefined ? bounds.endsAt : fields.expires_at && storedInstant(fields.expires_at),
  allowed_ips: fields.allowed_ips ?? [...bounds.addresses],
  allowed_referrers: fields.allowed_referrers ?? [...bounds.pages],
});

type Reach = Pick<ApiKey, 'scopes' | 'allowed_ips' | 'allowed_referrers' | 'expires_at'>;

/** The authority that a key gives. */
const authorityOfKey = ({ scopes, allowed_ips, allowed_referrers, expires_at }: Reach): Authority => ({
  scopes,
  endsAt: expires_at,
  addresses: allowed_ips,
  pages: allowed_referrers,
});

/** Whether a caller may create such a key. @throws ServiceError as `expectAuthority` */
export const expectMayCreate = (caller: Principal, key: Reach): void => expectAuthority(caller, 'key', authorityOfKey(key));

const widening = ['allowed_ips', 'allowed_referrers', 'expires_at'] as const;

/**
 * Whether a caller may make this change: another expiry or other restrictions need the same authority as a new key.
 * @throws as `expectAuthority`
 */
export const expectMayWiden = (caller: Principal, key: Reach, changes: ApiKeyFields): void => {
  if (widening.some((field) => changes[field] !== undefined)) expectMayCreate(caller, { ...key, ...changes });
};

/** @throws ServiceError `unknown_reference` with the scopes that exist */
export const expectScopes = (scopes: readonly string[]): void => {
  const unknown = unknownScopes(scopes);
  if (unknown.length === 0) return;
  throw new ServiceError('unknown_reference', `Unknown scope ${excerpt(unknown.join(', '))}.`, {
    details: [{ field: 'scopes', message: `Scopes are ${knownScopes.join(', ')}.`, code: 'unknown_reference' }],
  });
};

/** @throws ServiceError `unprocessable` when it has passed */
export const expectFuture = (expiresAt: string | null | undefined, now: Date): void => {
  if (!expiresAt || Date.parse(expiresAt) > now.getTime()) return;
  throw new ServiceError('unprocessable', `${expiresAt} is in the past; expires_at must be in the future, or null.`, {
    details: [{ field: 'expires_at', message: 'Must be in the future.', code: 'not_allowed' }],
  });
};

const isNetwork = (text: string): boolean => {
  const [address, bits] = text.split('/') as [string, string?];
  const version = isIP(address);
  return version !== 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
};

const hostForm = /^(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** @throws ServiceError `unprocessable` with each invalid entry of a field */
const expectEach = (field: string, entries: readonly string[], fits: (entry: string) => boolean, allowed: string): void => {
  const misfits = entries.flatMap((entry, at) => (fits(entry) ? [] : [{ entry, at }]));
  const details = misfits.map(({ at }) => ({ field: `${field}[${at}]`, message: `Must be ${allowed}.`, code: 'not_allowed' }));
  const first = misfits[0];
  if (first) throw new ServiceError('unprocessable', `${excerpt(first.entry)} is not ${allowed}.`, { details });
};

/** @throws ServiceError `unprocessable` with each entry of a field that is neither an IP address nor a network */
export const expectNetworks = (networks: readonly string[] | null = [], field = 'allowed_ips'): void =>
  expectEach(field, networks ?? [], isNetwork, 'an IP address, or a network such as 203.0.113.0/24');

/** @throws ServiceError `unprocessable` with each entry that is not a host */
export const expectHosts = (hosts: readonly string[] | null = []): void =>
  expectEach('allowed_referrers', hosts ?? [], (host) => hostForm.test(host), 'a host such as app.example.com or *.example.com');

/** Whether a key has expired. */
export const isOver = ({ expires_at }: ApiKey, now: Date): boolean => expires_at !== null && Date.parse(expires_at) <= now.getTime();

/** @throws ServiceError `invalid_state` */
export const expectUnrevoked = ({ id, revoked_at }: ApiKey): void => {
  if (revoked_at) throw new ServiceError('invalid_state', `The key ${id} was revoked at ${revoked_at}.`);
};

/** An expired or revoked key cannot be rerolled. @throws ServiceError `invalid_state` */
export const expectAlive = (key: ApiKey, now: Date): void => {
  expectUnrevoked(key);
  if (isOver(key, now)) throw new ServiceError('invalid_state', `The key ${key.id} expired at ${key.expires_at}.`);
};

/** When the old key of a reroll expires: after the overlap, or at its own expiry if that is sooner. */
export const endOfOverlap = ({ expires_at }: ApiKey, overlapSeconds: number, now: Date): string => {
  const end = new Date(now.getTime() + overlapSeconds * 1000).toISOString();
  return expires_at && expires_at < end ? expires_at : end;
};

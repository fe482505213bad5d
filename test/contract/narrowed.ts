import fc from 'fast-check';
import { knownScopes } from '../../src/contract/scopes.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { versions } from '../../src/contract/versions.ts';
import type { PublishedOperation } from '../../src/testing/contract/published.ts';
import { applicationKeys } from '../../src/testing/requests/application-keys.ts';
import { familyParts } from '../support/family-parts.ts';
import type { Narrowed } from './values.ts';

const oneOf =
  <T>(...values: T[]) =>
  () =>
    fc.constantFrom(...values);

interface Proving {
  type: 'confidential' | 'public';
  token_endpoint_auth_method?: string;
  jwks?: unknown;
}

/** Keys belong to `private_key_jwt`, which is for confidential applications; each type has its own default. */
const withFittingMethod = ({ token_endpoint_auth_method: named, jwks, ...rest }: Proving) => {
  if (rest.type === 'confidential' && jwks !== undefined) return { ...rest, token_endpoint_auth_method: 'private_key_jwt', jwks };
  if (named === undefined) return rest;
  return { ...rest, token_endpoint_auth_method: rest.type === 'public' ? 'none' : 'client_secret_basic' };
};

const addresses = () =>
  fc.uniqueArray(
    fc.oneof(
      fc.ipV4(),
      fc.ipV6(),
      fc.ipV4().map((ip) => `${ip}/24`),
    ),
    { maxLength: 4 },
  );

const unrestricted = oneOf([], ['127.0.0.0/8', '::/0'], null);

const pages = [[], ['app.example.com'], ['*.example.org', 'localhost']];

let keys = 0;

const statusOfNew = { status: oneOf('active', 'archived') };

const conditionsOf: Record<string, string> = {
  RESOURCE_UPDATED: 'status=archived&changes.status_exists=true',
  RESOURCE_CREATED: 'status_in=active,pending',
  USER_CREATED: 'role=editor',
};

/** Conditions are for the types that the webhook receives, with the filters of their records. */
const withConditions = (own: fc.Arbitrary<{ events?: string[] }>) =>
  own.map(({ events = [], ...rest }) => ({
    ...rest,
    ...(events.length > 0 ? { events } : {}),
    conditions: Object.fromEntries(events.flatMap((type) => (conditionsOf[type] ? [[type, conditionsOf[type]]] : []))),
  }));

/** What the record that a request is about is like, and what follows for some requests. */
const byOperation: Partial<Record<OperationId, Narrowed>> = {
  // A new resource is active, and what is active does not become pending.
  replaceResource: statusOfNew,
  updateResource: statusOfNew,
  ...Object.assign({}, ...familyParts.map(({ narrowed }) => narrowed?.byOperation)),
};

/** What the platform's own rules and HTTP ask beyond the schemas, each with what asks for it. */
const everywhere: Narrowed = {
  WebhookCreate: withConditions,
  WebhookUpdate: withConditions,
  // Scopes are those of the contract.
  Scope: oneOf(...knownScopes),
  // A pattern cannot tell which addresses there are.
  AllowedIps: addresses,
  AllowedIpsUpdate: () => fc.option(addresses()),
  // Nobody may lock themselves out.
  PeopleNetworksUpdate: oneOf([], null),
  ProgramNetworksUpdate: unrestricted,
  // Hosts, and all below one.
  AllowedReferrers: oneOf(...pages),
  AllowedReferrersUpdate: oneOf(...pages, null),
  // Where a browser may be sent back to (RFC 8252).
  RedirectUri: oneOf('https://viewer.example/callback', 'http://127.0.0.1:4711/callback', 'com.example.viewer:/callback'),
  ApplicationCreate: (own) =>
    own.filter(({ type, redirect_uris = [] }) => type === 'confidential' || redirect_uris.length > 0).map(withFittingMethod),
  // What was registered is not refused.
  ApplicationDecision: oneOf('allowed'),
  // Keys are keys.
  ApplicationKeys: oneOf({ keys: applicationKeys }, { keys: applicationKeys.slice(1) }),
  // What expires does so in the future.
  expires_at: () => fc.constantFrom(null, '2999-12-31T23:59:59Z', '2999-12-31T23:59:59.123+02:00'),
  // What has failed did so in the past.
  since: (own) => own.map((instant) => instant.replace(/^\d{4}/, '2024')),
  // Deliveries are not kept longer than their events.
  RetentionUpdate: (own) =>
    own.filter(
      ({ events_days: events, deliveries_days: deliveries }) =>
        typeof events !== 'number' || deliveries === undefined || (deliveries !== null && deliveries <= events),
    ),
  PinnedVersion: oneOf(null, ...versions.keys()),
  // Cursors are the server's own; the empty one begins a list.
  after: oneOf(''),
  // A caller's own id may look like one of ours, and need not be one.
  'X-Request-ID': (own) =>
    fc.oneof(
      own,
      own.map((id) => `req_${id.repeat(26).slice(0, 26)}`),
    ),
  // A key stands for one request.
  'Idempotency-Key': (own) =>
    own.map((key) => {
      keys += 1;
      return `${key.slice(0, 200)}${keys}`;
    }),
  // Every version that a new record has by the time it is asked for, or any.
  'If-Match': oneOf('*', '"1", "2", "3"', '"3","2","1"'),
  'If-None-Match': oneOf('*', '"1"', 'W/"1"', '"other", "another"'),
  // What is no range of bytes is passed over; the file has 14 of them.
  Range: (own) =>
    fc.oneof(
      own.map((text) => `x${text.trim()}`),
      fc.constantFrom('bytes=0-', 'bytes=3-7', 'bytes=-5', 'bytes=13-99', 'bytes=0-1,4-5'),
    ),
  'If-Range': oneOf('"1"', '"2"', 'W/"2"', 'Sat, 14 Mar 2026 09:26:53 GMT'),
  ...Object.assign({}, ...familyParts.map(({ narrowed }) => narrowed?.everywhere)),
};

/** A write is not for the versions that it names; no record has these. */
const inWrites: Narrowed = { 'If-None-Match': oneOf('"97"', 'W/"97"', '"98", "other"') };

/** What is narrowed of an operation's input. */
export const narrowedFor = ({
  operationId,
  version,
  method,
}: Pick<PublishedOperation, 'operationId' | 'version' | 'method'>): Narrowed => ({
  ...everywhere,
  ...(method === 'GET' ? {} : inWrites),
  // The path names the version, and the header has to agree.
  'X-API-Version': oneOf(version ?? 'v1'),
  ...byOperation[operationId],
});

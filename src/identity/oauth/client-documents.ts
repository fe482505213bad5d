import { isName } from '../../contract/name.ts';
import { clientDocumentLimits } from '../../contract/plans.ts';
import { unknownScopes } from '../../contract/scopes.ts';
import type { Clock } from '../../core/clock.ts';
import { excerpt } from '../../core/excerpt.ts';
import { normalForm } from '../../core/normal-form.ts';
import { missingScopes } from '../../core/scopes.ts';
import { type Outbound, OutboundError } from '../../outbound/outbound.ts';
import { type Attempts, expectAttempt, networkOf, tooManyAttempts } from '../../rules/attempt-limits.ts';
import type { Client } from './clients.ts';
import { describedClient, offeredScopes } from './described-client.ts';
import { redirectUriProblem } from './redirect-uris.ts';

/** Why an application cannot be used; the message is for people. */
export class ClientDocumentError extends Error {
  override name = 'ClientDocumentError';
}

const wrong = (problem: string): never => {
  throw new ClientDocumentError(`The application describes itself, but ${problem}.`);
};

const expectAddress = (address: string): void => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.href !== address || address.includes('#') || url.username || url.password || url.pathname === '/')
    wrong('its client id must be an https URL with a path, in normalized form, without credentials or a fragment');
};

type Document = Record<string, unknown>;

const nameIn = ({ client_name: name }: Document): string => {
  if (typeof name !== 'string' || name.trim() === '') return wrong('its document has no client_name');
  if (name.length > 200) return wrong('its client_name exceeds 200 characters');
  if (!isName(name)) return wrong('its client_name contains invisible characters');
  return normalForm(name.trim());
};

const addressesIn = ({ redirect_uris: given }: Document): string[] => {
  if (!Array.isArray(given) || given.length === 0 || given.length > 20)
    return wrong('its document needs a redirect_uris list with 1 to 20 addresses');
  for (const uri of given) {
    if (typeof uri !== 'string' || uri.length > 2048) return wrong('its redirect_uris must be strings of at most 2048 characters');
    const problem = redirectUriProblem(uri);
    if (problem !== undefined) return wrong(`its redirect URI ${excerpt(uri)} ${problem}`);
  }
  return [...new Set(given as string[])];
};

const scopesIn = ({ scope }: Document): string[] => {
  if (scope === undefined) return [...offeredScopes];
  const named = typeof scope === 'string' ? scope.split(' ') : [];
  const open = named.filter((one) => unknownScopes([one]).length === 0 && missingScopes(offeredScopes, [one]).length === 0);
  return open.length > 0
    ? [...new Set(open)]
    : wrong('its scope contains nothing that such an application may request: reading and writing');
};

const includes = (list: unknown, word: string): boolean => list === undefined || (Array.isArray(list) && list.includes(word));

/** The application that a document describes. @throws ClientDocumentError */
const clientIn = (address: string, document: Document): Client => {
  if (document.client_id !== address) wrong('its document has a different client_id');
  const { token_endpoint_auth_method: method = 'none' } = document;
  if (method !== 'none' || document.client_secret !== undefined)
    wrong('its document asks for a secret; such an application is public and must use token_endpoint_auth_method none');
  if (!includes(document.grant_types, 'authorization_code') || !includes(document.response_types, 'code'))
    wrong('its document lacks the grant type authorization_code or the response type code');
  return { ...describedClient(address), name: nameIn(document), redirect_uris: addressesIn(document), scopes: scopesIn(document) };
};

const parsed = (bytes: Uint8Array): Document => {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Document;
  } catch {
    // The same as another value.
  }
  return wrong('its document is not a JSON object');
};

const { bytes: maxBytes, timeout, fresh, wrong: wrongFor, kept, reading: mostReading } = clientDocumentLimits;

const fetched = async (outbound: Outbound, address: string): Promise<Client> => {
  const signal = AbortSignal.timeout(timeout * 1000);
  const request = { method: 'GET', url: address, headers: { accept: 'application/json' }, maxBytes, signal } as const;
  const { status, headers, body, complete } = await outbound.send(request).catch((failure: unknown) => {
    if (!(failure instanceof OutboundError)) throw failure;
    return wrong(`its document could not be fetched from ${new URL(address).host}`);
  });
  if (status !== 200) wrong(`its document could not be fetched: ${new URL(address).host} answered with status ${status} instead of 200`);
  if (!complete) wrong(`its document exceeds ${maxBytes} bytes`);
  if (!/^application\/(?:[a-z0-9.-]+\+)?json(?:;|$)/i.test(String(headers['content-type'])))
    wrong('its document must have the type application/json');
  return clientIn(address, parsed(body));
};

/** Fetches the documents of applications that describe themselves. */
export interface ClientDocuments {
  /**
   * The application, which belongs to no account.
   * @param from the address that asks for it @throws ClientDocumentError, ServiceError `rate_limit_exceeded`
   */
  read(address: string, from: string): Promise<Client>;
}

interface Dependencies {
  /** Whether applications that describe themselves are allowed. */
  describedApplications: boolean;
  outbound: Outbound;
  attempts: Attempts;
  clock: Clock;
}

interface Kept {
  client: Promise<Client>;
  until: number;
}

/** Each node caches documents, so that the pages of one sign-in need one request. */
export const createClientDocuments = ({ outbound, attempts, clock, describedApplications }: Dependencies): ClientDocuments => {
  const known = new Map<string, Kept>();
  let reading = 0;

  const begin = (address: string): Promise<Client> => {
    const now = clock().getTime();
    const entry: Kept = { client: fetched(outbound, address), until: now + fresh * 1000 };
    reading += 1;
    entry.client
      .catch(() => {
        entry.until = clock().getTime() + wrongFor * 1000;
      })
      .finally(() => {
        reading -= 1;
      });
    known.delete(address);
    known.set(address, entry);
    if (known.size > kept) known.delete(known.keys().next().value!);
    return entry.client;
  };

  return {
    read: async (address, from) => {
      if (!describedApplications) wrong('this server accepts only registered applications');
      expectAddress(address);
      const found = known.get(address);
      if (found && found.until > clock().getTime()) return found.client;
      await expectAttempt(attempts, [['client_document', networkOf(from)]]);
      if (reading >= mostReading) throw tooManyAttempts(timeout);
      return begin(address);
    },
  };
};

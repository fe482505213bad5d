import { timingSafeEqual } from 'node:crypto';
import type { Credential } from '../../core/principal.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { type AssertionPlaces, clientOfAssertion } from './client-assertions.ts';
import { type Client, findClient } from './clients.ts';
import { invalidClient, RefusedClient, refusal } from './errors.ts';

/** The fields of a form with which a client identifies itself. */
export interface ClientFields {
  client_id?: string;
  client_secret?: string;
  client_assertion_type?: string;
  client_assertion?: string;
}

/** How a client identifies itself: HTTP Basic, or the form. */
export interface ClientClaim {
  credential: Credential | undefined;
  form: ClientFields;
}

interface Named {
  id: string;
  secret: string | undefined;
}

const formDecoded = (text: string): string => decodeURIComponent(text.replaceAll('+', '%20'));

/** The id and the secret of HTTP Basic, each form-encoded (RFC 6749, 2.3.1). */
const basic = (authorization: string): Named => {
  const [, encoded] = /^basic +([A-Za-z0-9+/]+=*) *$/i.exec(authorization) ?? [];
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(encoded ? Buffer.from(encoded, 'base64').toString() : '') ?? [];
  if (id === undefined || secret === undefined) throw invalidClient('Malformed HTTP Basic credentials in the Authorization header.');
  try {
    return { id: formDecoded(id), secret: formDecoded(secret) };
  } catch {
    throw invalidClient('The client id and client secret must be form-encoded in HTTP Basic.');
  }
};

const namedBy = ({ credential, form }: ClientClaim): Named => {
  if (credential === undefined) {
    if (form.client_id === undefined)
      throw invalidClient('No client credentials: send HTTP Basic, client_id in the form, or a client assertion.');
    return { id: form.client_id, secret: form.client_secret };
  }
  if (form.client_secret !== undefined)
    throw refusal('invalid_request', 'Send the client secret either with HTTP Basic or in the form, not both.');
  const named = basic(credential.token);
  if (form.client_id !== undefined && form.client_id !== named.id)
    throw refusal('invalid_request', 'The client_id in the form differs from the one in the Authorization header.');
  return named;
};

/** Always compared, so that an unknown client takes as long as a wrong secret. */
const decoyHash = hashOf('');

const matchesAny = (secret: string, hashes: readonly string[]): boolean => {
  const given = Buffer.from(hashOf(secret));
  const equal = [decoyHash, ...hashes].map((hash) => timingSafeEqual(given, Buffer.from(hash)));
  return equal.slice(1).includes(true);
};

const isProven = (client: Client | undefined, secret: string | undefined): boolean => {
  const proven = secret !== undefined && matchesAny(secret, client?.secrets ?? []);
  return client !== undefined && (client.type === 'public' ? secret === undefined : proven);
};

/** Whether a client authenticates with an assertion. @throws ServiceError `invalid_request` for two methods in one request */
const isAsserted = ({ credential, form }: ClientClaim): boolean => {
  if (form.client_assertion === undefined && form.client_assertion_type === undefined) return false;
  if (form.client_assertion === undefined || form.client_assertion_type === undefined)
    throw refusal('invalid_request', 'client_assertion and client_assertion_type must be sent together.');
  if (credential !== undefined || form.client_secret !== undefined)
    throw refusal('invalid_request', 'Send either a client assertion or a client secret, not both.');
  return true;
};

const assertedClient = async (places: AssertionPlaces, { client_id, client_assertion = '' }: ClientFields): Promise<Client> => {
  const client = await clientOfAssertion(places, client_assertion);
  if (client_id !== undefined && client_id !== client.id)
    throw refusal('invalid_request', 'The client_id in the form differs from the sub of the client assertion.');
  return client;
};

/**
 * The authenticated client of a request. A confidential client proves itself with its secret or key; a public one has only an id and must send
 * neither.
 * @throws ServiceError `invalid_client` (401), `invalid_request`; RefusedClient
 */
export const authenticateClient = async (places: AssertionPlaces, claim: ClientClaim): Promise<Client> => {
  if (isAsserted(claim)) return assertedClient(places, claim.form);
  const { id, secret } = namedBy(claim);
  const client = await findClient(places.db, id, places.now);
  const proven = isProven(client, secret);
  if (client && proven) return client;
  if (client?.type === 'confidential' && secret !== undefined) throw new RefusedClient(client, { client_secret: 'wrong' }, invalidClient());
  throw invalidClient();
};

import { timingSafeEqual } from 'node:crypto';
import type { Credential } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { type Client, findClient } from './clients.ts';
import { invalidClient, refusal } from './errors.ts';

/** How a client identifies itself: HTTP Basic, or the form. */
export interface ClientClaim {
  credential: Credential | undefined;
  form: { client_id?: string; client_secret?: string };
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
  if (id === undefined || secret === undefined) throw invalidClient('The Authorization header is not well-formed HTTP Basic.');
  try {
    return { id: formDecoded(id), secret: formDecoded(secret) };
  } catch {
    throw invalidClient('The client id and the client secret have to be form-encoded in HTTP Basic.');
  }
};

const namedBy = ({ credential, form }: ClientClaim): Named => {
  if (credential === undefined) {
    if (form.client_id === undefined) throw invalidClient('The request names no client: send HTTP Basic, or client_id in the form.');
    return { id: form.client_id, secret: form.client_secret };
  }
  if (form.client_secret !== undefined)
    throw refusal('invalid_request', 'The client secret may be sent with HTTP Basic or in the form, not in both.');
  const named = basic(credential.token);
  if (form.client_id !== undefined && form.client_id !== named.id)
    throw refusal('invalid_request', 'The client_id in the form is not the one in the Authorization header.');
  return named;
};

/** Always compared as well, so that an unknown client takes as long as a wrong secret. */
const decoyHash = hashOf('');

const matchesAny = (secret: string, hashes: readonly string[]): boolean => {
  const given = Buffer.from(hashOf(secret));
  const equal = [decoyHash, ...hashes].map((hash) => timingSafeEqual(given, Buffer.from(hash)));
  return equal.slice(1).includes(true);
};

const isProven = (client: Client | undefined, secret: string | undefined): client is Client => {
  const proven = secret !== undefined && matchesAny(secret, client?.secrets ?? []);
  return client !== undefined && (client.type === 'public' ? secret === undefined : proven);
};

/**
 * The authenticated client of a request. A confidential client proves itself with its secret; a public one has only an id, and must
 * not send a secret.
 * @throws ServiceError `invalid_client` (401), `invalid_request`
 */
export const authenticateClient = async (db: Queries, claim: ClientClaim, now: Date): Promise<Client> => {
  const { id, secret } = namedBy(claim);
  const client = await findClient(db, id, now);
  if (!isProven(client, secret)) throw invalidClient();
  return client;
};

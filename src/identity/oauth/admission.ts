import type { Credential, Origin } from '../../core/principal.ts';
import { networkOf, tooManyAttempts } from '../../rules/attempt-limits.ts';
import { authenticateClient, type ClientFields } from './client-authentication.ts';
import type { Client } from './clients.ts';
import type { OAuthDependencies } from './dependencies.ts';
import { invalidClient } from './errors.ts';

/** A request of a client, as its handler receives it. */
export interface ClientCall {
  body: ClientFields;
  credential: Credential | undefined;
  origin: Origin;
}

/** A public application is counted per network: its id is no secret, and nobody may use up its limit for everybody. */
const countedAs = ({ type, id }: Client, { address }: Origin): string => (type === 'public' ? `${id} ${networkOf(address)}` : id);

/** Counts a request of an application. @throws ServiceError `rate_limit_exceeded` */
export const admit = async ({ attempts }: OAuthDependencies, client: Client, origin: Origin): Promise<Client> => {
  const full = await attempts.take([['token', countedAs(client, origin)]]);
  if (full) throw tooManyAttempts(full.retryAfter);
  return client;
};

/** The authenticated client of a request. @throws ServiceError `invalid_client`, `rate_limit_exceeded` */
export const clientOf = async (dependencies: OAuthDependencies, { body, credential, origin }: ClientCall): Promise<Client> => {
  const { db, issuer, clock } = dependencies;
  const client = await authenticateClient({ db, issuer, now: clock() }, { credential, form: body });
  if (client.metadata_url !== null && !dependencies.describedApplications)
    throw invalidClient('This server takes only applications that an administrator has registered.');
  return admit(dependencies, client, origin);
};

/** The same, for endpoints that only confidential applications may use. */
export const confidentialClientOf = async (dependencies: OAuthDependencies, call: ClientCall): Promise<Client> => {
  const client = await clientOf(dependencies, call);
  if (client.type === 'public') throw invalidClient('This is for confidential applications: send the client secret or a client assertion.');
  return client;
};

import type { Credential, Origin } from '../../core/principal.ts';
import { expectAttempt, networkOf } from '../../rules/attempt-limits.ts';
import { auditGuess } from '../../rules/audited-guesses.ts';
import { authenticateClient, type ClientClaim, type ClientFields } from './client-authentication.ts';
import { accountOf, type Client } from './clients.ts';
import type { OAuthDependencies } from './dependencies.ts';
import { invalidClient, RefusedClient } from './errors.ts';

/** A client's request, as its handler receives it. */
export interface ClientCall {
  body: ClientFields;
  credential: Credential | undefined;
  origin: Origin;
}

/** A public application is limited per network: its id is no secret, and one user must not use up everybody's limit. */
const countedAs = ({ type, id }: Client, { address }: Origin): string => (type === 'public' ? `${id} ${networkOf(address)}` : id);

/** Counts a request of an application. @throws ServiceError `rate_limit_exceeded` */
export const admit = async ({ attempts }: OAuthDependencies, client: Client, origin: Origin): Promise<Client> => {
  await expectAttempt(attempts, [['token', countedAs(client, origin)]]);
  return client;
};

/** The operations in which applications authenticate. */
export type ClientAction = 'token' | 'revoke' | 'introspect' | 'deviceAuthorization' | 'issueClientToken';

/**
 * The authenticated client of a request. A failure is recorded in the account of the application, in the background. @throws ServiceError
 * `invalid_client`
 */
export const provenClient = async (
  { db, issuer, clock, background }: OAuthDependencies,
  claim: ClientClaim,
  action: ClientAction,
  { address, requestId }: Origin,
): Promise<Client> => {
  const at = clock();
  const note = ({ client, why }: RefusedClient): void => {
    const accountId = accountOf(client);
    if (accountId === undefined) return;
    const credential = { type: 'oauth_token', id: client.id } as const;
    background.run(() =>
      auditGuess(db, { accountId, action, actorId: null, credential, subjectId: client.id, address, requestId, at, why }),
    );
  };
  return authenticateClient({ db, issuer, now: at }, claim).catch((failure: unknown) => {
    if (failure instanceof RefusedClient) note(failure);
    throw failure;
  });
};

/** The authenticated client of a request, which is rate-limited. @throws ServiceError `invalid_client`, `rate_limit_exceeded` */
export const clientOf = async (
  dependencies: OAuthDependencies,
  action: ClientAction,
  { body, credential, origin }: ClientCall,
): Promise<Client> => {
  const client = await provenClient(dependencies, { credential, form: body }, action, origin);
  if (client.metadata_url !== null && !dependencies.describedApplications)
    throw invalidClient('This server accepts only registered applications.');
  return admit(dependencies, client, origin);
};

/** The same for endpoints that only confidential applications may use. */
export const confidentialClientOf = async (dependencies: OAuthDependencies, action: ClientAction, call: ClientCall): Promise<Client> => {
  const client = await clientOf(dependencies, action, call);
  if (client.type === 'public')
    throw invalidClient('Only confidential applications may use this endpoint: send the client secret or a client assertion.');
  return client;
};

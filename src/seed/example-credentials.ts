import type { Examples } from '../contract/examples.ts';
import type { Queries } from '../data/connection/database.ts';

interface Surroundings {
  accountId: string;
  environment: 'live' | 'test';
  /** The hash by which an application is found. */
  hashOf: (applicationId: string) => string;
  now: string;
}

/**
 * Inserts the examples of the account's own contract: a key and an application, whose secrets nobody knows, and a request that was logged just
 * now, because old ones are deleted.
 */
export const insertExampleCredentials = async (tx: Queries, example: Examples, surroundings: Surroundings): Promise<void> => {
  const { accountId: account_id, environment, hashOf, now } = surroundings;
  const { prefix: _, ...apiKey } = example('getApiKey');
  const { client_id: __, token_endpoint_auth_method: ___, ...application } = example('getApplication');
  await tx
    .insertInto('api_keys')
    .values({ account_id, ...apiKey, environment })
    .execute();
  await tx
    .insertInto('applications')
    .values({ account_id, ...application })
    .execute();
  await tx
    .insertInto('credentials')
    .values({ hash: hashOf(application.id), account_id, kind: 'application', subject_id: application.id })
    .execute();
  await tx
    .insertInto('application_grants')
    .values(example('listApplicationGrants').map((grant) => ({ account_id, application_id: application.id, ...grant })))
    .execute();
  await tx
    .insertInto('logged_requests')
    .values({ account_id, ...example('getRequest'), created_at: now })
    .execute();
};

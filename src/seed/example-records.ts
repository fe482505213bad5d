import type { Examples } from '../contract/examples.ts';
import type { Queries } from '../data/connection/database.ts';

/** What an account's records need besides the contract's examples. */
export interface ExampleSurroundings {
  accountId: string;
  adminUserId: string;
  environment: 'live' | 'test';
  /** The example webhook's secret, sealed for that webhook. */
  webhookSecret: string;
  /** The hash by which the example application is found. */
  clientHash: string;
  /** Where the bytes of the example file are. */
  objectKey: string;
  now: string;
}

/**
 * The records of the contract's examples, so that the requests in the reference work as they are. Some differ from their example: the webhook is
 * disabled, because there is no receiver; the administrator also owns the project, so that its owner can leave it; the comment is the
 * administrator's, since only the author may change it; nobody knows the secrets of the key and the application; and the request was logged just now,
 * because old ones are deleted.
 */
export const insertExampleRecords = async (tx: Queries, examples: Examples, surroundings: ExampleSurroundings): Promise<void> => {
  const { accountId: account_id, adminUserId, environment, webhookSecret, clientHash, objectKey, now } = surroundings;
  const { user, users, project, task, team, file, comment, integration, operation, resource, webhook, delivery, event } = examples;
  const { prefix: _, ...apiKey } = examples.apiKey;
  const { client_id: __, token_endpoint_auth_method: ___, ...application } = examples.application;
  const { subject, ...commented } = comment;
  const { resource_id } = event;
  await tx
    .insertInto('users')
    .values(users.map((one) => ({ account_id, ...one, metadata: JSON.stringify(one.metadata) })))
    .execute();
  await tx
    .insertInto('projects')
    .values({ account_id, ...project, settings: JSON.stringify(project.settings) })
    .execute();
  await tx
    .insertInto('project_members')
    .values(
      [user.id, adminUserId].map((user_id) => ({
        account_id,
        project_id: project.id,
        user_id,
        role: 'owner',
        added_at: project.created_at,
      })),
    )
    .execute();
  await tx
    .insertInto('tasks')
    .values({ account_id, ...task })
    .execute();
  await tx
    .insertInto('teams')
    .values({ account_id, ...team })
    .execute();
  await tx.insertInto('team_members').values({ account_id, team_id: team.id, user_id: user.id, added_at: team.created_at }).execute();
  await tx
    .insertInto('files')
    .values({ account_id, ...file, object_key: objectKey })
    .execute();
  await tx
    .insertInto('comments')
    .values({ account_id, ...commented, author_id: adminUserId, project_id: subject.id })
    .execute();
  await tx
    .insertInto('integrations')
    .values({ account_id, ...integration, config: JSON.stringify(integration.config) })
    .execute();
  await tx
    .insertInto('operations')
    .values({ account_id, ...operation, result: JSON.stringify(operation.result), error: null })
    .execute();
  await tx
    .insertInto('resources')
    .values({ account_id, ...resource, metadata: JSON.stringify(resource.metadata) })
    .execute();
  await tx
    .insertInto('webhooks')
    .values({ account_id, ...webhook, status: 'disabled', disabled_reason: 'gone' })
    .execute();
  await tx
    .insertInto('webhook_secrets')
    .values({
      account_id,
      webhook_id: webhook.id,
      slot: 'current',
      sealed: webhookSecret,
      created_at: webhook.created_at,
      expires_at: null,
    })
    .execute();
  await tx
    .insertInto('events')
    .values({ account_id, ...event, actor: JSON.stringify(event.actor), data: JSON.stringify(event.data), place_id: resource_id })
    .execute();
  await tx.insertInto('outbox').values({ account_id, event_id: event.id }).execute();
  await tx
    .insertInto('deliveries')
    .values({ account_id, ...delivery, resource_id, attempts: JSON.stringify(delivery.attempts) })
    .execute();
  await tx
    .insertInto('api_keys')
    .values({ account_id, ...apiKey, environment })
    .execute();
  await tx
    .insertInto('applications')
    .values({ account_id, ...application })
    .execute();
  await tx.insertInto('credentials').values({ hash: clientHash, account_id, kind: 'application', subject_id: application.id }).execute();
  await tx
    .insertInto('application_grants')
    .values(examples.grants.map((grant) => ({ account_id, application_id: application.id, ...grant })))
    .execute();
  await tx
    .insertInto('logged_requests')
    .values({ account_id, ...examples.request, created_at: now })
    .execute();
};

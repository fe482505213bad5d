import type { Migration } from 'kysely/migration';
import * as foundation from './0001-foundation.ts';
import * as secrets from './0002-secrets.ts';
import * as resourcesComments from './0004-resources-comments.ts';
import * as eventOrder from './0005-event-order.ts';
import * as webhooks from './0005-webhooks.ts';
import * as quotas from './0006-quotas.ts';
import * as idempotency from './0007-idempotency.ts';
import * as files from './0008-files.ts';
import * as integrations from './0009-integrations.ts';

/** Every migration by its name, which gives their order. They are listed, not found, so that nothing reads a folder at run time. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-secrets': secrets,
  '0004-resources-comments': resourcesComments,
  '0005-event-order': eventOrder,
  '0005-webhooks': webhooks,
  '0006-quotas': quotas,
  '0007-idempotency': idempotency,
  '0008-files': files,
  '0009-integrations': integrations,
};

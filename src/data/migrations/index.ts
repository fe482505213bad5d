import * as foundation from './0001-foundation.ts';
import * as secrets from './0002-secrets.ts';
import * as resourcesComments from './0004-resources-comments.ts';
import * as eventOrder from './0005-event-order.ts';
import * as webhooks from './0005-webhooks.ts';
import * as quotas from './0006-quotas.ts';
import * as idempotency from './0007-idempotency.ts';
import * as files from './0008-files.ts';
import * as integrations from './0009-integrations.ts';
import * as sessions from './0011-sessions.ts';
import * as oauth from './0012-oauth.ts';
import * as dispatch from './0013-dispatch.ts';
import * as traffic from './0014-traffic.ts';
import * as listIndexes from './0015-list-indexes.ts';
import * as eventFloor from './0016-event-floor.ts';
import * as grantedOpenid from './0017-granted-openid.ts';
import * as deliveryLines from './0018-delivery-lines.ts';
import * as accountLists from './0019-account-lists.ts';
import * as keyOverlaps from './0020-key-overlaps.ts';
import * as webhookNotices from './0021-webhook-notices.ts';
import * as sealedSecrets from './0022-sealed-secrets.ts';
import * as usageOutages from './0023-usage-outages.ts';
import * as webhookPauses from './0024-webhook-pauses.ts';
import * as keptScopes from './0025-kept-scopes.ts';
import * as applicationAddresses from './0026-application-addresses.ts';
import * as peopleLetIn from './0027-people-let-in.ts';
import type { Migration } from './migration.ts';

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
  '0011-sessions': sessions,
  '0012-oauth': oauth,
  '0013-dispatch': dispatch,
  '0014-traffic': traffic,
  '0015-list-indexes': listIndexes,
  '0016-event-floor': eventFloor,
  '0017-granted-openid': grantedOpenid,
  '0018-delivery-lines': deliveryLines,
  '0019-account-lists': accountLists,
  '0020-key-overlaps': keyOverlaps,
  '0021-webhook-notices': webhookNotices,
  '0022-sealed-secrets': sealedSecrets,
  '0023-usage-outages': usageOutages,
  '0024-webhook-pauses': webhookPauses,
  '0025-kept-scopes': keptScopes,
  '0026-application-addresses': applicationAddresses,
  '0027-people-let-in': peopleLetIn,
};

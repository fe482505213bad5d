import type { Migration } from '../migration.ts';
import * as foundation from './0001-foundation.ts';
import * as secrets from './0002-secrets.ts';
import * as resourcesComments from './0003-resources-comments.ts';
import * as eventOrder from './0004-event-order.ts';
import * as webhooks from './0005-webhooks.ts';
import * as quotas from './0006-quotas.ts';
import * as idempotency from './0007-idempotency.ts';
import * as files from './0008-files.ts';
import * as integrations from './0009-integrations.ts';
import * as sessions from './0010-sessions.ts';
import * as oauth from './0011-oauth.ts';
import * as dispatch from './0012-dispatch.ts';
import * as traffic from './0013-traffic.ts';
import * as listIndexes from './0014-list-indexes.ts';
import * as eventFloor from './0015-event-floor.ts';
import * as grantedOpenid from './0016-granted-openid.ts';
import * as deliveryOrder from './0017-delivery-order.ts';
import * as accountLists from './0018-account-lists.ts';
import * as keyOverlaps from './0019-key-overlaps.ts';
import * as webhookNotices from './0020-webhook-notices.ts';
import * as sealedSecrets from './0021-sealed-secrets.ts';
import * as usageOutages from './0022-usage-outages.ts';
import * as webhookPauses from './0023-webhook-pauses.ts';
import * as applicationScopes from './0024-application-scopes.ts';
import * as applicationAddresses from './0025-application-addresses.ts';
import * as maySignIn from './0026-may-sign-in.ts';

/** All migrations by name; the names give the order. They are listed here, so that no folder is read at run time. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-secrets': secrets,
  '0003-resources-comments': resourcesComments,
  '0004-event-order': eventOrder,
  '0005-webhooks': webhooks,
  '0006-quotas': quotas,
  '0007-idempotency': idempotency,
  '0008-files': files,
  '0009-integrations': integrations,
  '0010-sessions': sessions,
  '0011-oauth': oauth,
  '0012-dispatch': dispatch,
  '0013-traffic': traffic,
  '0014-list-indexes': listIndexes,
  '0015-event-floor': eventFloor,
  '0016-granted-openid': grantedOpenid,
  '0017-delivery-order': deliveryOrder,
  '0018-account-lists': accountLists,
  '0019-key-overlaps': keyOverlaps,
  '0020-webhook-notices': webhookNotices,
  '0021-sealed-secrets': sealedSecrets,
  '0022-usage-outages': usageOutages,
  '0023-webhook-pauses': webhookPauses,
  '0024-application-scopes': applicationScopes,
  '0025-application-addresses': applicationAddresses,
  '0026-may-sign-in': maySignIn,
};

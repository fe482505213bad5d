// Written by codegen.ts from the files of src/data. Do not edit: add a file and run `npm run generate`.
import * as step0001 from '../src/data/migrations/steps/0001-foundation.ts';
import * as step0002 from '../src/data/migrations/steps/0002-secrets.ts';
import * as step0003 from '../src/data/migrations/steps/0003-resources-comments.ts';
import * as step0004 from '../src/data/migrations/steps/0004-event-order.ts';
import * as step0005 from '../src/data/migrations/steps/0005-webhooks.ts';
import * as step0006 from '../src/data/migrations/steps/0006-quotas.ts';
import * as step0007 from '../src/data/migrations/steps/0007-idempotency.ts';
import * as step0008 from '../src/data/migrations/steps/0008-files.ts';
import * as step0009 from '../src/data/migrations/steps/0009-integrations.ts';
import * as step0010 from '../src/data/migrations/steps/0010-sessions.ts';
import * as step0011 from '../src/data/migrations/steps/0011-oauth.ts';
import * as step0012 from '../src/data/migrations/steps/0012-dispatch.ts';
import * as step0013 from '../src/data/migrations/steps/0013-traffic.ts';
import * as step0014 from '../src/data/migrations/steps/0014-list-indexes.ts';
import * as step0015 from '../src/data/migrations/steps/0015-event-floor.ts';
import * as step0016 from '../src/data/migrations/steps/0016-granted-openid.ts';
import * as step0017 from '../src/data/migrations/steps/0017-delivery-order.ts';
import * as step0018 from '../src/data/migrations/steps/0018-account-lists.ts';
import * as step0019 from '../src/data/migrations/steps/0019-key-overlaps.ts';
import * as step0020 from '../src/data/migrations/steps/0020-webhook-notices.ts';
import * as step0021 from '../src/data/migrations/steps/0021-sealed-secrets.ts';
import * as step0022 from '../src/data/migrations/steps/0022-usage-outages.ts';
import * as step0023 from '../src/data/migrations/steps/0023-webhook-pauses.ts';
import * as step0024 from '../src/data/migrations/steps/0024-application-scopes.ts';
import * as step0025 from '../src/data/migrations/steps/0025-application-addresses.ts';
import * as step0026 from '../src/data/migrations/steps/0026-may-sign-in.ts';
import * as step0027 from '../src/data/migrations/steps/0027-event-heads.ts';
import * as step0028 from '../src/data/migrations/steps/0028-outbox-by-transaction.ts';
import * as step0029 from '../src/data/migrations/steps/0029-event-numbers.ts';
import * as step0030 from '../src/data/migrations/steps/0030-search-extensions.ts';
import * as step0031 from '../src/data/migrations/steps/0031-search-indexes.ts';
import * as step0032 from '../src/data/migrations/steps/0032-idempotency-bounds.ts';
import * as step0033 from '../src/data/migrations/steps/0033-session-origins.ts';
import * as step0034 from '../src/data/migrations/steps/0034-second-factors.ts';
import * as step0038 from '../src/data/migrations/steps/0038-device-codes.ts';
import * as step0039 from '../src/data/migrations/steps/0039-built-in-applications.ts';
import * as step0055 from '../src/data/migrations/steps/0055-dashboard-sessions.ts';
import * as step0060 from '../src/data/migrations/steps/0060-used-parts.ts';
import * as step0063 from '../src/data/migrations/steps/0063-described-applications.ts';
import * as step0064 from '../src/data/migrations/steps/0064-described-applications-once.ts';
import * as step0065 from '../src/data/migrations/steps/0065-passkeys.ts';
import * as step0066 from '../src/data/migrations/steps/0066-letters.ts';
import * as step0070 from '../src/data/migrations/steps/0070-suspension.ts';
import * as step0077 from '../src/data/migrations/steps/0077-logout-addresses.ts';
import * as step0078 from '../src/data/migrations/steps/0078-sign-in-indexes.ts';
import * as step0079 from '../src/data/migrations/steps/0079-logout-tokens.ts';
import * as step0080 from '../src/data/migrations/steps/0080-time-indexes.ts';
import * as step0081 from '../src/data/migrations/steps/0081-retention.ts';
import * as step0082 from '../src/data/migrations/steps/0082-former-projects.ts';
import * as step0083 from '../src/data/migrations/steps/0083-event-archives.ts';
import * as step0084 from '../src/data/migrations/steps/0084-email-changes.ts';
import * as step0087 from '../src/data/migrations/steps/0087-policies.ts';
import * as step0090 from '../src/data/migrations/steps/0090-event-traces.ts';
import * as step0092 from '../src/data/migrations/steps/0092-busiest-minute.ts';
import * as step0094 from '../src/data/migrations/steps/0094-sign-in-methods.ts';
import * as step0097 from '../src/data/migrations/steps/0097-account-writes.ts';
import * as step0100 from '../src/data/migrations/steps/0100-operator-answers.ts';
import * as step0105 from '../src/data/migrations/steps/0105-client-assertions.ts';
import * as step0108 from '../src/data/migrations/steps/0108-letter-traces.ts';
import * as step0109 from '../src/data/migrations/steps/0109-grown-entries.ts';
import * as step0110 from '../src/data/migrations/steps/0110-grown-entries-order.ts';
import * as step0111 from '../src/data/migrations/steps/0111-operator-keys.ts';
import * as step0113 from '../src/data/migrations/steps/0113-passkey-indexes.ts';
import * as step0120 from '../src/data/migrations/steps/0120-event-spans.ts';
import * as step0121 from '../src/data/migrations/steps/0121-session-proofs.ts';
import * as step0128 from '../src/data/migrations/steps/0128-events-by-place.ts';
import * as step0134 from '../src/data/migrations/steps/0134-refused-second-factors.ts';
import * as step0135 from '../src/data/migrations/steps/0135-enrolment-sessions.ts';
import * as step0136 from '../src/data/migrations/steps/0136-delivery-due-at.ts';
import * as step0137 from '../src/data/migrations/steps/0137-deliveries-by-due-at.ts';
import * as step0138 from '../src/data/migrations/steps/0138-delivery-due-times.ts';
import * as step0139 from '../src/data/migrations/steps/0139-former-due-index.ts';
import * as step0140 from '../src/data/migrations/steps/0140-conditional-indexes.ts';
import * as step0141 from '../src/data/migrations/steps/0141-unconditional-indexes.ts';
import * as step0142 from '../src/data/migrations/steps/0142-label-indexes.ts';
import * as step0143 from '../src/data/migrations/steps/0143-former-search-indexes.ts';
import * as step0144 from '../src/data/migrations/steps/0144-proven-addresses.ts';
import * as step0145 from '../src/data/migrations/steps/0145-application-approval.ts';
import * as step0146 from '../src/data/migrations/steps/0146-shown-limits.ts';
import * as step0147 from '../src/data/migrations/steps/0147-bounded-limits.ts';

/** All migrations by name; the names give the order. */
export const migrations = {
  '0001-foundation': step0001,
  '0002-secrets': step0002,
  '0003-resources-comments': step0003,
  '0004-event-order': step0004,
  '0005-webhooks': step0005,
  '0006-quotas': step0006,
  '0007-idempotency': step0007,
  '0008-files': step0008,
  '0009-integrations': step0009,
  '0010-sessions': step0010,
  '0011-oauth': step0011,
  '0012-dispatch': step0012,
  '0013-traffic': step0013,
  '0014-list-indexes': step0014,
  '0015-event-floor': step0015,
  '0016-granted-openid': step0016,
  '0017-delivery-order': step0017,
  '0018-account-lists': step0018,
  '0019-key-overlaps': step0019,
  '0020-webhook-notices': step0020,
  '0021-sealed-secrets': step0021,
  '0022-usage-outages': step0022,
  '0023-webhook-pauses': step0023,
  '0024-application-scopes': step0024,
  '0025-application-addresses': step0025,
  '0026-may-sign-in': step0026,
  '0027-event-heads': step0027,
  '0028-outbox-by-transaction': step0028,
  '0029-event-numbers': step0029,
  '0030-search-extensions': step0030,
  '0031-search-indexes': step0031,
  '0032-idempotency-bounds': step0032,
  '0033-session-origins': step0033,
  '0034-second-factors': step0034,
  '0038-device-codes': step0038,
  '0039-built-in-applications': step0039,
  '0055-dashboard-sessions': step0055,
  '0060-used-parts': step0060,
  '0063-described-applications': step0063,
  '0064-described-applications-once': step0064,
  '0065-passkeys': step0065,
  '0066-letters': step0066,
  '0070-suspension': step0070,
  '0077-logout-addresses': step0077,
  '0078-sign-in-indexes': step0078,
  '0079-logout-tokens': step0079,
  '0080-time-indexes': step0080,
  '0081-retention': step0081,
  '0082-former-projects': step0082,
  '0083-event-archives': step0083,
  '0084-email-changes': step0084,
  '0087-policies': step0087,
  '0090-event-traces': step0090,
  '0092-busiest-minute': step0092,
  '0094-sign-in-methods': step0094,
  '0097-account-writes': step0097,
  '0100-operator-answers': step0100,
  '0105-client-assertions': step0105,
  '0108-letter-traces': step0108,
  '0109-grown-entries': step0109,
  '0110-grown-entries-order': step0110,
  '0111-operator-keys': step0111,
  '0113-passkey-indexes': step0113,
  '0120-event-spans': step0120,
  '0121-session-proofs': step0121,
  '0128-events-by-place': step0128,
  '0134-refused-second-factors': step0134,
  '0135-enrolment-sessions': step0135,
  '0136-delivery-due-at': step0136,
  '0137-deliveries-by-due-at': step0137,
  '0138-delivery-due-times': step0138,
  '0139-former-due-index': step0139,
  '0140-conditional-indexes': step0140,
  '0141-unconditional-indexes': step0141,
  '0142-label-indexes': step0142,
  '0143-former-search-indexes': step0143,
  '0144-proven-addresses': step0144,
  '0145-application-approval': step0145,
  '0146-shown-limits': step0146,
  '0147-bounded-limits': step0147,
};

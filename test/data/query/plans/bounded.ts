import { familyParts } from '../../../support/family-parts.ts';
import { commonValues } from './reasons.ts';

// What no index serves, and why that is well. Whatever stands here reads, at the very worst, every record of the list's kind in
// the account, or in the record that the list belongs to, and never another account's: the test holds that of all plans.

const patterns = 'Read in the order of the list up to a number of records, then looked up in the index of patterns: see `boundedPatterns`.';

/** Operators that an index does not help, whatever the field. */
export const boundedOperators: Readonly<Record<string, string>> = {
  neq: 'Nearly every record differs from a value: read in the order of the list, a page is full after a few.',
  nin: 'Nearly every record differs from a few values: read in the order of the list, a page is full after a few.',
  contains: patterns,
  starts_with: patterns,
  like: patterns,
  exists: 'Where the field has no index of its own: null and not null are both common, and a page is full after a few.',
};

const fewWebhooks = 'An account has as many webhooks as systems that listen to it, tens at most.';
const fewOperations = 'The operations of one record, which were begun by hand.';
const ofOneWebhook = 'Looked into when something went wrong: reads the deliveries of one webhook.';
const ofOnePerson = 'What concerns one person: searched from the newest notification on until a page is full.';
const fewKeys = 'An account holds as many keys as its plan allows, and those that were revoked.';
const fewApplications = 'An account registers as many applications as it has built, tens at most.';
const fewDays = 'A year has 365 days.';
const ofTheLog = 'The log holds 30 days, and is searched from its newest entry on until a page is full.';
const ofUsedParts = 'Asked before a part goes away: searched from the newest day on until a page is full.';
const ofTheAudit = 'People do few things that are security-relevant; searched from the newest entry on until a page is full.';
const ofFollowers = 'Whoever follows the log sorts by it, and then an index finds the place; else searched from the newest entry on.';
const ofAllWebhooks = 'Looked into when something went wrong: searched from the newest delivery on until a page is full.';
const orderOfTrouble = 'Asked for when something went wrong; an index would change with every attempt of every delivery.';

/** What families that can be removed say of themselves. */
const ofParts = (what: 'filters' | 'sorts' | 'patterns'): Record<string, string> =>
  Object.assign({}, ...familyParts.map(({ bounded }) => bounded[what]));

const searched = 'Read in the order of the list up to a number of records, then looked up in the index of texts and labels.';

/** Filters by `Record.field` that are searched for: whole texts without an index of their own, and labels. */
export const searchedFilters: Readonly<Record<string, string>> = {
  'Resource.description': searched,
  'User.metadata': searched,
  'Resource.metadata': searched,
  ...Object.fromEntries(familyParts.flatMap(({ bounded }) => bounded.searched ?? []).map((field) => [field, searched])),
};

/** Filters by `Record.field`. */
export const boundedFilters: Readonly<Record<string, string>> = {
  ...searchedFilters,
  'Event.actor_type': commonValues,
  'Notification.kind': ofOnePerson,
  'Operation.type': fewOperations,
  'Operation.status': fewOperations,
  'Operation.finished_at': fewOperations,
  'Operation.updated_at': fewOperations,
  'Webhook.url': fewWebhooks,
  'Webhook.events': fewWebhooks,
  'Webhook.description': fewWebhooks,
  'Webhook.status': fewWebhooks,
  'Webhook.disabled_reason': fewWebhooks,
  'Webhook.created_by': fewWebhooks,
  'Webhook.updated_at': fewWebhooks,
  'Delivery.event_type': ofOneWebhook,
  'Delivery.attempt_count': ofOneWebhook,
  'Delivery.next_attempt_at': ofOneWebhook,
  'Delivery.last_response_status': ofOneWebhook,
  'Delivery.updated_at': ofOneWebhook,
  'ApiKey.name': fewKeys,
  'ApiKey.last4': fewKeys,
  'ApiKey.scopes': fewKeys,
  'ApiKey.expires_at': fewKeys,
  'ApiKey.last_used_at': fewKeys,
  'ApiKey.revoked_at': fewKeys,
  'ApiKey.updated_at': fewKeys,
  'Application.type': fewApplications,
  'Application.status': fewApplications,
  'Application.scopes': fewApplications,
  'Application.updated_at': fewApplications,
  'UsageDay.requests': fewDays,
  'UsageDay.cost': fewDays,
  'UsageDay.client_errors': fewDays,
  'UsageDay.server_errors': fewDays,
  'UsageDay.throttled': fewDays,
  'UsageDay.busiest_minute': fewDays,
  'UsedPart.kind': commonValues,
  'UsedPart.api_version': commonValues,
  'UsedPart.client_type': commonValues,
  'UsedPart.client_id': ofUsedParts,
  'AccountDelivery.event_type': ofAllWebhooks,
  'AccountDelivery.attempt_count': ofAllWebhooks,
  'AccountDelivery.next_attempt_at': ofAllWebhooks,
  'AccountDelivery.last_attempt_at': ofAllWebhooks,
  'AccountDelivery.last_response_status': ofAllWebhooks,
  'AccountDelivery.updated_at': ofAllWebhooks,
  'LoggedRequest.method': ofTheLog,
  'LoggedRequest.path': ofTheLog,
  'LoggedRequest.operation_id': ofTheLog,
  'LoggedRequest.api_version': ofTheLog,
  'LoggedRequest.error_code': ofTheLog,
  'LoggedRequest.credential_type': ofTheLog,
  'LoggedRequest.user_id': ofTheLog,
  'LoggedRequest.from_dashboard': ofTheLog,
  'LoggedRequest.address': ofTheLog,
  'AuditEntry.actor_type': ofTheAudit,
  'AuditEntry.credential_type': ofTheAudit,
  'AuditEntry.credential_id': ofTheAudit,
  'AuditEntry.address': ofTheAudit,
  'AuditEntry.request_id': ofTheAudit,
  'AuditEntry.updated_at': ofFollowers,
  ...ofParts('filters'),
};

/** Sorts by `Record.field`. Several fields at once, and the lists within a record, read what they sort. */
export const boundedSorts: Readonly<Record<string, string>> = {
  'Webhook.url': fewWebhooks,
  'Webhook.status': fewWebhooks,
  'Webhook.updated_at': fewWebhooks,
  'ApiKey.name': fewKeys,
  'ApiKey.expires_at': fewKeys,
  'ApiKey.last_used_at': fewKeys,
  'ApiKey.revoked_at': fewKeys,
  'ApiKey.updated_at': fewKeys,
  'Application.type': fewApplications,
  'Application.updated_at': fewApplications,
  'UsageDay.requests': fewDays,
  'UsageDay.cost': fewDays,
  'UsageDay.client_errors': fewDays,
  'UsageDay.server_errors': fewDays,
  'UsageDay.throttled': fewDays,
  'UsageDay.busiest_minute': fewDays,
  'AccountDelivery.attempt_count': orderOfTrouble,
  'AccountDelivery.next_attempt_at': orderOfTrouble,
  'AccountDelivery.last_attempt_at': orderOfTrouble,
  'AccountDelivery.updated_at': orderOfTrouble,
  ...ofParts('sorts'),
};

/** Filters by patterns that have no index, by `Record.field`. */
export const boundedPatterns: Readonly<Record<string, string>> = {
  'Webhook.url': fewWebhooks,
  'Webhook.description': fewWebhooks,
  'ApiKey.name': fewKeys,
  'ApiKey.last4': fewKeys,
  'Application.name': fewApplications,
  'UsedPart.name': ofUsedParts,
  'UsedPart.api_version': ofUsedParts,
  'UsedPart.client_id': ofUsedParts,
  'LoggedRequest.request_id': ofTheLog,
  'LoggedRequest.path': ofTheLog,
  'LoggedRequest.operation_id': ofTheLog,
  'LoggedRequest.api_version': ofTheLog,
  'LoggedRequest.error_code': ofTheLog,
  'LoggedRequest.credential_id': ofTheLog,
  'LoggedRequest.address': ofTheLog,
  'AuditEntry.action': ofTheAudit,
  'AuditEntry.actor_id': ofTheAudit,
  'AuditEntry.credential_id': ofTheAudit,
  'AuditEntry.subject_id': ofTheAudit,
  'AuditEntry.address': ofTheAudit,
  'AuditEntry.request_id': ofTheAudit,
  ...ofParts('patterns'),
};

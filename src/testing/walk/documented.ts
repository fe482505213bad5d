import type { OperationId } from '../../contract/types.ts';
import type { PublishedOperation } from '../contract/published.ts';
import type { Observed } from './visit.ts';

const role = 'the role of the person has more scopes than the key';
const feed = 'events of every kind are sent to the address, for which the key needs read:events';
const wider = 'what is made or shown has other scopes than the key';

/** Operations that their own scopes do not suffice for: their `x-authority` compares the key with what the request gives. */
const beyondScopes: Partial<Record<OperationId, string>> = {
  createUser: role,
  replaceUser: role,
  updateUser: role,
  deleteUser: role,
  createWebhook: feed,
  replaceWebhook: feed,
  updateWebhook: feed,
  rotateWebhookSecret: feed,
  enableWebhook: feed,
  inviteMember: role,
  updateMember: role,
  createMemberPasswordLink: role,
  removeMemberSecondFactors: role,
  createApiKey: wider,
  updateApiKey: wider,
  rerollApiKey: wider,
  createApplication: wider,
  updateApplication: wider,
  rotateApplicationSecret: wider,
};

/** Whether an operation has another request, for which a key could be used again: one with neither a body nor a record in its path has none. */
export const hasOtherRequest = ({ body, path }: Pick<PublishedOperation, 'body' | 'path'>): boolean =>
  body !== undefined || path.includes('{');

/** What is to be observed of an operation, by the words of its published document. */
export const documentedWords = ({ operationId, method, scopes, cost, emits, audits, ...operation }: PublishedOperation): Observed => ({
  without: Object.fromEntries(scopes.map((scope) => [scope, '403 invalid_scope'])),
  refused: beyondScopes[operationId] && '403 invalid_scope',
  cost,
  emits,
  undeclared: [],
  invalidEvents: [],
  repeated: method === 'GET' ? undefined : 'the first answer, replayed',
  reused: method === 'GET' || !hasOtherRequest(operation) ? undefined : '422 idempotency_key_reused',
  repeatedEmits: [],
  audits,
  repeatedAudits: [],
});

import { describe, expect, it } from 'vitest';
import * as account from '../../clients/typescript/generated/account/index.ts';
import * as platform from '../../clients/typescript/generated/platform/index.ts';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { methodName } from '../../src/core/client-names.ts';

describe('the families of the TypeScript client', () => {
  it.each(Object.entries({ account, platform }))(
    'have every operation of the %s, with what the contract says of it',
    (document, families) => {
      const rows = Object.values(families).flatMap((family) => Object.values<string>(family));
      const wanted = operationIds
        .filter((id) => operations[id].document === document)
        .map((id) => {
          const { method, path, idempotent, list, forms, statuses, record } = operations[id];
          const isShaped = record !== null && method !== 'get';
          const isEmpty = statuses.every((status) => status === 204);
          return `${method.toUpperCase()} ${path}${list && forms.length > 0 ? ' list' : ''}${isShaped ? ' shaped' : ''}${isEmpty ? ' nothing' : ''}${idempotent ? ' idempotent' : ''}`;
        });
      const told = rows.map((row) => row.replace(/ (body|query|bytes|stream|rewritable|call:\w+)\b/g, ''));
      expect(told.sort()).toEqual(wanted.sort());
    },
  );

  it.each([
    ['resources', 'createResource', 'create'],
    ['resources', 'listResources', 'list'],
    ['users', 'listUserResources', 'listResources'],
    ['api-keys', 'rerollApiKey', 'reroll'],
    ['webhooks', 'rotateWebhookSecret', 'rotateSecret'],
    ['webhooks', 'redeliverWebhookDelivery', 'redeliver'],
    ['webhooks', 'getWebhookDelivery', 'getDelivery'],
    ['deliveries', 'listAccountDeliveries', 'list'],
    ['users', 'getCurrentUser', 'getCurrentUser'],
    ['members', 'createMemberPasswordLink', 'createPasswordLink'],
  ] as const)('%s: %s is called %s', (family, operationId, name) => {
    expect(methodName(family, { operationId, ...operations[operationId] })).toBe(name);
  });

  it('are called by their verb alone only where the family stands as a word of its own', () => {
    expect(methodName('users', { operationId: 'listUsersets', method: 'get', path: '/v1/users/sets' })).toBe('listUsersets');
  });
});

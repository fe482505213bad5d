import { benchParts } from '../families/index.ts';
import { type ByHand, create, find, list, remove, update } from './one-statement.ts';

/** What the operations of the platform store and read, each in one statement. */
export const byHand: Record<string, ByHand> = {
  createUser: create('users', 'USER_CREATED', 'user', { fields: ['name', 'email'] }),
  createResource: create('resources', 'RESOURCE_CREATED', 'resource', { fields: ['name', 'type'], user: 'owner_id' }),
  createWebhook: create('webhooks', 'WEBHOOK_CREATED', 'webhook', { fields: ['url', 'events'], user: 'created_by' }),
  updateUser: update('users', 'USER_UPDATED', 'name'),
  updateResource: update('resources', 'RESOURCE_UPDATED', 'description'),
  updateWebhook: update('webhooks', 'WEBHOOK_UPDATED', 'description'),
  deleteResource: remove('resources', 'RESOURCE_DELETED'),
  deleteWebhook: remove('webhooks', 'WEBHOOK_DELETED'),
  getUser: find('users'),
  getResource: find('resources'),
  getWebhook: find('webhooks'),
  listUsers: list('users'),
  listResources: list('resources', `and status = 'active'`),
  listWebhooks: list('webhooks'),
  listEvents: list('events'),
  ...Object.assign({}, ...benchParts.map(({ statements }) => statements)),
};

import type { Examples } from '../../contract/examples.ts';
import type { OperationId } from '../../contract/types.ts';
import type { IdKind } from '../../core/ids.ts';

/** A record of a scene, as written by hand or as shown by REST. */
export type Given = Readonly<Record<string, unknown>>;

/** What the defaults of records depend on. */
export interface Context {
  /** The mock's administrator, who owns what names nobody. */
  adminId: string;
  /** The default creation time. */
  at: string;
}

/** A kind of record that a scene may have. */
export interface Kind {
  /** The operation that returns one record of the kind; its contract is that of the record. */
  operationId: OperationId;
  id: IdKind;
  /** A record of the contract's examples: it has all properties of the kind. */
  example: (examples: Examples) => object;
  /** A record's defaults; `id`, `created_at` and `updated_at` are the same for all kinds. */
  defaults: (record: Given, context: Context) => Given;
  /** Properties that refer to other records of the scene. */
  references: Readonly<Record<string, KindName>>;
  /** A scene's additional properties of a record, which are not in the contract. */
  besides: readonly string[];
}

export const kindNames = [
  'users',
  'teams',
  'projects',
  'tasks',
  'files',
  'resources',
  'comments',
  'integrations',
  'webhooks',
  'events',
] as const;

export type KindName = (typeof kindNames)[number];

const none = {};

/** The kinds, ordered so that each refers to earlier ones only. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  users: {
    operationId: 'getUser',
    id: 'user',
    example: ({ user }) => user,
    defaults: () => ({ role: 'viewer', metadata: {} }),
    references: none,
    besides: [],
  },
  teams: {
    operationId: 'getTeam',
    id: 'team',
    example: ({ team }) => team,
    defaults: () => ({ description: null }),
    references: none,
    besides: ['members'],
  },
  projects: {
    operationId: 'getProject',
    id: 'project',
    example: ({ project }) => project,
    defaults: ({ status }, { adminId, at }) => ({
      description: null,
      visibility: 'private',
      status: 'active',
      settings: { enableNotifications: true, defaultView: 'kanban' },
      tags: [],
      owner_id: adminId,
      archived_at: status === 'archived' ? at : null,
    }),
    references: { owner_id: 'users' },
    besides: ['members'],
  },
  tasks: {
    operationId: 'getTask',
    id: 'task',
    example: ({ task }) => task,
    defaults: ({ status }, { adminId, at }) => ({
      description: null,
      status: 'todo',
      priority: 'normal',
      assignee_id: null,
      due_at: null,
      tags: [],
      completed_at: status === 'done' ? at : null,
      created_by: adminId,
    }),
    references: { project_id: 'projects', assignee_id: 'users' },
    besides: [],
  },
  files: {
    operationId: 'getFile',
    id: 'file',
    example: ({ file }) => file,
    defaults: (_record, { adminId }) => ({
      content_type: 'text/plain',
      project_id: null,
      task_id: null,
      uploaded_by: adminId,
    }),
    references: { project_id: 'projects', task_id: 'tasks' },
    besides: ['content', 'content_base64'],
  },
  resources: {
    operationId: 'getResource',
    id: 'resource',
    example: ({ resource }) => resource,
    defaults: (_record, { adminId }) => ({ description: null, type: 'standard', status: 'active', metadata: {}, owner_id: adminId }),
    references: { owner_id: 'users', integration_id: 'integrations' },
    besides: ['integration_id', 'external_id'],
  },
  comments: {
    operationId: 'getComment',
    id: 'comment',
    example: ({ comment }) => comment,
    defaults: (_record, { adminId }) => ({ author_id: adminId }),
    references: none,
    besides: [],
  },
  integrations: {
    operationId: 'getIntegration',
    id: 'integration',
    example: ({ integration }) => integration,
    defaults: () => ({ provider: 'http_json', status: 'connected', last_synced_at: null }),
    references: none,
    besides: ['request_headers'],
  },
  webhooks: {
    operationId: 'getWebhook',
    id: 'webhook',
    example: ({ webhook }) => webhook,
    defaults: ({ status }, { adminId }) => ({
      conditions: {},
      description: null,
      status: 'enabled',
      disabled_reason: status === 'disabled' ? 'gone' : null,
      created_by: adminId,
    }),
    references: none,
    besides: ['secret'],
  },
  events: {
    operationId: 'getEvent',
    id: 'event',
    example: ({ event }) => event,
    defaults: ({ data }, { adminId }) => ({
      resource_id: (data as Given | null | undefined)?.id ?? null,
      actor: { type: 'user', id: adminId },
      cause: null,
      changes: null,
    }),
    references: none,
    besides: [],
  },
};

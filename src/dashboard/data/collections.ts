import type { Data } from './record.ts';

/** Maximum overlap of two secrets in seconds; a test compares it with the contract. */
const overlap = 86_400;

/** An action on a record, besides editing and deleting it. */
export interface Action {
  label: string;
  operation: string;
  /** Whether the action applies to this record now. */
  when?: (record: Data) => boolean;
  /** The operation that undoes it. */
  undo?: string;
  /** The question asked first. */
  ask?: string;
  /** The request body, if any. */
  body?: Data;
  /** Whether the answer contains a secret that is shown once. */
  shows?: string;
}

/** Related records, shown below a record on its page. */
export interface Related {
  title: string;
  /** The collection whose columns they have. */
  collection: string;
  /** The list of this record's family that returns them. */
  operation: string;
}

/** A family of the API as a table, a form and a page. Columns, filters and fields come from the contract. */
export interface Collection {
  /** Its address. */
  id: string;
  title: string;
  noun: string;
  /** The plural, if it is not the title. */
  plural?: string;
  /** A sentence that explains the family, shown while there are no records. */
  about: string;
  /** Its family in the client, its list, and the operation that reads one record. */
  family: string;
  list: string;
  get?: string;
  /** The operation that returns its list as JSON lines. */
  exported?: string;
  /** The schema of a record, and the property that names it. */
  record: string;
  name: string;
  /** The prefix of its ids. */
  prefix?: string;
  columns: string[];
  sort?: string;
  /** The operation that creates one, with its schema. */
  create?: { operation: string; schema: string; shows?: string; verb?: string };
  update?: { operation: string; schema: string; without?: string[] };
  remove?: { operation: string; verb: string; ask: string };
  actions?: Action[];
  related?: Related[];
  /** Whether the command palette finds its records by name. */
  isSearched?: boolean;
  /** Whether its records are shown by name wherever their ids appear. */
  isNamed?: boolean;
  /** Whether its lists contain events, newest first. */
  isLog?: boolean;
  /** Properties without a filter in the table. */
  comments?: 'project' | 'task' | 'file' | 'resource';
}

const all: Collection[] = [
  {
    id: 'projects',
    title: 'Projects',
    noun: 'project',
    about: 'A project has tasks, members, files and comments.',
    family: 'projects',
    list: 'list',
    get: 'get',
    record: 'Project',
    name: 'name',
    prefix: 'prj',
    columns: ['name', 'status', 'visibility', 'owner_id', 'tags', 'updated_at'],
    sort: 'updated_at:desc',
    create: { operation: 'create', schema: 'ProjectCreate' },
    update: { operation: 'update', schema: 'ProjectUpdate' },
    remove: {
      operation: 'delete',
      verb: 'Delete',
      ask: 'Its tasks, comments and memberships are deleted with it. Files stay. This cannot be undone.',
    },
    actions: [
      { label: 'Archive', operation: 'archive', undo: 'restore', when: ({ status }) => status === 'active' },
      { label: 'Restore', operation: 'restore', undo: 'archive', when: ({ status }) => status === 'archived' },
      {
        label: 'Clone',
        operation: 'clone',
        body: { include: ['tasks', 'members'] },
        ask: 'Creates a copy of the project with its tasks and members.',
      },
    ],
    related: [
      { title: 'Tasks', collection: 'tasks', operation: 'listTasks' },
      { title: 'Members', collection: 'project-members', operation: 'listMembers' },
      { title: 'Files', collection: 'files', operation: 'listFiles' },
      { title: 'Events', collection: 'events', operation: 'listEvents' },
    ],
    isSearched: true,
    isNamed: true,
    comments: 'project',
  },
  {
    id: 'tasks',
    title: 'Tasks',
    noun: 'task',
    about: 'A task is work to do in a project.',
    family: 'tasks',
    list: 'list',
    get: 'get',
    record: 'Task',
    name: 'title',
    prefix: 'tsk',
    columns: ['title', 'status', 'priority', 'project_id', 'assignee_id', 'due_at', 'updated_at'],
    sort: 'updated_at:desc',
    create: { operation: 'create', schema: 'TaskCreate' },
    update: { operation: 'update', schema: 'TaskUpdate' },
    remove: { operation: 'delete', verb: 'Delete', ask: 'The task and its comments are deleted. This cannot be undone.' },
    actions: [
      { label: 'Complete', operation: 'complete', undo: 'reopen', when: ({ status }) => status === 'todo' || status === 'in_progress' },
      { label: 'Reopen', operation: 'reopen', when: ({ status }) => status === 'done' || status === 'cancelled' },
    ],
    related: [{ title: 'Files', collection: 'files', operation: 'listFiles' }],
    isSearched: true,
    isNamed: true,
    comments: 'task',
  },
  {
    id: 'resources',
    title: 'Resources',
    noun: 'resource',
    about: 'A resource is a record of your own type.',
    family: 'resources',
    list: 'list',
    get: 'get',
    record: 'Resource',
    name: 'name',
    prefix: 'res',
    columns: ['name', 'type', 'status', 'owner_id', 'updated_at'],
    sort: 'updated_at:desc',
    create: { operation: 'create', schema: 'ResourceCreate' },
    update: { operation: 'update', schema: 'ResourceUpdate' },
    remove: { operation: 'delete', verb: 'Delete', ask: 'The resource and its comments are deleted. This cannot be undone.' },
    related: [{ title: 'Events', collection: 'events', operation: 'listEvents' }],
    isSearched: true,
    isNamed: true,
    comments: 'resource',
  },
  {
    id: 'files',
    title: 'Files',
    noun: 'file',
    about: 'Drop files here, or choose Upload.',
    family: 'files',
    list: 'list',
    get: 'get',
    record: 'FileRecord',
    name: 'name',
    prefix: 'fil',
    columns: ['name', 'content_type', 'size', 'status', 'uploaded_by', 'updated_at'],
    sort: 'updated_at:desc',
    update: { operation: 'update', schema: 'FileUpdate' },
    remove: { operation: 'delete', verb: 'Delete', ask: 'The file and its comments are deleted. This cannot be undone.' },
    isSearched: true,
    isNamed: true,
    comments: 'file',
  },
  {
    id: 'integrations',
    title: 'Integrations',
    noun: 'integration',
    about: 'An integration reads a list from another system and keeps a resource for each item.',
    family: 'integrations',
    list: 'list',
    get: 'get',
    record: 'Integration',
    name: 'name',
    prefix: 'itg',
    columns: ['name', 'provider', 'status', 'last_synced_at', 'updated_at'],
    sort: 'name',
    create: { operation: 'create', schema: 'IntegrationCreate' },
    update: { operation: 'update', schema: 'IntegrationUpdate' },
    remove: {
      operation: 'delete',
      verb: 'Delete',
      ask: 'Nothing more is read from the other system. The resources stay. This cannot be undone.',
    },
    actions: [
      { label: 'Connect', operation: 'connect', when: ({ status }) => status !== 'connected' },
      { label: 'Sync now', operation: 'sync', when: ({ status }) => status === 'connected' },
      { label: 'Disconnect', operation: 'disconnect', when: ({ status }) => status === 'connected' },
    ],
    related: [{ title: 'Operations', collection: 'operations', operation: 'listOperations' }],
    isNamed: true,
  },
  {
    id: 'operations',
    title: 'Operations',
    noun: 'operation',
    about: 'An operation is work that continues after the request that started it, such as a sync.',
    family: 'operations',
    list: 'list',
    get: 'get',
    record: 'Operation',
    name: 'type',
    prefix: 'opn',
    columns: ['type', 'status', 'progress', 'resource_id', 'finished_at', 'created_at'],
    sort: 'created_at:desc',
    isLog: true,
  },
  {
    id: 'comments',
    title: 'Comments',
    noun: 'comment',
    about: 'Comments can be added to projects, tasks, files and resources.',
    family: 'comments',
    list: 'list',
    get: 'get',
    record: 'Comment',
    name: 'body',
    prefix: 'cmt',
    columns: ['body', 'author_id', 'subject', 'created_at'],
    sort: 'created_at:desc',
    update: { operation: 'update', schema: 'CommentUpdate' },
    remove: { operation: 'delete', verb: 'Delete', ask: 'The comment is deleted. This cannot be undone.' },
  },
  {
    id: 'users',
    title: 'Users',
    noun: 'user',
    about: 'Everyone in the account.',
    family: 'users',
    list: 'list',
    get: 'get',
    record: 'User',
    name: 'name',
    prefix: 'usr',
    columns: ['name', 'email', 'role', 'created_at'],
    sort: 'name',
    create: { operation: 'create', schema: 'UserCreate' },
    update: { operation: 'update', schema: 'UserUpdate' },
    remove: {
      operation: 'delete',
      verb: 'Delete',
      ask: 'Their projects and resources are transferred to an administrator. This cannot be undone.',
    },
    related: [
      { title: 'Projects', collection: 'projects', operation: 'listProjects' },
      { title: 'Tasks', collection: 'tasks', operation: 'listTasks' },
      { title: 'Teams', collection: 'teams', operation: 'listTeams' },
    ],
    isSearched: true,
    isNamed: true,
  },
  {
    id: 'teams',
    title: 'Teams',
    noun: 'team',
    about: 'Members of a team can see each other’s projects whose visibility is "team".',
    family: 'teams',
    list: 'list',
    get: 'get',
    record: 'Team',
    name: 'name',
    prefix: 'tem',
    columns: ['name', 'description', 'updated_at'],
    sort: 'name',
    create: { operation: 'create', schema: 'TeamCreate' },
    update: { operation: 'update', schema: 'TeamUpdate' },
    remove: {
      operation: 'delete',
      verb: 'Delete',
      ask: 'People who can see projects only through this team lose access to them. This cannot be undone.',
    },
    related: [
      { title: 'Members', collection: 'team-members', operation: 'listMembers' },
      { title: 'Projects', collection: 'projects', operation: 'listProjects' },
    ],
    isSearched: true,
    isNamed: true,
  },
  {
    id: 'keys',
    isNamed: true,
    title: 'API keys',
    noun: 'API key',
    about: 'Programs call the API with a key. A key is shown only once, when it is created.',
    family: 'apiKeys',
    list: 'list',
    get: 'get',
    record: 'ApiKey',
    name: 'name',
    prefix: 'key',
    columns: ['name', 'last4', 'scopes', 'last_used_at', 'expires_at', 'revoked_at'],
    sort: 'created_at:desc',
    create: { operation: 'create', schema: 'ApiKeyCreate', shows: 'key' },
    update: { operation: 'update', schema: 'ApiKeyUpdate' },
    actions: [
      {
        label: 'Reroll',
        operation: 'reroll',
        body: { overlap_seconds: overlap },
        shows: 'key',
        when: ({ revoked_at }) => !revoked_at,
        ask: 'Creates a new key with the same scopes and restrictions. The old one works for one more day.',
      },
      {
        label: 'Revoke',
        operation: 'revoke',
        when: ({ revoked_at }) => !revoked_at,
        ask: 'All requests with this key are refused from now on. This cannot be undone.',
      },
    ],
  },
  {
    id: 'applications',
    isNamed: true,
    title: 'Applications',
    noun: 'application',
    about: 'People can allow an OAuth application to act on their behalf.',
    family: 'applications',
    list: 'list',
    get: 'get',
    record: 'Application',
    name: 'name',
    prefix: 'app',
    columns: ['name', 'status', 'type', 'scopes', 'redirect_uris', 'created_at'],
    sort: 'created_at:desc',
    create: { operation: 'create', schema: 'ApplicationCreate', shows: 'client_secret' },
    update: { operation: 'update', schema: 'ApplicationUpdate' },
    remove: {
      operation: 'delete',
      verb: 'Delete',
      ask: 'All its tokens and consents are revoked at once. This cannot be undone. An application that describes itself stays listed as refused.',
    },
    actions: [
      {
        label: 'Allow',
        operation: 'update',
        body: { status: 'allowed' },
        when: ({ status }) => status !== 'allowed',
        ask: 'People in the account may use it if they consent. It describes itself, so first review its name, addresses and scopes.',
      },
      {
        label: 'Refuse',
        operation: 'update',
        body: { status: 'refused' },
        when: ({ metadata_url: address, status }) => address !== null && status !== 'refused',
        ask: 'All its tokens and consents are revoked at once, and nobody can use it until an administrator allows it again.',
      },
      {
        label: 'Rotate the secret',
        operation: 'rotateSecret',
        body: { overlap_seconds: overlap },
        shows: 'client_secret',
        when: ({ token_endpoint_auth_method: method }) => method === 'client_secret_basic',
        ask: 'Creates a new secret. The old one works for one more day.',
      },
    ],
    related: [{ title: 'Consents', collection: 'grants', operation: 'listGrants' }],
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    noun: 'webhook',
    about: 'A webhook receives signed events at your URL.',
    family: 'webhooks',
    list: 'list',
    get: 'get',
    record: 'Webhook',
    name: 'url',
    prefix: 'whk',
    columns: ['url', 'status', 'events', 'description', 'updated_at'],
    sort: 'created_at:desc',
    create: { operation: 'create', schema: 'WebhookCreate', shows: 'secret' },
    update: { operation: 'update', schema: 'WebhookUpdate' },
    remove: {
      operation: 'delete',
      verb: 'Delete',
      ask: 'No more events are delivered, and the delivery log is deleted. This cannot be undone.',
    },
    actions: [
      { label: 'Send a test', operation: 'test' },
      {
        label: 'Pause',
        operation: 'update',
        body: { status: 'paused' },
        when: ({ status }) => status === 'enabled',
        ask: 'Events wait until you enable the webhook again. They wait for as long as your account keeps events.',
      },
      { label: 'Enable', operation: 'enable', when: ({ status }) => status !== 'enabled' },
      {
        label: 'Rotate the secret',
        operation: 'rotateSecret',
        shows: 'secret',
        ask: 'Deliveries are signed with both secrets for one more day.',
      },
    ],
    related: [{ title: 'Deliveries', collection: 'deliveries', operation: 'listDeliveries' }],
  },
  {
    id: 'requests',
    title: 'Requests',
    noun: 'request',
    about: 'All authenticated requests of the account, for 30 days.',
    family: 'requests',
    list: 'list',
    get: 'get',
    record: 'LoggedRequest',
    name: 'path',
    prefix: 'req',
    columns: ['method', 'path', 'status', 'error_code', 'duration_ms', 'credential_id', 'created_at'],
    isLog: true,
  },
  {
    id: 'events',
    title: 'Events',
    noun: 'event',
    about: 'Everything that has happened in the account.',
    family: 'events',
    list: 'list',
    get: 'get',
    record: 'Event',
    name: 'type',
    prefix: 'evt',
    columns: ['type', 'resource_id', 'actor', 'created_at'],
    sort: 'created_at:desc',
    isLog: true,
  },
  {
    id: 'members',
    title: 'Members',
    noun: 'member',
    about: 'People who can sign in, and their roles.',
    family: 'members',
    list: 'list',
    get: 'get',
    record: 'Member',
    name: 'name',
    columns: ['name', 'email', 'role', 'may_sign_in', 'last_login_at', 'created_at'],
    sort: 'name',
    create: { operation: 'invite', schema: 'MemberInvite', shows: 'password_link', verb: 'Invite' },
    update: { operation: 'update', schema: 'MemberUpdate' },
    remove: {
      operation: 'remove',
      verb: 'Remove',
      ask: 'They can no longer sign in, and their keys and tokens are revoked. This cannot be undone.',
    },
    actions: [
      { label: 'New password link', operation: 'createPasswordLink', shows: 'url', ask: 'Earlier links of this person stop working.' },
      {
        label: 'Sign out everywhere',
        operation: 'removeSessions',
        ask: 'Ends their sessions and the tokens of applications that act on their behalf. They can sign in again, and their API keys stay valid.',
      },
      {
        label: 'Remove second factors',
        operation: 'removeSecondFactors',
        ask: 'For somebody who has lost them. They sign in with their password alone until they add a new one. Make sure that the request really comes from them.',
      },
    ],
  },
  {
    id: 'audit',
    title: 'Audit log',
    noun: 'entry',
    plural: 'entries',
    about: 'Who changed what, with which credential, and from where.',
    family: 'audit',
    list: 'listEntries',
    exported: 'exportEntries',
    record: 'AuditEntry',
    name: 'action',
    prefix: 'aud',
    columns: ['action', 'actor_id', 'subject_id', 'credential_id', 'address', 'created_at'],
    isLog: true,
  },
];

/** Parts of other records, without a page of their own. */
const parts: Collection[] = [
  {
    id: 'project-members',
    title: 'Members',
    noun: 'member',
    about: 'People who can see and edit the project.',
    family: 'projects',
    list: 'listMembers',
    record: 'ProjectMember',
    name: 'user_id',
    columns: ['user_id', 'role', 'added_at'],
  },
  {
    id: 'team-members',
    title: 'Members',
    noun: 'member',
    about: 'People in the team.',
    family: 'teams',
    list: 'listMembers',
    record: 'TeamMember',
    name: 'user_id',
    columns: ['user_id', 'added_at'],
  },
  {
    id: 'grants',
    title: 'Consents',
    noun: 'consent',
    about: 'People who allow the application to act on their behalf.',
    family: 'applications',
    list: 'listGrants',
    record: 'ApplicationGrant',
    name: 'user_id',
    columns: ['user_id', 'scopes', 'granted_at', 'last_used_at'],
  },
  {
    id: 'deliveries',
    title: 'Deliveries',
    noun: 'delivery',
    about: 'Deliveries to the webhook.',
    family: 'webhooks',
    list: 'listDeliveries',
    record: 'Delivery',
    name: 'event_type',
    columns: ['event_type', 'status', 'attempt_count', 'last_response_status', 'next_attempt_at', 'created_at'],
  },
];

/** The collections with a page, by address. */
export const collections: Readonly<Record<string, Collection>> = Object.fromEntries(all.map((one) => [one.id, one]));

/** Every collection, by its name. */
export const described: Readonly<Record<string, Collection>> = Object.fromEntries([...all, ...parts].map((one) => [one.id, one]));

/** The collection of a record, by id prefix; undefined when its kind has none. */
export const collectionOfId = (id: string): Collection | undefined => all.find(({ prefix }) => prefix && id.startsWith(`${prefix}_`));

/** The page of a record, by id; undefined when its kind has none. */
export const pageOfId = (id: string): string | undefined => {
  const found = collectionOfId(id);
  return found?.get && `/${found.id}/${id}`;
};

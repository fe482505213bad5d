// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
export { users, type UsersApi } from './users.ts';
export { projects, type ProjectsApi } from './projects.ts';
export { tasks, type TasksApi } from './tasks.ts';
export { teams, type TeamsApi } from './teams.ts';
export { files, type FilesApi } from './files.ts';
export { comments, type CommentsApi } from './comments.ts';
export { events, type EventsApi } from './events.ts';
export { integrations, type IntegrationsApi } from './integrations.ts';
export { operations, type OperationsApi } from './operations.ts';
export { webhooks, type WebhooksApi } from './webhooks.ts';
export { resources, type ResourcesApi } from './resources.ts';
export { notifications, type NotificationsApi } from './notifications.ts';
export { batches, type BatchesApi } from './batches.ts';
export { search, type SearchApi } from './search.ts';
export type * from './types.ts';

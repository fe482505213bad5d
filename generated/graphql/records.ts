// Written by codegen.ts from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Connection } from '../../src/core/query/connection.ts';
import type { components } from '../platform/types.ts';

export type UserRecord = components['schemas']['User'];

export type ResourceRecord = components['schemas']['Resource'];

export type WebhookRecord = components['schemas']['Webhook'];

export type DeliveryRecord = components['schemas']['Delivery'];

export type DeliveryAttemptRecord = components['schemas']['DeliveryAttempt'];

export type EventRecord = components['schemas']['Event'];

export type ActorRecord = components['schemas']['Actor'];

export type ProjectRecord = components['schemas']['Project'];

export type ProjectMemberRecord = components['schemas']['ProjectMember'];

export type ProjectSettingsRecord = components['schemas']['ProjectSettings'];

export type TaskRecord = components['schemas']['Task'];

export type TeamRecord = components['schemas']['Team'];

export type TeamMemberRecord = components['schemas']['TeamMember'];

export type CommentRecord = components['schemas']['Comment'];

export type FileRecord = components['schemas']['FileRecord'];

export type NodeRecord = CommentRecord | EventRecord | FileRecord | ProjectRecord | ResourceRecord | TaskRecord | TeamRecord | UserRecord | WebhookRecord;

export type UserConnectionRecord = Connection<UserRecord>;

export type ResourceConnectionRecord = Connection<ResourceRecord>;

export type WebhookConnectionRecord = Connection<WebhookRecord>;

export type DeliveryConnectionRecord = Connection<DeliveryRecord>;

export type EventConnectionRecord = Connection<EventRecord>;

export type ProjectConnectionRecord = Connection<ProjectRecord>;

export type ProjectMemberConnectionRecord = Connection<ProjectMemberRecord>;

export type TaskConnectionRecord = Connection<TaskRecord>;

export type TeamConnectionRecord = Connection<TeamRecord>;

export type TeamMemberConnectionRecord = Connection<TeamMemberRecord>;

export type CommentConnectionRecord = Connection<CommentRecord>;

export type FileConnectionRecord = Connection<FileRecord>;

// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Connection } from '../../src/core/query/connection.ts';
import type { components } from '../platform/types.ts';

export type CommentRecord = components['schemas']['Comment'] & { version?: number | null };

export type CommentSubjectReferenceRecord = components['schemas']['CommentSubject'] & { version?: number | null };

export type FileRecord = components['schemas']['FileRecord'] & { version?: number | null };

export type ProjectRecord = components['schemas']['Project'] & { version?: number | null };

export type ResourceRecord = components['schemas']['Resource'] & { version?: number | null };

export type TaskRecord = components['schemas']['Task'] & { version?: number | null };

export type EventRecord = components['schemas']['Event'] & { version?: number | null };

export type ActorRecord = components['schemas']['Actor'] & { version?: number | null };

export type FileAddressRecord = components['schemas']['FileAddress'] & { version?: number | null };

export type IntegrationRecord = components['schemas']['Integration'] & { version?: number | null };

export type IntegrationConfigRecord = components['schemas']['IntegrationConfig'] & { version?: number | null };

export type NotificationRecord = components['schemas']['Notification'] & { version?: number | null };

export type OperationRecord = components['schemas']['Operation'] & { version?: number | null };

export type OperationErrorRecord = components['schemas']['FormB'] & { version?: number | null };

export type ProjectMemberRecord = components['schemas']['ProjectMember'] & { version?: number | null };

export type ProjectSettingsRecord = components['schemas']['ProjectSettings'] & { version?: number | null };

export type TeamRecord = components['schemas']['Team'] & { version?: number | null };

export type UserRecord = components['schemas']['User'] & { version?: number | null };

export type SearchResultsRecord = components['schemas']['SearchResults'] & { version?: number | null };

export type SearchResultRecord = components['schemas']['SearchResult'] & { version?: number | null };

export type SearchHighlightRecord = components['schemas']['SearchHighlight'] & { version?: number | null };

export type SearchPartRecord = components['schemas']['SearchPart'] & { version?: number | null };

export type TeamMemberRecord = components['schemas']['TeamMember'] & { version?: number | null };

export type WebhookRecord = components['schemas']['Webhook'] & { version?: number | null };

export type DeliveryRecord = components['schemas']['Delivery'] & { version?: number | null };

export type DeliveryAttemptRecord = components['schemas']['DeliveryAttempt'] & { version?: number | null };

export type NodeRecord = CommentRecord | FileRecord | ProjectRecord | ResourceRecord | TaskRecord | EventRecord | IntegrationRecord | NotificationRecord | OperationRecord | TeamRecord | UserRecord | WebhookRecord;

export type CommentConnectionRecord = Connection<CommentRecord>;

export type EventConnectionRecord = Connection<EventRecord>;

export type FileConnectionRecord = Connection<FileRecord>;

export type IntegrationConnectionRecord = Connection<IntegrationRecord>;

export type NotificationConnectionRecord = Connection<NotificationRecord>;

export type OperationConnectionRecord = Connection<OperationRecord>;

export type ProjectConnectionRecord = Connection<ProjectRecord>;

export type ProjectMemberConnectionRecord = Connection<ProjectMemberRecord>;

export type ResourceConnectionRecord = Connection<ResourceRecord>;

export type TaskConnectionRecord = Connection<TaskRecord>;

export type TeamConnectionRecord = Connection<TeamRecord>;

export type TeamMemberConnectionRecord = Connection<TeamMemberRecord>;

export type UserConnectionRecord = Connection<UserRecord>;

export type WebhookConnectionRecord = Connection<WebhookRecord>;

export type DeliveryConnectionRecord = Connection<DeliveryRecord>;

// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Connection } from '@tessera/platform/internal/core/query/connection';
import type { components } from '../platform/types.ts';

export type BookRecord = components['schemas']['Book'] & { version?: number | null };

export type CustomerRecord = components['schemas']['Customer'] & { version?: number | null };

export type EventRecord = components['schemas']['Event'] & { version?: number | null };

export type ActorRecord = components['schemas']['Actor'] & { version?: number | null };

export type OperationRecord = components['schemas']['Operation'] & { version?: number | null };

export type OperationErrorRecord = components['schemas']['FormB'] & { version?: number | null };

export type OrderRecord = components['schemas']['Order'] & { version?: number | null };

export type OrderLineRecord = components['schemas']['OrderLine'] & { version?: number | null };

export type ResourceRecord = components['schemas']['Resource'] & { version?: number | null };

export type UserRecord = components['schemas']['User'] & { version?: number | null };

export type WebhookRecord = components['schemas']['Webhook'] & { version?: number | null };

export type DeliveryRecord = components['schemas']['Delivery'] & { version?: number | null };

export type DeliveryAttemptRecord = components['schemas']['DeliveryAttempt'] & { version?: number | null };

export type NodeRecord = BookRecord | CustomerRecord | EventRecord | OperationRecord | OrderRecord | ResourceRecord | UserRecord | WebhookRecord;

export type BookConnectionRecord = Connection<BookRecord>;

export type CustomerConnectionRecord = Connection<CustomerRecord>;

export type EventConnectionRecord = Connection<EventRecord>;

export type OperationConnectionRecord = Connection<OperationRecord>;

export type OrderConnectionRecord = Connection<OrderRecord>;

export type ResourceConnectionRecord = Connection<ResourceRecord>;

export type UserConnectionRecord = Connection<UserRecord>;

export type WebhookConnectionRecord = Connection<WebhookRecord>;

export type DeliveryConnectionRecord = Connection<DeliveryRecord>;

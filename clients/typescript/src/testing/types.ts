import type { MirroredRecords } from '../../generated/mirrored.ts';
import type { Event, UserRole } from '../../generated/platform/types.ts';
import type { Besides } from '../../generated/scenes.ts';
import type { EventOf, EventType } from '../channel/index.ts';

type Kind = keyof Besides;

type Given<Name extends Kind> = (Name extends keyof MirroredRecords ? Partial<MirroredRecords[Name]> : unknown) &
  Besides[Name] &
  (Name extends 'webhooks' ? { secret?: string } : unknown);

/** Records by kind. What a record leaves out is the contract's default. */
export type Scene = { [Name in Kind]?: readonly Given<Name>[] } & { events?: readonly Partial<Event>[] };

/** What makes happen what seldom happens, to all requests or to those that it names. */
export interface Rule {
  /** Only requests of this operation, such as `listTasks`. */
  operation?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Only requests of this path; an asterisk stands for anything. */
  path?: string;
  /** So often, and then no more. */
  times?: number;
  /** Milliseconds that a request waits. */
  latency?: number;
  /** The rate limit is used up: 429. */
  rate_limit?: 'used_up';
  /** 503, or a connection that is closed without an answer. */
  outage?: 'unavailable' | 'cut';
  /** The credentials have expired: 401. */
  expired_token?: true;
  /** The status with which receivers of webhooks seem to answer. */
  webhook?: number;
  /** Seconds that the clock of the mock is ahead. */
  clock?: number;
}

/** A request that the mock has answered. */
export interface RecordedRequest {
  number: number;
  at: string;
  method: string;
  /** The path with its query. */
  address: string;
  /** Null where the connection ended without an answer. */
  status: number | null;
  milliseconds: number;
  /** What the contract says of it; null where it does not know the path. */
  about: { operation: string; summary: string; scopes: readonly string[]; statuses: readonly number[]; page: string } | null;
  /** Whether the answer is made of the contract's examples. */
  fromContract: boolean;
  fault: { code?: string; message?: string; details: readonly unknown[] } | null;
  violations: string | null;
}

/** An event that is to happen: about a record that there is, or with the data that it says. */
export type GivenEvent<Type extends EventType = EventType> = Pick<EventOf<Type>, 'type'> &
  Partial<Pick<EventOf<Type>, 'resource_id' | 'actor' | 'data'>>;

/** A key that the mock has issued. */
export interface MockKey {
  key: string;
  role: UserRole;
  scopes: readonly string[];
}

/** Somebody who can sign in. */
export interface MockPerson {
  email: string;
  role: UserRole;
}

export type { EventData, EventOf, EventType } from '../../generated/events.ts';
export type { Followed, Socket } from './connection.ts';
export { type FollowOptions, follow } from './follow.ts';

export type { ChangesOf, EventData, EventOf, EventType } from '../../generated/events.ts';
export { type Channel, type ChannelOptions, openChannel } from './calls.ts';
export type { Followed, Socket } from './connection.ts';
export { type FollowOptions, follow } from './follow.ts';

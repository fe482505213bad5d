import type { EventData, EventType } from '../../contract/events.ts';
import type { Schemas } from '../../contract/types.ts';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import { createMemoryFeed } from './feed.ts';
import { createMemory, type Memory } from './memory.ts';
import type { Records } from './records.ts';

/** Records what happened, for those who follow it. */
type RecordEvent = <T extends EventType>(caller: Principal, type: T, data: EventData<T> & { id: string }) => void;

/** Everything that the mock keeps, and what the families' verbs on it are made of. */
export interface Account {
  users: Memory<Schemas['User']>;
  resources: Memory<Schemas['Resource']>;
  webhooks: Memory<Schemas['Webhook']>;
  events: Memory<Schemas['Event']>;
  now: () => string;
  recordEvent: RecordEvent;
}

/** Records as services answer them; nothing in GraphQL asks for a version. */
export const versioned = <Row>(data: Row) => ({ data, version: 1 });

/** An account in memory that begins with these records. */
export const createAccount = (records: Records) => {
  const events = createMemory('event', records.events);
  const feed = createMemoryFeed(events.all);
  const now = () => new Date().toISOString();

  const recordEvent: RecordEvent = ({ actor }, type, data) =>
    feed.recordEvent(events.put({ id: newId('event'), type, resource_id: data.id, actor, data, created_at: now() }));

  const account: Account = {
    users: createMemory('user', records.users),
    resources: createMemory('resource', records.resources),
    webhooks: createMemory('webhook', records.webhooks),
    events,
    now,
    recordEvent,
  };
  return { account, feed };
};

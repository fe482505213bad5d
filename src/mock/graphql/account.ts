import type { EventData, EventType } from '../../contract/events.ts';
import type { Schemas } from '../../contract/types.ts';
import { newId } from '../../core/ids.ts';
import type { Principal } from '../../core/principal.ts';
import { createMemoryFeed } from './feed.ts';
import type { Records } from './invented-records.ts';
import { createMemory, type Memory } from './memory.ts';

/** Records an event and publishes it to subscribers. */
type RecordEvent = <T extends EventType>(caller: Principal, type: T, data: EventData<T> & { id: string }) => void;

/** The records of the mock, which the services of the families work on. */
export interface Account {
  users: Memory<Schemas['User']>;
  resources: Memory<Schemas['Resource']>;
  webhooks: Memory<Schemas['Webhook']>;
  events: Memory<Schemas['Event']>;
  now: () => string;
  recordEvent: RecordEvent;
}

/** Records as services return them; GraphQL does not use the version. */
export const versioned = <Row>(data: Row) => ({ data, version: 1 });

/** An account in memory with these records. */
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

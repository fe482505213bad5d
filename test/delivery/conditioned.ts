import type { EventData, EventType } from '../../src/contract/events.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import type { EventChanges } from '../../src/rules/event-changes.ts';
import { recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { eventAbout, exampleData } from '../support/events.ts';
import { createTestClock, newDeliveries, sealer } from './queued.ts';

const { clock } = createTestClock();

/** A new account whose webhooks have conditions. */
export const conditioned = async (database: Database) => {
  const made = await newDeliveries(database);
  const { step } = createFanOut({ db: database.db, clock, sealer });
  /** Records an event with these properties and changes, which has its position then; its id. */
  const record = async <T extends EventType>(type: T, data: Partial<EventData<T>> = {}, changes: EventChanges = {}): Promise<string> => {
    const { id: resourceId } = exampleData(type) as { id: string };
    const event = eventAbout(type, resourceId);
    const changed = event.changes === null ? {} : { changes };
    const recorded = { ...event, ...changed, data: { ...event.data, ...data } } as typeof event;
    const id = await transaction(database.db, (tx) => recordEvent(tx, systemAuthor(made.accountId), recorded));
    await numberEvents(database.db, [made.accountId]);
    return id;
  };
  /** What the webhooks are sent, in its order: `webhook event`. */
  const sent = async (): Promise<string[]> => {
    await step(made.accountId);
    const rows = await database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('account_id', '=', made.accountId)
      .orderBy('position')
      .execute();
    return rows.map(({ webhook_id, event_id }) => `${webhook_id} ${event_id}`);
  };
  return { ...made, step, record, sent };
};

/** Whether a webhook with a condition is sent an event with these properties and changes. */
export const isSent = async <T extends EventType>(
  database: Database,
  condition: string,
  type: T,
  data: Partial<EventData<T>>,
  changes: EventChanges = {},
): Promise<boolean> => {
  const { webhook, record, sent } = await conditioned(database);
  const id = await webhook({ events: [type], conditions: { [type]: condition } });
  const event = await record(type, data, changes);
  const all = await sent();
  if (all.some((one) => one !== `${id} ${event}`)) throw new Error(`Something else was sent: ${all.join()}`);
  return all.length === 1;
};

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventData, EventType } from '../../src/contract/events.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { numberEvents } from '../../src/data/connection/events/event-numbers.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createFanOut } from '../../src/delivery/webhooks/fan-out.ts';
import type { EventChanges } from '../../src/rules/event-changes.ts';
import { recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { lentDatabase } from '../../src/testing/database.ts';
import { eventAbout, exampleData } from '../support/events.ts';
import { createTestClock, newDeliveries, sealer } from './queued.ts';

let database: Database;
let made: Awaited<ReturnType<typeof newDeliveries>>;
const { clock } = createTestClock();

beforeAll(async () => {
  database = await lentDatabase();
});
afterAll(() => database?.close());

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

const sent = async (): Promise<string[]> => {
  await createFanOut({ db: database.db, clock, sealer }).step(made.accountId);
  const rows = await database.db
    .selectFrom('deliveries')
    .selectAll()
    .where('account_id', '=', made.accountId)
    .orderBy('position')
    .execute();
  return rows.map(({ webhook_id, event_id }) => `${webhook_id} ${event_id}`);
};

const project = 'prj_01jq3x5gkz0v7t9n2m4p6r8s1w';
const task = {
  project_id: project,
  title: 'Draw the Map, 50% done, eine Übung',
  description: null,
  status: 'done',
  priority: 'high',
  due_at: '2026-04-01T17:00:00.000Z',
  tags: ['design', 'q3'],
} as const;
const changes: EventChanges = {
  status: { from: 'in_progress', to: 'done' },
  tags: { from: ['design'], to: ['design', 'q3'] },
  due_at: { from: null, to: '2026-04-01T17:00:00.000Z' },
  // The former title is hidden from the new readers.
  title: { to: 'Draw the Map, 50% done' },
};

describe('a condition on the record', () => {
  it.each([
    ['status=done', true],
    ['status=todo', false],
    ['status[neq]=todo&priority_in=high,urgent', true],
    ['status=done&priority=low', false],
    [`project_id=${project}`, true],
    ['title=Draw the Map%2C 50%25 done%2C eine Übung', true],
    ['title=draw the Map%2C 50%25 done%2C eine Übung', false],
    ['title_contains=MAP', true],
    ['title[like]=draw%25done%25', true],
    ['title_contains=EINE übung', true],
    ['title_starts_with=map', false],
    ['description_exists=false', true],
    ['description_exists=true', false],
    ['due_at_before=2026-04-01T19:00:01%2B02:00', true],
    ['due_at[lt]=2026-04-01T17:00:00Z', false],
    ['due_at_before=2026-04-03T00:00:00%2B16', true],
    ['priority_in=low%2Chigh', true],
    ['tags_all=design,q3', true],
    ['tags=q4', false],
    ['tags[nin]=q3', false],
    ['tags[nin]=q4', true],
    ['tags_in=', false],
  ])('%s is matched: %s', async (condition, isSent) => {
    made = await newDeliveries(database);
    const webhook = await made.webhook({ events: ['TASK_UPDATED'], conditions: { TASK_UPDATED: condition } });
    const event = await record('TASK_UPDATED', { ...task, tags: [...task.tags] }, changes);
    expect(await sent()).toEqual(isSent ? [`${webhook} ${event}`] : []);
  });

  it.each([
    ['USER_CREATED', { email: 'Ada@Tessera.example' }, 'email=ADA@tessera.example', true],
    ['USER_CREATED', { email: 'Ada@Tessera.example' }, 'email_contains=bob', false],
    ['FILE_CREATED', { size: 1000 }, 'size_gt=999', true],
    ['FILE_CREATED', { size: 1000 }, 'size_in=1,1001', false],
    ['FILE_CREATED', { size: null }, 'size_lt=1000', false],
    [
      'COMMENT_CREATED',
      { subject: { type: 'task', id: 'tsk_01jq3x5gkz0v7t9n2m4p6r8s1w' } },
      'subject_id=tsk_01jq3x5gkz0v7t9n2m4p6r8s1w&subject_type=task',
      true,
    ],
    ['COMMENT_CREATED', { subject: { type: 'task', id: 'tsk_01jq3x5gkz0v7t9n2m4p6r8s1w' } }, 'subject_type[neq]=task', false],
    ['RESOURCE_UPDATED', { metadata: { color: ['red'], size: 5 } }, 'metadata.color=red&metadata.size=5', true],
    ['RESOURCE_UPDATED', { metadata: { color: ['red'], size: 5 } }, 'metadata.color[nin]=red,blue', false],
    ['RESOURCE_UPDATED', { metadata: { color: ['red'], size: 5 } }, 'metadata.shelf_exists=false', true],
  ] as [EventType, object, string, boolean][])('%s with %j and %s: %s', async (type, data, condition, isSent) => {
    made = await newDeliveries(database);
    const webhook = await made.webhook({ events: [type], conditions: { [type]: condition } });
    const event = await record(type, data);
    expect(await sent()).toEqual(isSent ? [`${webhook} ${event}`] : []);
  });
});

describe('a condition on the changes', () => {
  it.each([
    ['changes.status_exists=true', true],
    ['changes.status_exists=false', false],
    ['changes.priority_exists=false', true],
    ['changes.created_by_exists=true', false],
    ['changes.status.from=in_progress&changes.status.to=done', true],
    ['changes.status.from=todo', false],
    ['changes.status.to_in=todo,done', true],
    ['changes.status.from[neq]=todo', true],
    ['changes.priority.from[neq]=low', false],
    ['changes.tags.from[nin]=q3&changes.tags.to_all=q3', true],
    ['changes.tags.to_all=design,q3', true],
    ['changes.tags.to[all]=design,q4', false],
    ['changes.tags.to_in=q4,q3', true],
    ['changes.status.to_in=done%2Ctodo', true],
    ['changes.due_at.from_exists=false', true],
    ['changes.due_at.to_after=2026-04-01T00:00:00Z', true],
    ['changes.title.to_contains=map', true],
    ['changes.title.from[neq]=Other', false],
    ['changes.title.from_in=Draw the Map', false],
  ])('%s is matched: %s', async (condition, isSent) => {
    made = await newDeliveries(database);
    const webhook = await made.webhook({ events: ['TASK_UPDATED'], conditions: { TASK_UPDATED: condition } });
    const event = await record('TASK_UPDATED', { ...task, tags: [...task.tags] }, changes);
    expect(await sent()).toEqual(isSent ? [`${webhook} ${event}`] : []);
  });
});

describe('the conditions of a webhook', () => {
  it('are evaluated a hundred at a time, so that a step is short and the next one continues', async () => {
    made = await newDeliveries(database);
    const events = ['TASK_UPDATED'];
    for (let count = 0; count < 40; count += 1) await made.webhook({ events, conditions: { TASK_UPDATED: 'status=done' } });
    await made.webhook({ events });
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.push(await record('TASK_UPDATED', { status: 'done' }));
    const { step } = createFanOut({ db: database.db, clock, sealer });
    const steps = [];
    for (let next: number | undefined = 1; next !== undefined; ) {
      const done: Awaited<ReturnType<typeof step>> = await step(made.accountId, next);
      steps.push(done!.events);
      ({ next } = done!);
    }
    expect(steps).toEqual([2, 2, 1]);
    const rows = await database.db.selectFrom('deliveries').select('event_id').where('account_id', '=', made.accountId).execute();
    expect(rows.map(({ event_id }) => event_id).toSorted()).toEqual(ids.flatMap((id) => Array.from({ length: 41 }, () => id)).toSorted());
  });

  it('let everything through when the contract does not have them any more, for this type only', async () => {
    made = await newDeliveries(database);
    const conditions = { TASK_UPDATED: 'state=done', TASK_CREATED: 'status=done' };
    const webhook = await made.webhook({ events: ['TASK_UPDATED', 'TASK_CREATED'], conditions });
    const updated = await record('TASK_UPDATED', { status: 'todo' });
    await record('TASK_CREATED', { status: 'todo' });
    expect(await sent()).toEqual([`${webhook} ${updated}`]);
  });

  it('are by type: other types and other webhooks are not affected, and the order stays', async () => {
    made = await newDeliveries(database);
    const events = ['TASK_CREATED', 'TASK_UPDATED', 'TASK_DELETED'];
    const [all, some] = [
      await made.webhook({ events }),
      await made.webhook({ events, conditions: { TASK_UPDATED: 'status=done', TASK_CREATED: 'priority=urgent' } }),
    ];
    const first = await record('TASK_CREATED', { priority: 'low' });
    const second = await record('TASK_UPDATED', { status: 'done' });
    const third = await record('TASK_UPDATED', { status: 'todo' });
    const fourth = await record('TASK_CREATED', { priority: 'urgent' });
    const fifth = await record('TASK_DELETED', { status: 'todo' });
    const got = await sent();
    expect(got.filter((one) => one.startsWith(all))).toEqual([first, second, third, fourth, fifth].map((id) => `${all} ${id}`));
    expect(got.filter((one) => one.startsWith(some))).toEqual([second, fourth, fifth].map((id) => `${some} ${id}`));
  });
});

import { bootTessera, type Caller, created, expectError, recording, type Tessera } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events } from '#generated/messages/events';
import type { EventData, EventType } from '../../../src/contract/events.ts';
import { operations } from '../../../src/contract/operations.ts';
import type { OperationId } from '../../../src/contract/types.ts';
import { validators } from '../../../src/contract/validators/index.ts';
import { newId } from '../../../src/core/ids.ts';
import type { Principal } from '../../../src/core/principal.ts';
import { singular } from '../../../src/core/singular.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { eventOf, recordEvent, systemAuthor, unversioned } from '../../../src/rules/record-event.ts';
import { eventTypes, exampleData } from '../../support/events.ts';
import { newProject } from '../../support/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const acts: [operation: OperationId, body: () => unknown, before?: OperationId][] = [
  ['listProjects', () => undefined],
  ['createProject', () => ({ name: 'Atlas' })],
  ['getProject', () => undefined],
  ['replaceProject', () => ({ name: 'Globe' })],
  ['updateProject', () => ({ name: 'Globe' })],
  ['deleteProject', () => undefined],
  ['listProjectTasks', () => undefined],
  ['createProjectTask', () => ({ title: 'Draw', assignee_id: grace.userId })],
  ['listProjectMembers', () => undefined],
  ['addProjectMember', () => ({ user_id: grace.userId, role: 'viewer' })],
  ['removeProjectMember', () => undefined, 'addProjectMember'],
  ['archiveProject', () => undefined],
  ['restoreProject', () => undefined, 'archiveProject'],
  ['cloneProject', () => ({ include: ['tasks', 'members'] })],
];
const bodyOf = (operation: OperationId) => acts.find(([name]) => name === operation)![1]();

const send = (operation: OperationId, id: string) => {
  const { method, path } = operations[operation];
  return ada.call(method.toUpperCase(), path.replace('{project_id}', id).replace('{user_id}', grace.userId), bodyOf(operation));
};

describe('what a success records', () => {
  it.each(acts)('by %s is exactly what its contract says', async (operation, _body, before) => {
    const { id } = await newProject(ada);
    if (before) expect((await send(before, id)).status).toBeLessThan(300);
    const { answer, events } = await recording(tessera, () => send(operation, id));
    expect(answer.status).toBeLessThan(300);
    expect(events.map(({ type }) => type)).toEqual(operations[operation].emits);
    for (const { type, data, account_id } of events) {
      expect({ type, fits: validators.platform.eventData[type]!(data), account_id }).toEqual({
        type,
        fits: true,
        account_id: tessera.accountId,
      });
    }
  });
});

const production = {
  TESSERA_MODE: 'production',
  TESSERA_PUBLIC_URL: 'https://api.tessera.test',
  TESSERA_AUTH_URL: 'https://auth.tessera.test',
  TESSERA_TRUSTED_PROXIES: '127.0.0.1',
};

/** Calls as a proxy passes them on that has received them over TLS. */
const throughTls = (caller: Caller): Caller => ({
  ...caller,
  call: (method, path, body, headers) => caller.call(method, path, body, { ...headers, 'X-Forwarded-Proto': 'https' }),
});

describe('recordEvent', () => {
  const record = (type: EventType, data: object) =>
    transaction(tessera.database.db, (tx) =>
      recordEvent(tx, systemAuthor(tessera.accountId), {
        type,
        data: data as EventData<typeof type>,
        version: null,
        changes: null,
        resourceId: newId(singular(events[type].subject) as 'project'),
      }),
    );

  it.each(eventTypes)('refuses %s with data that its contract does not document, and records nothing', async (type) => {
    const example: Record<string, unknown> = { ...exampleData(type) };
    const refused = (data: object, field: string) =>
      expect(record(type, data), `${type} ${field}`).rejects.toMatchObject({
        code: 'contract_violation',
        details: expect.arrayContaining([expect.objectContaining({ field: expect.stringMatching(new RegExp(`^data.${field}($|[.[])`)) })]),
      });
    const { events } = await recording(tessera, async () => {
      await refused({ ...example, surplus: 1 }, 'surplus');
      for (const name of Object.keys(example)) {
        const { [name]: _left, ...rest } = example;
        await refused(rest, name);
        await refused({ ...example, [name]: [[7]] }, name);
      }
    });
    expect(events).toEqual([]);
    await expect(record(type, example)).resolves.toMatch(/^evt_/);
  });

  it('refuses a text where a list belongs', async () => {
    const data = { ...exampleData('TASK_CREATED'), tags: 'none' };
    await expect(record('TASK_CREATED', data)).rejects.toMatchObject({ details: [{ field: 'data.tags', code: 'invalid_type' }] });
  });

  /** A task that the database has in a form that the contract does not allow, as a mistake of ours would leave it. */
  const plantedTask = async ({ database, admin }: Tessera): Promise<string> => {
    const project = await newProject(admin);
    const task = await created(admin, `/v1/projects/${project.id}/tasks`, { title: 'Draw' });
    await database.db.updateTable('tasks').set({ created_by: 'nobody' }).where('id', '=', task.id).execute();
    return task.id;
  };

  it('undoes the write, which is answered with what is wrong', async () => {
    const id = await plantedTask(tessera);
    const { answer, events } = await recording(tessera, () => tessera.admin.call('PATCH', `/v1/tasks/${id}`, { title: 'Paint' }));
    expectError(answer, 500, 'contract_violation', ['data.created_by invalid_format']);
    expect(events).toEqual([]);
    const stored = await tessera.database.db.selectFrom('tasks').select(['title', 'version']).where('id', '=', id).execute();
    expect(stored).toEqual([{ title: 'Draw', version: 1 }]);
  });

  it('records it in production, and counts and logs it', async () => {
    const lines: { operation: string; status: string | number; details: object[] }[] = [];
    const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line)) });
    const strict = await bootTessera({ env: production, log });
    try {
      const admin = throughTls(strict.admin);
      const id = await plantedTask({ ...strict, admin });
      const write = (title: string) => admin.call('PATCH', `/v1/tasks/${id}`, { title });
      const { events } = await recording(strict, async () => {
        for (const title of ['Paint', 'Print']) expect((await write(title)).status).toBe(200);
      });
      expect(events.map(({ type, data }) => [type, (data as { title: string }).title])).toEqual([
        ['TASK_UPDATED', 'Paint'],
        ['TASK_UPDATED', 'Print'],
      ]);
      const counted = await strict.metrics.getSingleMetricAsString('tessera_contract_violations_total');
      expect(counted).toContain('{operation="event TASK_UPDATED",status="event"} 2');
      const told = lines.filter(({ operation }) => operation === 'event TASK_UPDATED');
      expect(told).toMatchObject([{ status: 'event', details: [{ field: 'created_by', code: 'invalid_format' }] }]);
    } finally {
      await strict.close();
    }
  });

  it('leaves nothing behind when the transaction it stands in is undone', async () => {
    const { id } = await newProject(ada);
    const caller = { accountId: tessera.accountId, actor: { type: 'user', id: ada.userId } } as Principal;
    const undone = () =>
      transaction(tessera.database.db, async (tx) => {
        const data = { project_id: id, user_id: ada.userId, role: 'owner' } as const;
        await recordEvent(tx, caller, { ...eventOf('PROJECT_MEMBER_ADDED', unversioned(data)), resourceId: id });
        throw new Error('changed my mind');
      });
    const { events } = await recording(tessera, () => expect(undone()).rejects.toThrow('changed my mind'));
    expect(events).toEqual([]);
  });
});

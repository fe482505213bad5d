import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventData } from '../../generated/messages/event-data.js';
import { operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import type { Principal } from '../../src/core/principal.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { recordEvent } from '../../src/rules/record-event.ts';
import { newProject, recording } from '../support/answers.ts';
import { bootTessera, type Caller, type Tessera } from '../support/tessera.ts';

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
      expect({ type, fits: eventData[type]!(data), account_id }).toEqual({ type, fits: true, account_id: tessera.accountId });
    }
  });
});

describe('recordEvent', () => {
  it('leaves nothing behind when the transaction it stands in is undone', async () => {
    const { id } = await newProject(ada);
    const caller = { accountId: tessera.accountId, actor: { type: 'user', id: ada.userId } } as Principal;
    const undone = () =>
      transaction(tessera.database.db, async (tx) => {
        const data = { project_id: id, user_id: ada.userId, role: 'owner' } as const;
        await recordEvent(tx, caller, { type: 'PROJECT_MEMBER_ADDED', resourceId: id, data });
        throw new Error('changed my mind');
      });
    const { events } = await recording(tessera, () => expect(undone()).rejects.toThrow('changed my mind'));
    expect(events).toEqual([]);
  });
});

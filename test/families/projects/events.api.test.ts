import { bootTessera, type Caller, recording, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import type { OperationId } from '../../../src/contract/types.ts';
import { validators } from '../../../src/contract/validators/index.ts';
import { newProject } from './new-records.ts';

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
  ['listProjectMembers', () => undefined],
  ['addProjectMember', () => ({ user_id: grace.userId, role: 'viewer' })],
  ['removeProjectMember', () => undefined, 'addProjectMember'],
  ['archiveProject', () => undefined],
  ['restoreProject', () => undefined, 'archiveProject'],
  ['cloneProject', () => ({ include: ['members'] })],
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
    const { emits, causes } = operations[operation];
    expect(events.map(({ type }) => type).filter((type) => !causes.includes(type))).toEqual(emits);
    for (const { type, data, account_id } of events) {
      expect({ type, fits: validators.platform.eventData[type]!(data), account_id }).toEqual({
        type,
        fits: true,
        account_id: tessera.accountId,
      });
    }
  });
});

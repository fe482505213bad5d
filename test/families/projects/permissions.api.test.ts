import { bootTessera, type Caller, expectError, nobodys, recording, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import type { OperationId } from '../../../src/contract/types.ts';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
let project: { id: string };

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
  project = await newProject(ada, { visibility: 'public' });
});
afterAll(() => tessera?.close());

const requests: [operation: OperationId, body?: unknown][] = [
  ['listProjects'],
  ['createProject', { name: 'Atlas' }],
  ['getProject'],
  ['replaceProject', { name: 'Atlas' }],
  ['updateProject', { name: 'Atlas' }],
  ['deleteProject'],
  ['listProjectMembers'],
  ['addProjectMember', { user_id: nobodys('usr'), role: 'viewer' }],
  ['updateProjectMember', { role: 'viewer' }],
  ['removeProjectMember'],
  ['archiveProject'],
  ['restoreProject'],
  ['transferProject', { owner_id: nobodys('usr') }],
  ['cloneProject', { name: 'Copy' }],
];
const scopesOf = (operation: OperationId) => operations[operation].scopes;
const isWrite = (operation: OperationId) => scopesOf(operation).some((scope) => scope.startsWith('write'));
const writes = requests.filter(([operation]) => isWrite(operation));
const reads = requests.filter(([operation]) => !isWrite(operation));

const send = (caller: Caller, operation: OperationId, body: unknown, id = project.id) => {
  const { method, path } = operations[operation];
  return caller.call(method.toUpperCase(), path.replace('{project_id}', id).replace('{user_id}', nobodys('usr')), body);
};

describe('403 invalid_scope', () => {
  it.each(reads)('%s takes the wide scope as well as the narrow ones', async (operation) => {
    for (const scopes of [['read'], [...scopesOf(operation)]])
      expect((await send(await tessera.someone('viewer', scopes), operation, undefined)).status).toBe(200);
  });

  it('tells of the scope before it looks at anything else', async () => {
    const reader = await tessera.someone('admin', ['read']);
    for (const [operation] of writes) expectError(await send(reader, operation, { colour: 'red' }, 'prj_1'), 403, 'invalid_scope');
  });
});

describe('403 insufficient_permissions', () => {
  it.each(writes)('%s is never for viewers of the account, whatever their key and the project allow', async (operation, body) => {
    const viewer = await tessera.someone('viewer');
    const theirs = await newProject(ada);
    await join(ada, theirs.id, viewer, 'owner');
    const { answer, events } = await recording(tessera, () => send(viewer, operation, body, theirs.id));
    expectError(answer, 403, 'insufficient_permissions');
    expect(events).toEqual([]);
    expect((await send(viewer, 'getProject', undefined, theirs.id)).status).toBe(200);
  });

  const ownersOnly = ['deleteProject', 'addProjectMember', 'removeProjectMember', 'archiveProject', 'restoreProject'];
  const ofProject = writes.filter(([operation]) => !['createProject', 'cloneProject'].includes(operation));
  const roles = [
    { role: 'editor' as const, refused: ofProject.filter(([operation]) => ownersOnly.includes(operation)) },
    { role: 'viewer' as const, refused: ofProject },
  ];
  describe.each(roles)('for an $role of the project', ({ role, refused }) => {
    it.each(refused)('%s', async (operation, body) => {
      const member = await tessera.someone('editor');
      const theirs = await newProject(ada);
      await join(ada, theirs.id, member, role);
      const { answer, events } = await recording(tessera, () => send(member, operation, body, theirs.id));
      expectError(answer, 403, 'insufficient_permissions');
      expect(answer.body.error.message).toContain('owners');
      expect(events).toEqual([]);
    });
  });

  it('is never for administrators, who write to projects that they are no members of', async () => {
    const theirs = await newProject(ada);
    const { userId: user_id } = await tessera.someone('editor');
    const at = `/v1/projects/${theirs.id}`;
    const acts: [method: string, path: string, status: number, body?: object][] = [
      ['PUT', at, 200, { name: 'Globe' }],
      ['PATCH', at, 200, { name: 'Atlas' }],
      ['POST', `${at}/members`, 201, { user_id, role: 'viewer' }],
      ['PATCH', `${at}/members/${user_id}`, 200, { role: 'editor' }],
      ['DELETE', `${at}/members/${user_id}`, 204],
      ['POST', `${at}/archive`, 200],
      ['POST', `${at}/restore`, 200],
      ['POST', `${at}/clone`, 201],
      ['DELETE', at, 204],
    ];
    for (const [method, path, status, body] of acts)
      expect([method, path, (await tessera.admin.call(method, path, body)).status]).toEqual([method, path, status]);
  });

  it('comes before 409: an archived project tells its state only to who may write', async () => {
    const member = await tessera.someone('editor');
    const theirs = await newProject(ada);
    await join(ada, theirs.id, member, 'viewer');
    await send(ada, 'archiveProject', undefined, theirs.id);
    expectError(await send(member, 'updateProject', { name: 'x' }, theirs.id), 403, 'insufficient_permissions');
  });
});

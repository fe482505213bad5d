import { bootTessera, type Caller, created, recording, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let owner: Caller;
let member: Caller;
let other: Caller;
let project: { id: string };

beforeAll(async () => {
  tessera = await bootTessera();
  [owner, member, other] = [await tessera.someone('editor'), await tessera.someone('editor'), await tessera.someone('editor')];
  project = await newProject(owner);
  for (const one of [member, other]) await join(owner, project.id, one, 'editor');
});
afterAll(() => tessera?.close());

const about = async (caller: Caller, id: string) =>
  (await caller.call('GET', `/v1/notifications?resource_id=${id}&kind_in=commented,mentioned`)).body.data.map(
    ({ kind }: { kind: string }) => kind,
  );
const newTask = (fields: object = {}) => created(owner, '/v1/tasks', { project_id: project.id, title: 'Draw the map', ...fields });
const comment = (by: Caller, type: string, { id }: { id: string }, body = 'Rivers first.') =>
  created(by, '/v1/comments', { body, subject: { type, id } });

describe('a comment', () => {
  it('notifies the assignee, the maker and those who have commented, but not its author', async () => {
    const task = await newTask({ assignee_id: member.userId });
    await comment(other, 'task', task);
    expect([await about(owner, task.id), await about(member, task.id), await about(other, task.id)]).toEqual([
      ['commented'],
      ['commented'],
      [],
    ]);
    await comment(member, 'task', task);
    expect([await about(owner, task.id), await about(member, task.id), await about(other, task.id)]).toEqual([
      ['commented', 'commented'],
      ['commented'],
      ['commented'],
    ]);
  });

  it.each([
    ['project', async () => newProject(member, { visibility: 'public' })],
    ['resource', async () => created(member, '/v1/resources', { name: 'Theodolite' })],
    ['file', async () => created(member, '/v1/files', { name: 'legend.txt', project_id: project.id })],
  ])('notifies whose %s it is', async (type, make) => {
    const record = await make();
    await comment(owner, type, record);
    expect(await about(member, record.id)).toEqual(['commented']);
    expect(await about(other, record.id)).toEqual([]);
  });

  it('notifies those whom it mentions of that alone', async () => {
    const task = await newTask({ assignee_id: member.userId });
    await comment(owner, 'task', task, `What do you say, @${member.userId} and @${other.userId}?`);
    expect([await about(member, task.id), await about(other, task.id)]).toEqual([['mentioned'], ['mentioned']]);
  });

  it('notifies nobody who does not see what it is on', async () => {
    const [stranger, admin] = [await tessera.someone('editor'), await tessera.someone('admin')];
    const task = await newTask({ assignee_id: stranger.userId });
    await comment(owner, 'task', task, `@${stranger.userId} @${admin.userId}`);
    expect([await about(stranger, task.id), await about(admin, task.id)]).toEqual([[], ['mentioned']]);
    await join(owner, project.id, stranger, 'viewer');
    expect(await about(stranger, task.id)).toEqual([]);
  });

  it('notifies nobody in a project whose notifications are off', async () => {
    const quiet = await newProject(member, { visibility: 'public', settings: { enableNotifications: false } });
    const task = await created(member, '/v1/tasks', { project_id: quiet.id, title: 'Draw' });
    const file = await created(member, '/v1/files', { name: 'legend.txt', project_id: quiet.id });
    const { events } = await recording(tessera, async () => {
      await comment(owner, 'project', quiet, `@${member.userId}`);
      await comment(owner, 'task', task, `@${member.userId}`);
      await comment(owner, 'file', file, `@${member.userId}`);
    });
    expect(events.map(({ type }) => type)).toEqual(['COMMENT_CREATED', 'COMMENT_CREATED', 'COMMENT_CREATED']);
  });

  it('notifies by an edit only those whom it newly mentions', async () => {
    const task = await newTask();
    const { id } = await comment(owner, 'task', task, `@${member.userId}`);
    await owner.call('PATCH', `/v1/comments/${id}`, { body: `@${member.userId} and @${other.userId}` });
    await owner.call('PATCH', `/v1/comments/${id}`, { body: 'Nobody.' });
    expect([await about(member, task.id), await about(other, task.id)]).toEqual([['mentioned'], ['mentioned']]);
  });
});

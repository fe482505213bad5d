import { anId, bootTessera, type Caller, created, expectError, readFeed, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from '../projects/new-records.ts';

interface Event {
  type: string;
  resource_id: string;
}

let tessera: Tessera;
let ada: Caller;
let member: Caller;
let stranger: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
  member = await tessera.someone('viewer');
  stranger = await tessera.someone('viewer');
});
afterAll(() => tessera?.close());

/** What happens to a file. */
const filed = async (uploader: Caller, fields: object = {}) => {
  const { id } = await created(uploader, '/v1/files', { name: 'plan.pdf', content_type: 'application/pdf', ...fields });
  await uploader.call('PATCH', `/v1/files/${id}`, { name: 'plan-2.pdf' });
  return [`FILE_CREATED ${id}`, `FILE_UPDATED ${id}`];
};

/** What a caller reads of events since a cursor. */
const since = async (caller: Caller, cursor: string) =>
  (await readFeed<Event>(caller, cursor)).events.map(({ type, resource_id }) => `${type} ${resource_id}`);

describe('the events of a file', () => {
  it('of no project are for its uploader and administrators', async () => {
    for (const [caller, sees] of [
      [ada, true],
      [tessera.admin, true],
      [member, false],
      [stranger, false],
    ] as const) {
      const { cursor } = await readFeed(caller);
      const expected = await filed(ada);
      expect(await since(caller, cursor)).toEqual(sees ? expected : []);
    }
  });

  it('in a private project are for its members, and its uploader for good', async () => {
    const project = await newProject(ada);
    const uploader = await tessera.someone('editor');
    await join(ada, project.id, uploader, 'editor');
    await join(ada, project.id, member, 'viewer');
    const { cursor } = await readFeed(tessera.admin);
    const expected = await filed(uploader, { project_id: project.id });
    await ada.call('DELETE', `/v1/projects/${project.id}/members/${uploader.userId}`);
    const seenBy = async (caller: Caller) => (await since(caller, cursor)).filter((one) => expected.includes(one));
    expect(await seenBy(member)).toEqual(expected);
    expect(await seenBy(uploader)).toEqual(expected);
    expect(await seenBy(stranger)).toEqual([]);
  });
});

describe('the cause of an event', () => {
  it('is named also to who may not see it', async () => {
    const project = await newProject(ada);
    const uploader = await tessera.someone('editor');
    await join(ada, project.id, uploader, 'editor');
    const file = await created(uploader, '/v1/files', { name: 'plan.pdf', project_id: project.id });
    await ada.call('DELETE', `/v1/projects/${project.id}/members/${uploader.userId}`);
    await ada.call('DELETE', `/v1/projects/${project.id}`);
    const [, effect] = (await uploader.call('GET', `/v1/events?resource_id=${file.id}`)).body.data;
    expect(effect).toMatchObject({ type: 'FILE_UPDATED', cause: anId('evt') });
    expectError(await uploader.call('GET', `/v1/events/${effect.cause}`), 404, 'not_found');
    expect((await tessera.admin.call('GET', `/v1/events/${effect.cause}`)).body.data.type).toBe('PROJECT_DELETED');
  });
});

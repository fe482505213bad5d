import { bootTessera, type Caller, created, readFeed, type Tessera } from '@tessera/platform/testing';
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

/** A comment on a record; how its event is told. */
const commented = async (caller: Caller, type: string, { id }: { id: string }) => {
  const comment = await created(caller, '/v1/comments', { body: 'Rivers first.', subject: { type, id } });
  return `COMMENT_CREATED ${comment.id}`;
};

/** What a caller reads of comments since a cursor. */
const since = async (caller: Caller, cursor: string) =>
  (await readFeed<Event>(caller, cursor)).events
    .map(({ type, resource_id }) => `${type} ${resource_id}`)
    .filter((one) => one.startsWith('COMMENT_CREATED'));

/** Comments on a project and on a task in it. */
const inProject = async (fields: object = {}) => {
  const project = await newProject(ada, fields);
  await join(ada, project.id, member, 'viewer');
  const task = await created(ada, `/v1/projects/${project.id}/tasks`, { title: 'Draw' });
  return [await commented(ada, 'project', project), await commented(ada, 'task', task)];
};

const everyone = () =>
  [
    ['the member', member],
    ['the author', ada],
    ['an administrator', tessera.admin],
    ['a stranger', stranger],
  ] as const;

describe('the events of comments', () => {
  it('on a private project and what stands in it are for its members and administrators', async () => {
    for (const [who, caller] of everyone()) {
      const { cursor } = await readFeed(caller);
      const expected = await inProject();
      expect(await since(caller, cursor), who).toEqual(caller === stranger ? [] : expected);
    }
  });

  it('on a public project are for everyone', async () => {
    const { cursor } = await readFeed(stranger);
    const expected = await inProject({ visibility: 'public' });
    expect(await since(stranger, cursor)).toEqual(expected);
  });

  it('on a resource are for everyone', async () => {
    const { cursor } = await readFeed(stranger);
    const expected = await commented(ada, 'resource', await created(ada, '/v1/resources', { name: 'Theodolite' }));
    expect(await since(stranger, cursor)).toEqual([expected]);
  });

  it('on a file of no project are for its uploader and administrators', async () => {
    for (const [who, caller] of everyone()) {
      const { cursor } = await readFeed(caller);
      const expected = await commented(ada, 'file', await created(ada, '/v1/files', { name: 'plan.pdf' }));
      expect(await since(caller, cursor), who).toEqual(caller === ada || caller === tessera.admin ? [expected] : []);
    }
  });

  it('on a file in a private project are for its members, and its uploader for good', async () => {
    const project = await newProject(ada);
    const uploader = await tessera.someone('editor');
    await join(ada, project.id, uploader, 'editor');
    await join(ada, project.id, member, 'viewer');
    const { cursor } = await readFeed(tessera.admin);
    const file = await created(uploader, '/v1/files', { name: 'plan.pdf', project_id: project.id });
    const expected = await commented(uploader, 'file', file);
    await ada.call('DELETE', `/v1/projects/${project.id}/members/${uploader.userId}`);
    expect(await since(member, cursor)).toEqual([expected]);
    expect(await since(uploader, cursor)).toEqual([expected]);
    expect(await since(stranger, cursor)).toEqual([]);
  });
});

import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  nobodys,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectTheSame } from '../../support/the-same.ts';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let project: { id: string };
let now = Date.parse('2026-03-14T09:26:53.589Z');
const publicUrl = 'https://api.example.com';
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_PUBLIC_URL: publicUrl }, clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
  project = await newProject(ada, { visibility: 'public' });
});
afterAll(() => tessera?.close());

const about = (type: string, { id }: { id: string }) => ({ type, id });
const onProject = () => about('project', project);
const newComment = (fields: object = {}, caller = ada) =>
  created(caller, '/v1/comments', { body: 'Rivers first, please.', subject: onProject(), ...fields });
const at = ({ id }: { id: string }) => `/v1/comments/${id}`;
const read = async (comment: { id: string }) => (await ada.call('GET', at(comment))).body.data;
const event = (type: string, data: { id: string }) => ({ type, resource_id: data.id, data });

describe('createComment', () => {
  it('201 answers the comment in its envelope', async () => {
    const body = { body: 'Rivers first.\nRoads follow. 🗺', subject: onProject() };
    const { status, body: answered, headers } = await ada.call('POST', '/v1/comments', body);
    expect(status).toBe(201);
    expect(answered).toEqual(
      single({ id: anId('cmt'), ...body, author_id: ada.userId, created_at: anInstant, updated_at: answered.data.created_at }),
    );
    expect([headers.get('location'), headers.get('etag')]).toEqual([at(answered.data), '"1"']);
  });

  it('201 takes a project, a task and a resource for a subject, from everyone who sees it', async () => {
    const task = await created(ada, '/v1/tasks', { project_id: project.id, title: 'Draw' });
    const resource = await created(ada, '/v1/resources', { name: 'Theodolite' });
    for (const subject of [onProject(), about('task', task), about('resource', resource)]) {
      const comment = await newComment({ subject }, grace);
      expect(comment).toMatchObject({ subject, author_id: grace.userId });
      expect(await read(comment)).toEqual(comment);
    }
  });

  it('201 records COMMENT_CREATED, and leaves the subject at its version', async () => {
    const { answer, events } = await recording(tessera, () => newComment());
    expect(events.filter(({ type }) => type !== 'NOTIFICATION_CREATED')).toEqual([
      { ...event('COMMENT_CREATED', answer), account_id: tessera.accountId, actor: { type: 'api_key', id: anId('key') } },
    ]);
    expect((await ada.call('GET', `/v1/projects/${project.id}`)).headers.get('etag')).toBe('"1"');
  });

  it.each([
    ['no body', { body: undefined }, ['body missing_required_field']],
    ['an empty body', { body: '' }, ['body too_short']],
    ['no subject', { subject: undefined }, ['subject missing_required_field']],
    ['a subject of another kind', { subject: { type: 'user', id: nobodys('prj') } }, ['subject.type invalid_enum_value']],
    ['an id of another kind', { subject: { type: 'project', id: nobodys('usr') } }, ['subject.id invalid_format']],
    ['an author', { author_id: nobodys('usr') }, ['author_id unknown_field']],
  ])('400 refuses %s', async (_what, fields, details) => {
    const { answer, events } = await recording(tessera, () =>
      ada.call('POST', '/v1/comments', { body: 'x', subject: onProject(), ...fields }),
    );
    expectError(answer, 400, 'invalid_parameters', details);
    expect(events).toEqual([]);
  });

  it.each([
    ['project', 'prj'],
    ['task', 'tsk'],
    ['file', 'fil'],
    ['resource', 'res'],
    ['task', 'prj'],
  ])('422 refuses a %s that is not there: %s', async (type, prefix) => {
    const subject = { type, id: nobodys(prefix) };
    const { answer, events } = await recording(tessera, () => ada.call('POST', '/v1/comments', { body: 'x', subject }));
    expectError(answer, 422, 'unknown_reference', ['subject.id unknown_reference']);
    expect(events).toEqual([]);
  });
});

describe('getComment', () => {
  it('200 answers the comment with its version, and 304 spares its body', async () => {
    const comment = await newComment();
    const { status, body, headers } = await grace.call('GET', at(comment));
    expect([status, body, headers.get('etag')]).toEqual([200, single(comment), '"1"']);
    expect((await ada.call('GET', at(comment), undefined, { 'If-None-Match': '"1"' })).status).toBe(304);
  });

  it('200 brings the author in full when asked, and only the asked fields', async () => {
    const { body } = await ada.call('GET', `${at(await newComment())}?expand=author&fields=subject`);
    expect(body.data).toEqual({ id: anId('cmt'), subject: onProject(), author: expect.objectContaining({ id: ada.userId }) });
  });

  it('200 leaves the author away who has been deleted, and keeps their id', async () => {
    const linus = await tessera.someone('editor');
    const comment = await newComment({}, linus);
    await tessera.database.db.deleteFrom('users').where('id', '=', linus.userId).execute();
    expect((await ada.call('GET', `${at(comment)}?expand=author`)).body.data).toEqual(comment);
  });
});

describe('listComments', () => {
  it('200 answers comments on everything that the caller sees in the page envelope, youngest first', async () => {
    const stranger = await tessera.otherAccount();
    const theirs = await newProject(stranger);
    const resource = await created(stranger, '/v1/resources', { name: 'Sextant' });
    const older = await newComment({ subject: about('project', theirs) }, stranger);
    tick();
    const younger = await newComment({ body: 'Roads later.', subject: about('resource', resource) }, stranger);
    const { status, body } = await stranger.call('GET', '/v1/comments');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [younger, older],
      meta: { page: 1, limit: 20, total: 2, has_more: false, request_id: expect.any(String) },
      links: { self: `${publicUrl}/v1/comments?page=1`, next: null, prev: null },
    });
    const filtered = await stranger.call('GET', `/v1/comments?body_starts_with=roads&author_id=${stranger.userId}&expand=author`);
    expect(filtered.body.data).toEqual([{ ...younger, author: expect.objectContaining({ id: stranger.userId }) }]);
    const first = await stranger.call('GET', '/v1/comments?after=&limit=1');
    const next = await stranger.call('GET', `/v1/comments?limit=1&after=${encodeURIComponent(first.body.meta.next_cursor)}`);
    expect([first.body.data, next.body.data]).toEqual([[younger], [older]]);
  });
});

describe.each(['PUT', 'PATCH'])('replaceComment and updateComment: %s', (method) => {
  const text = (body: string) => (method === 'PUT' ? { body, subject: onProject() } : { body });

  it('200 changes the text, and records COMMENT_UPDATED', async () => {
    const comment = await newComment();
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => ada.call(method, at(comment), text('Roads first.')));
    const changed = { ...comment, body: 'Roads first.', updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(changed), '"2"']);
    expect(await read(comment)).toEqual(changed);
    expect(events).toMatchObject([event('COMMENT_UPDATED', changed)]);
  });

  it('403 refuses everybody but the author, administrators too', async () => {
    const comment = await newComment();
    for (const caller of [grace, tessera.admin]) {
      const { answer, events } = await recording(tessera, () => caller.call(method, at(comment), text('Mine.'), { 'If-Match': '"9"' }));
      expectError(answer, 403, 'insufficient_permissions');
      expect(events).toEqual([]);
    }
    expect(await read(comment)).toEqual(comment);
  });
});

describe('replaceComment', () => {
  it('422 keeps a comment where it was written', async () => {
    const comment = await newComment();
    const resource = await created(ada, '/v1/resources', { name: 'Sextant' });
    for (const subject of [about('resource', resource), about('task', project), about('project', { id: nobodys('prj') })]) {
      const { answer, events } = await recording(tessera, () => ada.call('PUT', at(comment), { body: 'x', subject }));
      expectError(answer, 422, 'unprocessable', ['subject not_allowed']);
      expect(events).toEqual([]);
    }
    expect(await read(comment)).toEqual(comment);
  });
});

describe('updateComment', () => {
  it.each([
    ['nothing', {}, ['(body) too_few_items']],
    ['another subject', { subject: { type: 'project', id: nobodys('prj') } }, ['subject unknown_field']],
  ])('400 refuses %s', async (_what, body, details) => {
    expectError(await ada.call('PATCH', at(await newComment()), body), 400, 'invalid_parameters', details);
  });

  it('412 refuses all but one of several that hold the same version', async () => {
    const comment = await newComment();
    const patch = () => ada.call('PATCH', at(comment), { body: 'Mine.' }, { 'If-Match': '"1"' });
    const { answer, events } = await recording(tessera, () => Promise.all([patch(), patch(), patch(), patch()]));
    expect(answer.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    expect(events).toHaveLength(1);
  });
});

describe('deleteComment', () => {
  it('204 lets the author and administrators, and records COMMENT_DELETED with the comment as it last stood', async () => {
    for (const caller of [ada, tessera.admin]) {
      const comment = await newComment();
      const { answer, events } = await recording(tessera, () => caller.call('DELETE', at(comment)));
      expect([answer.status, answer.body]).toEqual([204, undefined]);
      expect(events).toMatchObject([event('COMMENT_DELETED', comment)]);
      expectError(await ada.call('GET', at(comment)), 404, 'not_found');
    }
  });

  it('403 refuses everybody else', async () => {
    const comment = await newComment();
    const { answer, events } = await recording(tessera, () => grace.call('DELETE', at(comment)));
    expectError(answer, 403, 'insufficient_permissions');
    expect(events).toEqual([]);
    expect(await read(comment)).toEqual(comment);
  });

  it('404 happens to all but the first', async () => {
    const comment = await newComment();
    const { answer, events } = await recording(tessera, () => Promise.all([1, 2, 3].map(() => ada.call('DELETE', at(comment)))));
    expect(answer.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect(events).toHaveLength(1);
  });
});

describe('the answer to a write', () => {
  it('is what a read finds afterwards, and what the events say', async () => {
    const body = { body: 'Two\nlines', subject: onProject() };
    await expectTheSame(tessera.admin, '/v1/comments', body, { body: 'One line' });
  });
});

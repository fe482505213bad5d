import { type Answered, bootTessera, type Caller, expectError, recording, single, statuses, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const full = {
  name: 'Atlas',
  description: 'The map of everything we run.',
  visibility: 'team',
  settings: { enableNotifications: false, defaultView: 'timeline' },
  tags: ['design', 'q3'],
};
const at = ({ id }: { id: string }) => `/v1/projects/${id}`;
const read = async (project: { id: string }) => (await ada.call('GET', at(project))).body.data;
const archived = async () => {
  const project = await newProject(ada, full);
  return (await ada.call('POST', `${at(project)}/archive`)).body.data;
};
const event = (type: string, data: { id: string }) => ({
  type,
  resource_id: data.id,
  account_id: tessera.accountId,
  actor: expect.anything(),
  data,
});

/** What holds for every write that `If-Match` guards and that sends fields. */
const guarded = (method: 'PUT' | 'PATCH') => {
  it('409 refuses an archived project, and leaves it as it was', async () => {
    const project = await archived();
    const { answer, events } = await recording(tessera, () => ada.call(method, at(project), { name: 'Other' }));
    expectError(answer, 409, 'project_archived');
    expect(answer.body.error.message).toContain(`POST /v1/projects/${project.id}/restore`);
    expect(await read(project)).toEqual(project);
    expect(events).toEqual([]);
  });

  it.each([['"7"'], ['"7", W/"1"'], ['"colour"']])(
    '412 refuses If-Match: %s of a project at version 1, and writes nothing',
    async (held) => {
      const project = await newProject(ada, full);
      const { answer, events } = await recording(tessera, () => ada.call(method, at(project), { name: 'Other' }, { 'If-Match': held }));
      expectError(answer, 412, 'version_mismatch');
      expect(answer.body.error.message).toContain('"1"');
      expect(await read(project)).toEqual(project);
      expect(events).toEqual([]);
    },
  );

  it.each([['"1"'], ['"7", "1"'], ['*']])('200 goes through with If-Match: %s at version 1', async (held) => {
    const project = await newProject(ada, full);
    const { status, headers } = await ada.call(method, at(project), { name: 'Other' }, { 'If-Match': held });
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
  });

  it('400 refuses an If-Match that is no entity tag', async () => {
    const project = await newProject(ada);
    expectError(await ada.call(method, at(project), { name: 'Other' }, { 'If-Match': '1' }), 400, 'invalid_parameters', [
      'if-match invalid_format',
    ]);
  });
};

describe('replaceProject', () => {
  it('200 puts defaults in the place of what is left out, and keeps what the service sets', async () => {
    const project = await newProject(ada, full);
    const updated_at = tick();
    const { status, body, headers } = await ada.call('PUT', at(project), { name: 'Globe' });
    const replaced = {
      ...project,
      name: 'Globe',
      description: null,
      visibility: 'private',
      settings: { enableNotifications: true, defaultView: 'kanban' },
      tags: [],
      updated_at,
    };
    expect(status).toBe(200);
    expect(body).toEqual(single(replaced));
    expect(headers.get('etag')).toBe('"2"');
    expect(await read(project)).toEqual(replaced);
  });

  it('200 puts every field that is sent, whoever of the writers sends it', async () => {
    const project = await newProject(tessera.admin, { settings: full.settings });
    await join(tessera.admin, project.id, ada, 'editor');
    const { body } = await ada.call('PUT', at(project), { ...full, settings: { defaultView: 'list' } });
    expect(body.data).toMatchObject({
      ...full,
      settings: { enableNotifications: true, defaultView: 'list' },
      owner_id: tessera.admin.userId,
    });
  });

  it('200 records PROJECT_UPDATED, with the project as it stands now', async () => {
    const project = await newProject(ada, full);
    const { visibility } = project;
    const { answer, events } = await recording(tessera, () => ada.call('PUT', at(project), { name: 'Globe', visibility }));
    expect(events).toEqual([event('PROJECT_UPDATED', answer.body.data)]);
  });

  guarded('PUT');
});

describe('updateProject', () => {
  const merges: [what: string, sent: object, changed: object][] = [
    ['leaves what was not sent', { name: 'Globe' }, { name: 'Globe' }],
    [
      'merges settings key by key',
      { settings: { defaultView: 'list' } },
      { settings: { enableNotifications: false, defaultView: 'list' } },
    ],
    [
      'puts the default of one setting back with null by its key',
      { settings: { defaultView: null } },
      { settings: { enableNotifications: false, defaultView: 'kanban' } },
    ],
    ['puts the defaults back with null', { settings: null }, { settings: { enableNotifications: true, defaultView: 'kanban' } }],
    ['replaces the tags as a whole', { tags: ['q4'] }, { tags: ['q4'] }],
    ['empties the tags', { tags: [] }, { tags: [] }],
    ['empties the tags with null', { tags: null }, { tags: [] }],
    ['empties the description with null', { description: null }, { description: null }],
    ['keeps an empty description', { description: '' }, { description: '' }],
    ['changes the visibility', { visibility: 'public' }, { visibility: 'public' }],
  ];
  it.each(merges)('200 %s', async (_what, sent, changed) => {
    const project = await newProject(ada, full);
    const updated_at = tick();
    const { status, body, headers } = await ada.call('PATCH', at(project), sent);
    expect(status).toBe(200);
    expect(body).toEqual(single({ ...project, ...changed, updated_at }));
    expect(headers.get('etag')).toBe('"2"');
    expect(await read(project)).toEqual(body.data);
  });

  it('200 leaves settings alone that are sent empty, and makes no new version of it', async () => {
    const project = await newProject(ada, full);
    tick();
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', at(project), { settings: {} }));
    expect([answer.body, answer.headers.get('etag'), events]).toEqual([single(project), '"1"', []]);
  });

  it('200 records PROJECT_UPDATED, with the project as it stands now', async () => {
    const project = await newProject(ada, full);
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', at(project), { settings: { defaultView: 'list' } }));
    expect(events).toEqual([event('PROJECT_UPDATED', answer.body.data)]);
  });

  it.each([
    ['nothing', {}, ['(body) too_few_items']],
    ['null for the name', { name: null }, ['name invalid_type']],
    ['null for the visibility', { visibility: null }, ['visibility invalid_enum_value']],
    ['a status', { status: 'archived' }, ['status unknown_field']],
    ['another owner', { owner_id: 'usr_00000000000000000000000000' }, ['owner_id unknown_field']],
  ])('400 refuses %s, and records nothing', async (_what, body, details) => {
    const project = await newProject(ada, full);
    const { answer, events } = await recording(tessera, () => ada.call('PATCH', at(project), body));
    expectError(answer, 400, 'invalid_parameters', details);
    expect(events).toEqual([]);
  });

  guarded('PATCH');

  it('counts twenty changes that arrive at once as twenty versions, none of them lost', async () => {
    const project = await newProject(ada);
    const keys = Array.from({ length: 20 }, (_, index) => `n${index}`);
    const { answer, events } = await recording(tessera, () => Promise.all(keys.map((name) => ada.call('PATCH', at(project), { name }))));
    expect(statuses(answer)).toEqual({ 200: 20 });
    const tags = answer.map(({ headers }) => Number(headers.get('etag')!.slice(1, -1)));
    expect(tags.sort((a, b) => a - b)).toEqual(keys.map((_, index) => index + 2));
    expect(events).toHaveLength(20);
    expect((await ada.call('GET', at(project))).headers.get('etag')).toBe('"21"');
  });

  it('lets one of many through that hold the same version', async () => {
    const project = await newProject(ada);
    const act = () => Promise.all(Array.from({ length: 8 }, () => ada.call('PATCH', at(project), { name: 'Mine' }, { 'If-Match': '"1"' })));
    const { answer, events } = await recording(tessera, act);
    expect(statuses(answer)).toEqual({ 200: 1, 412: 7 });
    expect(events).toHaveLength(1);
  });

  it('is undone as a whole when its event cannot be recorded', async () => {
    const { db } = tessera.database;
    const project = await newProject(ada);
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'full'; end $$`.execute(db);
    await sql`create trigger refusing before insert on outbox execute function refuse()`.execute(db);
    const { answer, events } = await recording<Answered>(tessera, () => ada.call('PATCH', at(project), { name: 'Other' }));
    await sql`drop trigger refusing on outbox`.execute(db);
    expect([answer.status, answer.body.error.code, events]).toEqual([500, 'internal_error', []]);
    expect(await read(project)).toEqual(project);
  });
});

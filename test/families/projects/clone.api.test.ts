import { anId, bootTessera, type Caller, expectError, nobodys, recording, single, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newProject } from './new-records.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const full = {
  name: 'Atlas',
  description: 'The map of everything we run.',
  visibility: 'team',
  settings: { enableNotifications: false, defaultView: 'timeline' },
  tags: ['design', 'q3'],
};
const at = ({ id }: { id: string }, action = '') => `/v1/projects/${id}${action && `/${action}`}`;
const act = (caller: Caller, project: { id: string }, action: string, body?: unknown, headers?: Record<string, string>) =>
  caller.call('POST', at(project, action), body, headers);
const archived = async (fields: object = full) => (await act(ada, await newProject(ada, fields), 'archive')).body.data;
const list = async (project: { id: string }, what: string) => (await ada.call('GET', at(project, what))).body.data;

describe('cloneProject', () => {
  describe('201', () => {
    it('answers an active copy that the caller owns, called “(copy)”', async () => {
      const source = await newProject(tessera.admin, { ...full, visibility: 'public' });
      const instant = tick();
      const { status, body, headers } = await act(ada, source, 'clone');
      expect(status).toBe(201);
      expect(body).toEqual(
        single({ ...source, id: anId('prj'), name: 'Atlas (copy)', owner_id: ada.userId, created_at: instant, updated_at: instant }),
      );
      expect(body.data.id).not.toBe(source.id);
      expect(headers.get('location')).toBe(`/v1/projects/${body.data.id}`);
      expect(headers.get('etag')).toBe('"1"');
      expect(await list(body.data, 'members')).toEqual([{ user_id: ada.userId, role: 'owner', added_at: instant }]);
    });

    it('takes another name', async () => {
      expect((await act(ada, await newProject(ada), 'clone', { name: 'South' })).body.data.name).toBe('South');
    });

    it.each([['x'], ['🗺']])('keeps the copy’s name within 200 characters of %s', async (character) => {
      const source = await newProject(ada, { name: character.repeat(200) });
      const { status, body } = await act(ada, source, 'clone');
      expect([status, body.data?.name]).toEqual([201, `${character.repeat(193)} (copy)`]);
    });

    it('makes an active project of an archived one', async () => {
      const { body } = await act(ada, await archived(), 'clone', { include: [] });
      expect(body.data).toMatchObject({ status: 'active', archived_at: null });
    });

    it('brings the members along in their roles, the caller as an owner', async () => {
      const source = await newProject(tessera.admin);
      await join(tessera.admin, source.id, ada, 'viewer');
      await join(tessera.admin, source.id, grace, 'editor');
      const { body } = await act(ada, source, 'clone', { include: ['members'] });
      const roles = Object.fromEntries(
        (await list(body.data, 'members')).map((one: { user_id: string; role: string }) => [one.user_id, one.role]),
      );
      expect(roles).toEqual({ [tessera.admin.userId]: 'owner', [ada.userId]: 'owner', [grace.userId]: 'editor' });
    });

    it('brings along only what is asked for', async () => {
      const source = await newProject(ada);
      await join(ada, source.id, grace, 'viewer');
      for (const [include, count] of [
        [['members'], 2],
        [[], 1],
      ] as const)
        expect(await list((await act(ada, source, 'clone', { include })).body.data, 'members')).toHaveLength(count);
    });

    it('records PROJECT_CREATED, and behind it what comes along', async () => {
      const source = await newProject(ada);
      await join(ada, source.id, grace, 'viewer');
      const { answer, events } = await recording(tessera, () => act(ada, source, 'clone', { include: ['members'] }));
      expect(events).toMatchObject([{ type: 'PROJECT_CREATED' }, { type: 'PROJECT_MEMBER_ADDED' }]);
      expect(events[0]!.resource_id).toBe(answer.body.data.id);
      expect(events[0]!.data).toEqual(answer.body.data);
    });

    it('is for everyone who sees the project', async () => {
      const source = await newProject(ada, { visibility: 'public' });
      expect((await act(grace, source, 'clone')).status).toBe(201);
    });
  });

  it.each([
    ['an empty name', { name: '' }, ['name too_short']],
    ['a part that there is not', { include: ['files'] }, ['include[0] invalid_enum_value']],
    ['a part twice', { include: ['members', 'members'] }, ['include duplicate_items']],
    ['an unknown field', { visibility: 'public' }, ['visibility unknown_field']],
  ])('400 refuses %s, and records nothing', async (_what, body, details) => {
    const source = await newProject(ada);
    const { answer, events } = await recording(tessera, () => act(ada, source, 'clone', body));
    expectError(answer, 400, 'invalid_parameters', details);
    expect(events).toEqual([]);
  });

  it('404 clones nothing that the caller does not see', async () => {
    const hidden = await newProject(ada);
    for (const id of [hidden.id, nobodys('prj')]) expectError(await act(grace, { id }, 'clone'), 404, 'not_found');
  });
});

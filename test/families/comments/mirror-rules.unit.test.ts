import { describe, expect, it } from 'vitest';
import type { EventOf, EventType } from '../../../clients/typescript/generated/events.ts';
import { affecting } from '../../../clients/typescript/generated/mirrored.ts';
import { type AnyRecord, Copy, keyOf } from '../../../clients/typescript/src/mirror/copy.ts';
import { eventsFor, type Kind, type Viewer } from '../../../clients/typescript/src/mirror/kinds.ts';

const everything = Object.fromEntries(Object.keys(affecting).map((kind) => [kind, {}])) as Record<Kind, object>;
const me: Viewer = { id: 'usr_me', isAdmin: false, groups: ['tem_mine'] };
const restricted = ['projects', 'projectMembers', 'tasks', 'files', 'comments'];

/** A copy that has been read, with these records. */
const copyOf = (records: Partial<Record<Kind, AnyRecord[]>> = {}, viewer: Viewer | undefined = me, kinds: object = everything): Copy => {
  const copy = new Copy(kinds as typeof everything);
  copy.viewer = viewer;
  for (const kind of Object.keys(kinds) as Kind[]) copy.replace(kind, new Map((records[kind] ?? []).map((one) => [keyOf(kind, one), one])));
  return copy;
};

const event = (type: EventType, resource_id: string, data: object = {}, changes: object | null = {}): EventOf =>
  ({ type, resource_id, data: { id: resource_id, ...data }, changes }) as unknown as EventOf;

const staleAfter = (given: EventOf, copy = copyOf()): string[] => {
  copy.apply(given);
  return [...restricted.filter((kind) => copy.stale.has(kind as Kind)), ...copy.staleRecords.keys()];
};

const known = { projects: [{ id: 'prj_known' }] };
const moved = event('FILE_UPDATED', 'fil_1', {}, { project_id: { to: 'prj_1' } });
const member = { project_id: 'prj_known', user_id: 'usr_me' };
const other = { project_id: 'prj_known', user_id: 'usr_other' };

describe('the lists are read again', () => {
  it.each<[name: string, event: EventOf, stale: boolean]>([
    ['after fewer see a project', event('PROJECT_RESTRICTED', 'prj_known', { project_id: 'prj_known' }), true],
    ['after its viewer left a project', event('PROJECT_MEMBER_REMOVED', 'prj_known', member), true],
    ['not after somebody else left one', event('PROJECT_MEMBER_REMOVED', 'prj_known', other), false],
    ['not after a known project changed', event('PROJECT_UPDATED', 'prj_known', {}, { visibility: { to: 'team' } }), false],
    ['after a new project changed', event('PROJECT_UPDATED', 'prj_new', {}, { name: { to: 'New' } }), true],
    ['after a new project got a member', event('PROJECT_MEMBER_ADDED', 'prj_new', { project_id: 'prj_new', user_id: 'usr_other' }), true],
    ['after a member of a new project changed', event('PROJECT_MEMBER_UPDATED', 'prj_new', { project_id: 'prj_new' }), true],
    ['after a new project was archived', event('PROJECT_ARCHIVED', 'prj_new'), true],
    ['after a new project was restored', event('PROJECT_RESTORED', 'prj_new'), true],
    ['after a new project was deleted', event('PROJECT_DELETED', 'prj_new'), true],
    ['not after a project was made', event('PROJECT_CREATED', 'prj_new'), false],
    ['after its viewer came into a team', event('TEAM_MEMBER_ADDED', 'tem_other', { team_id: 'tem_other', user_id: 'usr_me' }), true],
    ['after somebody came into their team', event('TEAM_MEMBER_ADDED', 'tem_mine', { team_id: 'tem_mine', user_id: 'usr_other' }), true],
    ['after somebody left their team', event('TEAM_MEMBER_REMOVED', 'tem_mine', { team_id: 'tem_mine', user_id: 'usr_other' }), true],
    ['not after somebody left another', event('TEAM_MEMBER_REMOVED', 'tem_other', { team_id: 'tem_other', user_id: 'usr_other' }), false],
    ['after their team was deleted', event('TEAM_DELETED', 'tem_mine'), true],
    ['not after another was', event('TEAM_DELETED', 'tem_other'), false],
    ['after a user was deleted', event('USER_DELETED', 'usr_other'), true],
    ['after their role changed', event('USER_UPDATED', 'usr_me', {}, { role: { to: 'viewer' } }), true],
    ['not after their name did', event('USER_UPDATED', 'usr_me', {}, { name: { to: 'Ada' } }), false],
    ['not after the role of somebody else did', event('USER_UPDATED', 'usr_other', {}, { role: { to: 'viewer' } }), false],
  ])('%s', (_name, given, stale) => {
    const read = given.type.startsWith('PROJECT_') ? ['comments', given.resource_id] : restricted;
    expect(staleAfter(given, copyOf(known))).toEqual(stale ? read : []);
  });

  it('of one project, of which a copy takes what was read in place of what it had', () => {
    const [mine, other] = ['prj_known', 'prj_other'].map((project_id) => ({ id: `tsk_${project_id}`, project_id }));
    const copy = copyOf({ ...known, tasks: [mine!, other!] });
    copy.apply(event('PROJECT_RESTRICTED', 'prj_known', { project_id: 'prj_known' }));
    expect(copy.kindsIn('projects', 'prj_known')).toEqual(['projects', 'tasks', 'files', 'projectMembers']);
    const saved = new Copy(everything, JSON.parse(JSON.stringify(copy.save())));
    for (const one of [copy, saved]) {
      expect(one.isStale).toBe(true);
      one.replace('comments', new Map());
      const read = [{ id: 'tsk_new', project_id: 'prj_known' }].map((task) => [task.id, task] as const);
      one.replaceRecord(
        'projects',
        'prj_known',
        new Map([
          ['projects', new Map()],
          ['tasks', new Map(read)],
        ]),
      );
      expect([idsIn(one, 'projects'), idsIn(one, 'tasks'), one.isStale]).toEqual([[], ['tsk_prj_other', 'tsk_new'], false]);
    }
  });

  it('for comments alone after a file came that the copy did not have', () => {
    expect(staleAfter(moved)).toEqual(['comments']);
    expect(staleAfter(moved, copyOf({ files: [{ id: 'fil_1' }] }))).toEqual([]);
    expect(staleAfter(event('FILE_UPDATED', 'fil_1', {}, { name: { to: 'legend' } }))).toEqual([]);
  });

  it('by administrators only after their own role changed', () => {
    const admin = { ...me, isAdmin: true };
    for (const given of [event('PROJECT_RESTRICTED', 'prj_1', { project_id: 'prj_1' }), event('USER_DELETED', 'usr_other'), moved])
      expect(staleAfter(given, copyOf({}, admin))).toEqual([]);
    const copy = copyOf({}, admin);
    expect(staleAfter(event('USER_UPDATED', 'usr_me', {}, { role: { to: 'viewer' } }), copy)).toEqual(restricted);
    expect(copy.hasNewRole).toBe(true);
  });

  it('after whatever may be about a viewer who is not known', () => {
    const given = event('TEAM_MEMBER_REMOVED', 'tem_other', { team_id: 'tem_other', user_id: 'usr_other' });
    const unknown = () => Object.assign(copyOf(known), { viewer: undefined });
    expect(staleAfter(given, unknown())).toEqual(restricted);
    expect(staleAfter(event('PROJECT_MEMBER_REMOVED', 'prj_known', other), unknown())).toEqual(['comments', 'prj_known']);
  });

  it('only where a filter does not leave the project out', () => {
    const kinds = { tasks: { project_id: 'prj_mine' } };
    const restriction = (id: string) => event('PROJECT_RESTRICTED', id, { project_id: id });
    expect(staleAfter(restriction('prj_mine'), copyOf({}, me, kinds))).toEqual(['prj_mine']);
    expect(staleAfter(restriction('prj_other'), copyOf({}, me, kinds))).toEqual([]);
  });

  it('without a copy of all projects, after one has other readers', () => {
    const read = (given: EventOf) => staleAfter(given, copyOf({}, me, { tasks: {} }));
    expect(read(event('PROJECT_UPDATED', 'prj_1', {}, { visibility: { to: 'public' } }))).toEqual(['prj_1']);
    expect(read(event('PROJECT_UPDATED', 'prj_1', {}, { name: { to: 'Atlas' } }))).toEqual([]);
    expect(read(event('PROJECT_MEMBER_ADDED', 'prj_1', { project_id: 'prj_1', user_id: 'usr_other' }))).toEqual(['prj_1']);
  });
});

const comment = (id: string, subject: string) => ({ id, subject: { type: 'task', id: subject } });
const idsIn = (copy: Copy, kind: Kind): string[] => [...copy.of(kind).keys()];

describe('what is gone', () => {
  it('takes what belongs to it along', () => {
    const copy = copyOf({
      projects: [{ id: 'prj_1' }, { id: 'prj_2' }],
      projectMembers: [
        { project_id: 'prj_1', user_id: 'usr_me' },
        { project_id: 'prj_2', user_id: 'usr_me' },
      ],
      tasks: [
        { id: 'tsk_1', project_id: 'prj_1' },
        { id: 'tsk_2', project_id: 'prj_2' },
      ],
      comments: [comment('cmt_1', 'prj_1'), comment('cmt_2', 'tsk_1'), comment('cmt_3', 'tsk_2')],
    });
    copy.apply(event('PROJECT_DELETED', 'prj_1'));
    expect([idsIn(copy, 'projects'), idsIn(copy, 'projectMembers')]).toEqual([['prj_2'], ['prj_2 usr_me']]);
    expect([idsIn(copy, 'tasks'), idsIn(copy, 'comments')]).toEqual([['tsk_2'], ['cmt_3']]);
    expect(copy.stale.size).toBe(0);
  });

  it('leaves files to their uploader, with their comments', () => {
    const files = [
      { id: 'fil_1', project_id: 'prj_1', uploaded_by: 'usr_me' },
      { id: 'fil_2', project_id: 'prj_1', uploaded_by: 'usr_other' },
    ];
    const records = { projects: [{ id: 'prj_1' }], files, comments: [comment('cmt_1', 'fil_1'), comment('cmt_2', 'fil_2')] };
    const copy = copyOf(records);
    copy.apply(event('PROJECT_DELETED', 'prj_1'));
    expect([idsIn(copy, 'files'), idsIn(copy, 'comments')]).toEqual([['fil_1'], ['cmt_1']]);
    const whole = copyOf(records, { ...me, isAdmin: true });
    whole.apply(event('PROJECT_DELETED', 'prj_1'));
    expect(idsIn(whole, 'files')).toEqual(['fil_1', 'fil_2']);
  });

  it('is a file that left its project, unless it is known to be elsewhere', () => {
    const removal = event('PROJECT_FILE_REMOVED', 'prj_1', { project_id: 'prj_1', file_id: 'fil_1' });
    const [here, there] = ['prj_1', 'prj_2'].map((project_id) => copyOf({ files: [{ id: 'fil_1', project_id }] })) as [Copy, Copy];
    for (const copy of [here, there]) copy.apply(removal);
    expect([idsIn(here, 'files'), idsIn(there, 'files')]).toEqual([[], ['fil_1']]);
  });

  it.each(['USER_DELETED', 'TEAM_DELETED'] as const)('has no memberships: %s', (type) => {
    const copy = copyOf({
      teamMembers: [{ team_id: 'tem_1', user_id: 'usr_1' }],
      projectMembers: [{ project_id: 'prj_1', user_id: 'usr_1' }],
    });
    copy.apply(event(type, type === 'USER_DELETED' ? 'usr_1' : 'tem_1'));
    expect(idsIn(copy, 'teamMembers')).toEqual([]);
    expect(idsIn(copy, 'projectMembers')).toEqual(type === 'USER_DELETED' ? [] : ['prj_1 usr_1']);
  });

  it('may have comments that only the lists know', () => {
    const copy = copyOf({ projects: [{ id: 'prj_1' }] }, me, { comments: {}, files: {}, projects: {} });
    copy.apply(event('PROJECT_DELETED', 'prj_1'));
    expect([...copy.stale]).toContain('comments');
  });
});

describe('a saved copy', () => {
  const saved = (viewer: Viewer | null) => new Copy(everything, { ...copyOf({ tasks: [{ id: 'tsk_1' }] as never }).save(), viewer });

  it.each<[name: string, saved: Viewer | undefined, now: Viewer | undefined, kept: boolean]>([
    ['is kept for the same person', me, { ...me, groups: [] }, true],
    ['is not kept for somebody else', me, { ...me, id: 'usr_other' }, false],
    ['is not kept for somebody unknown', me, undefined, false],
    ['of somebody unknown is not kept', undefined, me, false],
    ['of somebody unknown is not kept for somebody unknown', undefined, undefined, false],
  ])('%s', (_name, before, now, kept) => {
    const copy = saved(before ?? null);
    expect([idsIn(copy, 'tasks'), copy.isBehind]).toEqual([['tsk_1'], true]);
    copy.takeViewer(now);
    expect([idsIn(copy, 'tasks'), copy.stale.has('users'), copy.isBehind]).toEqual(kept ? [['tsk_1'], false, false] : [[], true, true]);
    // The event of a team that has gone is still to come.
    expect(copy.viewer).toEqual(kept ? me : now);
  });
});

describe('a new project', () => {
  it('has its owner as its first member', () => {
    const copy = copyOf();
    copy.apply(event('PROJECT_CREATED', 'prj_1', { owner_id: 'usr_1' }));
    expect(copy.of('projectMembers').get('prj_1 usr_1')).toEqual({ project_id: 'prj_1', user_id: 'usr_1', role: 'owner' });
  });
});

describe('the events of a copy', () => {
  it('are also those that hide or show their records', () => {
    expect(eventsFor({ tasks: {} })).toEqual(
      expect.arrayContaining(['TASK_CREATED', 'PROJECT_RESTRICTED', 'TEAM_DELETED', 'USER_UPDATED']),
    );
    expect(eventsFor({ projectMembers: {} })).toEqual(expect.arrayContaining(['PROJECT_CREATED', 'PROJECT_DELETED', 'USER_DELETED']));
    expect(eventsFor({ comments: {} })).toEqual(expect.arrayContaining(['TASK_DELETED', 'FILE_DELETED', 'RESOURCE_DELETED']));
  });
});

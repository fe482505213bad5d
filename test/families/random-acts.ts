import type { Answered, Caller } from '@tessera/platform/testing';
import type { SeededRandom } from '../../src/seed/seeded-random.ts';
import { familyParts, type Sample } from '../support/family-parts.ts';
import { bodyOf } from '../support/requests.ts';

interface World {
  random: SeededRandom;
  /** Somebody who acts. */
  someone: () => Caller;
  admin: Caller;
  /** The people whose users stay. */
  people: readonly Caller[];
}

/** What an act answered. */
export interface Act {
  name: string;
  status: number;
  line: string;
}

/** Random acts on the records of an account. Some are refused, as those of people are. */
export const randomActs = ({ random, someone, admin, people }: World) => {
  const { pick, happens } = random;
  /** The ids of records, by their family. */
  const ids = new Map<string, string[]>();
  /** The paths of memberships. */
  let members: string[] = [];
  let count = 0;
  const name = (): string => {
    count += 1;
    return `Name ${count}`;
  };
  const idsOf = (family: string): string[] => ids.get(family) ?? [];
  /** A record, one of the latest; one that nobody has while there is none. */
  const one = (family: string): string => pick(idsOf(family).slice(-5)) ?? 'none';
  const anyUser = (): string => (happens(0.7) ? pick(people).userId : one('users'));
  const visibility = () => pick(['private', 'team', 'team', 'public']);
  const role = () => pick(['owner', 'editor', 'viewer']);

  const send = async (by: Caller, method: string, path: string, body?: unknown): Promise<Answered> => by.call(method, path, body);
  const byAnyone = (method: string, path: string, body?: unknown) => send(happens(0.5) ? admin : someone(), method, path, body);
  const byAdmin = (method: string, path: string, body?: unknown) => send(admin, method, path, body);

  const create = async (family: string, answer: Promise<Answered>): Promise<Answered> => {
    const { status, body, ...rest } = await answer;
    if (status === 201) ids.set(family, [...idsOf(family), body.data.id]);
    return { status, body, ...rest };
  };
  const remove = async (family: string): Promise<Answered> => {
    const id = one(family);
    const answer = await byAdmin('DELETE', `/v1/${family}/${id}`);
    if (answer.status === 204 || answer.status === 404)
      ids.set(
        family,
        idsOf(family).filter((other) => other !== id),
      );
    return answer;
  };
  const join = async (path: string, body: { user_id: string; role?: string }): Promise<Answered> => {
    const answer = await byAdmin('POST', path, body);
    if (answer.status === 201) members.push(`${path}/${body.user_id}`);
    return answer;
  };
  /** A membership in projects or teams, one of the latest. */
  const membership = (family: string): string =>
    pick(members.filter((path) => path.startsWith(`/v1/${family}`)).slice(-5)) ?? `/v1/${family}/none/members/none`;
  const leave = async (family: string): Promise<Answered> => {
    const path = membership(family);
    members = members.filter((other) => other !== path);
    return byAdmin('DELETE', path);
  };
  /** What is done to records of a family that can be removed. */
  const actsOn = ({ type, path, change, ...made }: Sample): [string, () => Promise<Answered>][] => {
    const family = path.split('/').at(-1)!;
    const [field = ''] = Object.keys(change);
    return [
      [`create${type}`, async () => create(family, byAdmin('POST', path, await bodyOf(admin, made)))],
      [`update${type}`, () => byAdmin('PATCH', `${path}/${one(family)}`, { [field]: name() })],
      [`delete${type}`, () => remove(family)],
    ];
  };
  const place = () => pick([{ project_id: one('projects') }, { project_id: one('projects') }, { task_id: one('tasks') }, {}]);
  const subject = () => {
    const type = pick(['project', 'task', 'file', 'file', 'resource'] as const);
    return { type, id: one(`${type}s`) };
  };
  const upload = async (): Promise<Answered> => {
    const file = one('files');
    return admin.call('PUT', `/v1/files/${file}/content`, name(), { 'Content-Type': 'text/plain' });
  };

  /** The paths of archived projects and of completed tasks, the latest last. */
  const [archived, completed]: [string[], string[]] = [[], []];
  const end = async (ended: string[], path: string, action: string): Promise<Answered> => {
    const answer = await byAdmin('POST', `${path}/${action}`);
    if (answer.status === 200) ended.push(path);
    return answer;
  };
  /** Undoes the latest act of a name, which is made now where there is none. */
  const undo = async (family: string, ended: string[], act: string, action: string): Promise<Answered> => {
    if (ended.length === 0) await acts[act]!();
    return byAdmin('POST', `${ended.pop() ?? `/v1/${family}/none`}/${action}`);
  };

  const acts: Record<string, () => Promise<Answered>> = {
    ...Object.fromEntries(familyParts.flatMap(({ sample }) => actsOn(sample))),
    createProject: () => create('projects', byAnyone('POST', '/v1/projects', { name: name(), visibility: visibility() })),
    updateProject: () => byAnyone('PATCH', `/v1/projects/${one('projects')}`, { name: name() }),
    changeVisibility: () => byAdmin('PATCH', `/v1/projects/${one('projects')}`, { visibility: visibility() }),
    replaceProject: () => byAdmin('PUT', `/v1/projects/${one('projects')}`, { name: name(), visibility: visibility() }),
    archiveProject: () => end(archived, `/v1/projects/${one('projects')}`, 'archive'),
    restoreProject: () => undo('projects', archived, 'archiveProject', 'restore'),
    transferProject: () => byAdmin('POST', `/v1/projects/${one('projects')}/transfer`, { owner_id: anyUser() }),
    cloneProject: () =>
      create(
        'projects',
        byAnyone('POST', `/v1/projects/${one('projects')}/clone`, { include: pick([[], ['members'], ['members', 'tasks']]) }),
      ),
    deleteProject: () => remove('projects'),
    addProjectMember: () => join(`/v1/projects/${one('projects')}/members`, { user_id: anyUser(), role: role() }),
    updateProjectMember: () => byAdmin('PATCH', membership('projects'), { role: role() }),
    removeProjectMember: () => leave('projects'),
    createTask: () => create('tasks', byAdmin('POST', `/v1/projects/${one('projects')}/tasks`, { title: name(), assignee_id: anyUser() })),
    updateTask: () => byAnyone('PATCH', `/v1/tasks/${one('tasks')}`, { title: name(), assignee_id: anyUser() }),
    completeTask: () => end(completed, `/v1/tasks/${one('tasks')}`, 'complete'),
    reopenTask: () => undo('tasks', completed, 'completeTask', 'reopen'),
    deleteTask: () => remove('tasks'),
    createFile: () => create('files', byAnyone('POST', '/v1/files', { name: name(), ...place() })),
    moveFile: () => byAdmin('PATCH', `/v1/files/${one('files')}`, { project_id: pick([one('projects'), one('projects'), null]) }),
    replaceFile: () => byAdmin('PUT', `/v1/files/${one('files')}`, { name: name(), ...place() }),
    upload,
    deleteFile: () => remove('files'),
    createComment: () => create('comments', byAnyone('POST', '/v1/comments', { body: name(), subject: subject() })),
    updateComment: () => byAdmin('PATCH', `/v1/comments/${one('comments')}`, { body: name() }),
    deleteComment: () => remove('comments'),
    createResource: () => create('resources', byAnyone('POST', '/v1/resources', { name: name() })),
    updateResource: () => byAnyone('PATCH', `/v1/resources/${one('resources')}`, { name: name(), metadata: { count } }),
    deleteResource: () => remove('resources'),
    createTeam: () => create('teams', byAdmin('POST', '/v1/teams', { name: name() })),
    updateTeam: () => byAdmin('PATCH', `/v1/teams/${one('teams')}`, { name: name() }),
    deleteTeam: () => remove('teams'),
    addTeamMember: () => join(`/v1/teams/${one('teams')}/members`, { user_id: anyUser() }),
    removeTeamMember: () => leave('teams'),
    createUser: () =>
      create('users', byAdmin('POST', '/v1/users', { name: name(), email: `${name().replace(' ', '')}.${random.next()}@example.com` })),
    updateUser: () => byAdmin('PATCH', `/v1/users/${anyUser()}`, { name: name() }),
    changeRole: () => byAdmin('PATCH', `/v1/users/${pick(people.slice(1)).userId}`, { role: pick(['admin', 'editor', 'viewer']) }),
    deleteUser: () => remove('users'),
    createWebhook: () =>
      create('webhooks', byAdmin('POST', '/v1/webhooks', { url: 'https://maps.example.com/hook', events: ['PROJECT_CREATED'] })),
    updateWebhook: () => byAdmin('PATCH', `/v1/webhooks/${one('webhooks')}`, { description: name() }),
    deleteWebhook: () => remove('webhooks'),
  };

  /** How often an act is tried beside the others, where that is not once. */
  const weights: Record<string, number> = {
    createProject: 3,
    changeVisibility: 4,
    addProjectMember: 4,
    removeProjectMember: 3,
    createTask: 4,
    createFile: 4,
    moveFile: 4,
    createComment: 5,
    restoreProject: 3,
    createTeam: 2,
    addTeamMember: 4,
    removeTeamMember: 3,
    changeRole: 2,
    createUser: 2,
  };
  const times = (act: string, number: number): string[] => Array.from({ length: number }, () => act);
  const beginning = [
    ...times('createUser', 2),
    ...times('createTeam', 2),
    ...times('createProject', 4),
    ...times('addTeamMember', 4),
    ...times('addProjectMember', 3),
    ...times('createTask', 4),
    ...times('createFile', 4),
    ...times('createResource', 2),
    ...times('createComment', 6),
    'createWebhook',
    ...familyParts.map(({ sample }) => `create${sample.type}`),
  ];
  const names = Object.keys(acts).flatMap((act) => times(act, weights[act] ?? 1));

  return {
    names: Object.keys(acts),
    /** Makes some records of every kind. */
    begin: async (): Promise<void> => {
      for (const act of beginning) await acts[act]!();
    },
    /** Makes one act, a random one by default. */
    act: async (act = pick(names)): Promise<Act> => {
      const { status, body } = await acts[act]!();
      return { name: act, status, line: `${act}: ${status} ${body?.error?.code ?? ''}` };
    },
  };
};

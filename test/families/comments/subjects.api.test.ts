import { bootTessera, type Caller, created, expectError, recording, statuses, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import type { OperationId } from '../../../src/contract/types.ts';
import { join, newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let ada: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

type Subject = { type: string; id: string };
const say = (subject: Subject, caller = ada, body = 'Rivers first.') => created(caller, '/v1/comments', { body, subject });
const at = ({ id }: { id: string }) => `/v1/comments/${id}`;
const newTask = (project: { id: string }) => created(ada, '/v1/tasks', { project_id: project.id, title: 'Draw' });
const subjectsIn = async (project: { id: string }): Promise<Subject[]> => [
  { type: 'project', id: project.id },
  { type: 'task', id: (await newTask(project)).id },
];

const bodies: Partial<Record<OperationId, (subject: Subject) => object>> = {
  replaceComment: (subject) => ({ body: 'x', subject }),
  updateComment: () => ({ body: 'x' }),
};
const writes: OperationId[] = ['replaceComment', 'updateComment', 'deleteComment'];
const send = (caller: Caller, operation: OperationId, comment: { id: string; subject: Subject }) => {
  const { method, path } = operations[operation];
  return caller.call(method.toUpperCase(), path.replace('{comment_id}', comment.id), bodies[operation]?.(comment.subject));
};

describe('an archived project', () => {
  it('takes no comments, nor do its tasks: 409', async () => {
    const project = await newProject(ada);
    const subjects = await subjectsIn(project);
    await ada.call('POST', `/v1/projects/${project.id}/archive`);
    for (const subject of subjects) {
      const { answer, events } = await recording(tessera, () => ada.call('POST', '/v1/comments', { body: 'Late.', subject }));
      expectError(answer, 409, 'project_archived');
      expect(events).toEqual([]);
    }
  });

  it.each(writes)('%s is a 409 there, for administrators too', async (operation) => {
    const project = await newProject(ada, { visibility: 'public' });
    const comments = [];
    for (const subject of await subjectsIn(project)) comments.push(await say(subject, tessera.admin));
    await ada.call('POST', `/v1/projects/${project.id}/archive`);
    for (const comment of comments) {
      const { answer, events } = await recording(tessera, () => send(tessera.admin, operation, comment));
      expectError(answer, 409, 'project_archived');
      expect(events).toEqual([]);
      expect((await ada.call('GET', at(comment))).body.data).toEqual(comment);
    }
  });

  it('takes comments that arrive with the archiving before it, or not at all', async () => {
    const project = await newProject(ada);
    const subject = { type: 'project', id: project.id };
    const write = () => ada.call('POST', '/v1/comments', { body: 'Just in time?', subject });
    const answers = await Promise.all([write(), write(), ada.call('POST', `/v1/projects/${project.id}/archive`), write(), write()]);
    const { 201: made = 0, 409: refused = 0, 200: turned } = statuses(answers);
    expect([made + refused, turned]).toEqual([4, 1]);
    expect((await ada.call('GET', `/v1/projects/${project.id}/comments`)).body.meta.total).toBe(made);
  });
});

describe('deleteProject', () => {
  it('takes the comments on it and on its tasks along, as one event', async () => {
    const project = await newProject(ada);
    const comments = [];
    for (const subject of await subjectsIn(project)) comments.push(await say(subject));
    const kept = await say({ type: 'project', id: (await newProject(ada)).id });
    const { events } = await recording(tessera, () => ada.call('DELETE', `/v1/projects/${project.id}`));
    expect(events).toMatchObject([{ type: 'PROJECT_DELETED', resource_id: project.id }]);
    const ids = [...comments, kept].map(({ id }) => id);
    expect(await tessera.database.db.selectFrom('comments').select('id').where('id', 'in', ids).execute()).toEqual([{ id: kept.id }]);
  });

  it.each(['project', 'task', 'resource'])('leaves no comment behind on a %s that is deleted while others comment on it', async (type) => {
    const project = await newProject(ada);
    const { id } = { project, task: await newTask(project), resource: await created(ada, '/v1/resources', { name: 'x' }) }[type]!;
    const write = () => ada.call('POST', '/v1/comments', { body: 'Still here?', subject: { type, id } });
    const answers = await Promise.all([write(), write(), ada.call('DELETE', `/v1/${type}s/${id}`), write(), write()]);
    const { 201: made = 0, 422: refused = 0, 204: gone } = statuses(answers);
    expect([made + refused, gone]).toEqual([4, 1]);
    const left = await tessera.database.db
      .selectFrom('comments')
      .select('id')
      .where(`${type as 'task'}_id`, '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('listProjectComments', () => {
  it('200 answers what was said about the project itself, oldest first', async () => {
    const project = await newProject(ada);
    const [itself, task] = await subjectsIn(project);
    const first = await say(itself!);
    const second = await say(itself!);
    await say(task!);
    const { body } = await ada.call('GET', `/v1/projects/${project.id}/comments?expand=author`);
    const author = expect.objectContaining({ id: ada.userId });
    expect(body.data).toEqual([
      { ...first, author },
      { ...second, author },
    ]);
    expect(body.meta.total).toBe(2);
  });
});

describe('visibility', () => {
  const visibilities = ['private', 'team', 'public'];
  const sees: Record<string, string[]> = {
    admin: visibilities,
    member: visibilities,
    teammate: ['team', 'public'],
    outsider: ['public'],
    foreigner: [],
  };
  const callers: Record<string, Caller> = {};
  const said: { visibility: string; comment: { id: string; subject: Subject } }[] = [];
  const outOf = Object.entries(sees).flatMap(([name, seen]) =>
    visibilities.filter((one) => !seen.includes(one)).map((visibility) => ({ name, visibility })),
  );

  beforeAll(async () => {
    const { db } = tessera.database;
    for (const name of ['member', 'teammate', 'outsider']) callers[name] = await tessera.someone('editor');
    callers.admin = tessera.admin;
    callers.foreigner = await tessera.otherAccount();
    const team = { account_id: tessera.accountId, id: 'tem_00000000000000000000000001', name: 'A team' };
    await db.insertInto('teams').values(team).execute();
    const rows = ['member', 'teammate'].map((name) => ({
      account_id: tessera.accountId,
      team_id: team.id,
      user_id: callers[name]!.userId,
    }));
    await db.insertInto('team_members').values(rows).execute();
    for (const visibility of visibilities) {
      const project = await newProject(ada, { visibility });
      await join(ada, project.id, callers.member!, 'viewer');
      for (const subject of await subjectsIn(project)) said.push({ visibility, comment: await say(subject, ada, 'seen?') });
    }
  });

  it.each(Object.keys(sees))('listComments shows %s what is said about what they see, in every form', async (name) => {
    const expected = said.filter(({ visibility }) => sees[name]!.includes(visibility)).map(({ comment }) => comment.id);
    for (const form of ['', '&offset=0', '&after=']) {
      const { body } = await callers[name]!.call('GET', `/v1/comments?body=seen?${form}`);
      expect(body.data.map(({ id }: { id: string }) => id).sort()).toEqual(expected.toSorted());
      if (form === '') expect(body.meta.total).toBe(expected.length);
    }
  });

  it.each(Object.keys(sees))('listComments finds for %s by the subject only what they see', async (name) => {
    const idsBy = async (query: string) => {
      const { body } = await callers[name]!.call('GET', `/v1/comments?body=seen?&${query}`);
      expect(body.meta.total).toBe(body.data.length);
      return body.data.map(({ id }: { id: string }) => id).sort();
    };
    const seen = said.filter(({ visibility }) => sees[name]!.includes(visibility)).map(({ comment }) => comment);
    const those = (isMeant: (subject: Subject) => boolean) => seen.filter(({ subject }) => isMeant(subject)).map(({ id }) => id);
    for (const { comment } of said) {
      const { type, id } = comment.subject;
      expect(await idsBy(`subject_id=${id}`)).toEqual(those((subject) => subject.id === id).sort());
      expect(await idsBy(`subject_type=${type}&subject_id[nin]=${id}`)).toEqual(
        those((subject) => subject.type === type && subject.id !== id).sort(),
      );
    }
    const [one, , other] = said.map(({ comment }) => comment.subject.id);
    expect(await idsBy(`subject_id_in=${one},${other}`)).toEqual(those(({ id }) => id === one || id === other).sort());
    expect(await idsBy('subject_type_in=project,file')).toEqual(those(({ type }) => type !== 'task').sort());
    expect(await idsBy('subject_type[neq]=task')).toEqual(those(({ type }) => type !== 'task').sort());
    expect(await idsBy('subject_id=nothing')).toEqual([]);
    expect(await idsBy('subject_id_in=')).toEqual([]);
  });

  it.each(Object.keys(sees))('getComment and the list under the subject agree for %s', async (name) => {
    for (const { visibility, comment } of said) {
      const wanted = sees[name]!.includes(visibility) ? 200 : 404;
      const { type, id } = comment.subject;
      const answers = [await callers[name]!.call('GET', at(comment)), await callers[name]!.call('GET', `/v1/${type}s/${id}/comments`)];
      expect([visibility, ...answers.map(({ status }) => status)]).toEqual([visibility, wanted, wanted]);
    }
  });

  it.each(outOf)('a $visibility project takes no comments from $name: 422', async ({ name, visibility }) => {
    for (const { comment } of said.filter((one) => one.visibility === visibility)) {
      const answer = await callers[name]!.call('POST', '/v1/comments', { body: 'Mine.', subject: comment.subject });
      expectError(answer, 422, 'unknown_reference', ['subject.id unknown_reference']);
    }
  });

  it.each(writes)('%s is a 404 for who does not see the subject, and a 403 for who does', async (operation) => {
    for (const name of ['member', 'teammate', 'outsider', 'foreigner'])
      for (const { visibility, comment } of said) {
        const answer = await send(callers[name]!, operation, comment);
        if (sees[name]!.includes(visibility)) expectError(answer, 403, 'insufficient_permissions');
        else expectError(answer, 404, 'not_found');
      }
  });

  it('ends with the membership, also for what one wrote oneself', async () => {
    const project = await newProject(ada);
    const linus = await tessera.someone('editor');
    await join(ada, project.id, linus, 'viewer');
    const comment = await say({ type: 'project', id: project.id }, linus);
    await ada.call('DELETE', `/v1/projects/${project.id}/members/${linus.userId}`);
    for (const operation of ['getComment', ...writes] as OperationId[])
      expectError(await send(linus, operation, comment), 404, 'not_found');
  });
});

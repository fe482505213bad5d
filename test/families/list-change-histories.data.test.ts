import { bootTessera, type Caller, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../src/seed/seeded-random.ts';
import { connectGraphql, type Subscribed, standing } from '../graphql/subscribing.ts';
import { dataOf } from '../graphql/support.ts';
import { seedsOf } from './mirrored.ts';
import { randomActs } from './random-acts.ts';

// A list that is kept from the changes of its subscription has to be what the list is, after every act. `HISTORIES` and `SEED` try others.

const seeds = seedsOf(1);
const actsPerHistory = 60;
let tessera: Tessera;

beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera.close());

/** The lists that are followed; each filter has the records that mark how far somebody is. */
const lists: [type: string, field: string, selected: string, filter?: object][] = [
  ['Project', 'projects', 'id text: description name visibility'],
  ['Project', 'projects', 'id text: description', { visibility: { ne: 'TEAM' } }],
  ['Task', 'tasks', 'id text: title status'],
  ['Task', 'tasks', 'id text: title', { or: [{ assigneeId: { eq: 'me' }, status: { ne: 'DONE' } }, { title: { startsWith: 'mark' } }] }],
  ['File', 'files', 'id text: name size'],
  ['File', 'files', 'id text: name', { or: [{ projectId: { exists: false } }, { name: { startsWith: 'mark' } }] }],
  ['Comment', 'comments', 'id text: body'],
  ['User', 'users', 'id text: name role', { role: 'ADMIN' }],
];

/** The records that everybody sees, and whose change says how far a list is. */
type Marks = Readonly<Record<string, string>>;

interface Row {
  id: string;
  text: string | null;
}

/** A list of somebody, as their subscription leads it on. */
class KeptList {
  readonly #who: Caller;
  readonly #list: (typeof lists)[number];
  readonly #rows = new Map<string, Row>();
  readonly changes: Subscribed;
  #taken = 0;

  constructor(who: Caller, list: (typeof lists)[number], { subscribe }: ReturnType<typeof connectGraphql>) {
    this.#who = who;
    this.#list = list;
    const [type, , selected, filter] = list;
    const field = type.toLowerCase();
    const query = `subscription ($filter: ${type}Filter) { ${field}Changed(filter: $filter) { type id record: ${field} { ${selected} } } }`;
    this.changes = subscribe(query, { filter });
  }

  get name(): string {
    return JSON.stringify([this.#list[1], this.#list[3]]);
  }

  get rows(): Row[] {
    return [...this.#rows.values()].toSorted(({ id }, other) => (id < other.id ? -1 : 1));
  }

  async listed(): Promise<Row[]> {
    const [type, field, selected, filter] = this.#list;
    const read = async (after: string | null): Promise<Row[]> => {
      const root = field === 'users' ? 'usersConnection' : field;
      const query = `query ($filter: ${type}Filter, $after: String) {
        list: ${root}(filter: $filter, first: 100, after: $after) { nodes { ${selected} } pageInfo { hasNextPage endCursor } } }`;
      const { list } = await dataOf(this.#who, query, { filter, after });
      return [...list.nodes, ...(list.pageInfo.hasNextPage ? await read(list.pageInfo.endCursor) : [])];
    };
    return (await read(null)).toSorted(({ id }, other) => (id < other.id ? -1 : 1));
  }

  async reload(): Promise<void> {
    const rows = await this.listed();
    this.#rows.clear();
    for (const row of rows) this.#rows.set(row.id, row);
  }

  /** Takes the changes up to the one that marks this moment. */
  async catchUp(marks: Marks, text: string): Promise<void> {
    const mark = marks[this.#list[0]]!;
    await until(async () => {
      const { results } = this.changes;
      for (; this.#taken < results.length; this.#taken += 1) {
        const { data, errors } = results[this.#taken];
        expect(errors).toBeUndefined();
        const [{ type, id, record }] = Object.values(data) as [{ type: string; id: string; record: Row }];
        if (type === 'RELOAD') await this.reload();
        else if (type === 'REMOVED') this.#rows.delete(id);
        else this.#rows.set(id, record);
        if (id === mark && record?.text === text) return true;
      }
      return false;
    });
    this.#taken += 1;
  }
}

/** A history of acts, the same for the same seed. */
const live = async (seed: number): Promise<void> => {
  const random = createSeededRandom(seed);
  const admin = await tessera.otherAccount();
  const join = (role: 'editor' | 'viewer') => tessera.someone(role, ['read', 'write'], admin.accountId);
  const people = [admin, await join('editor'), await join('viewer')];
  const { begin, act } = randomActs({ random, admin, people, someone: () => random.pick(people) });
  await begin();
  const create = async (path: string, body: object): Promise<string> => (await admin.call('POST', path, body)).body.data.id;
  const project = await create('/v1/projects', { name: 'Mark', visibility: 'public' });
  const marks: Marks = {
    Project: project,
    Task: await create(`/v1/projects/${project}/tasks`, { title: 'Mark' }),
    File: await create('/v1/files', { name: 'Mark', content_type: 'text/plain', project_id: project }),
    Comment: await create('/v1/comments', { body: 'Mark', subject: { type: 'project', id: project } }),
    User: admin.userId,
  };
  const mark = async (text: string): Promise<void> => {
    await admin.call('PATCH', `/v1/projects/${project}`, { description: text });
    await admin.call('PATCH', `/v1/tasks/${marks.Task}`, { title: text });
    await admin.call('PATCH', `/v1/files/${marks.File}`, { name: text });
    await admin.call('PATCH', `/v1/comments/${marks.Comment}`, { body: text });
    await admin.call('PATCH', `/v1/users/${admin.userId}`, { name: text });
  };
  const connections = people.map(({ key }) => connectGraphql(tessera.url, { connectionParams: { token: key } }));
  const kept = people.flatMap((who, at) => lists.map((list) => new KeptList(who, list, connections[at]!)));
  await standing(tessera, ...kept.map(({ changes }) => changes));
  for (const list of kept) await list.reload();
  for (let count = 0; count < actsPerHistory; count += 1) {
    const { status, line } = await act();
    expect(status, line).toBeLessThan(500);
    if (status >= 300) continue;
    const text = `Mark ${count}`;
    await mark(text);
    for (const [at, list] of kept.entries()) {
      await list.catchUp(marks, text);
      const who = ['admin', 'editor', 'viewer'][Math.floor(at / lists.length)];
      expect(list.rows, `The history ${seed}, ${list.name} as ${who} after ${line} (${count})`).toEqual(await list.listed());
    }
  }
  for (const { client } of connections) await client.dispose();
};

describe('a list that is kept from the changes of its subscription', () => {
  it('is what the list is, after every act', { timeout: seeds.length * 120_000 }, async () => {
    for (const seed of seeds) await live(seed);
  });
});

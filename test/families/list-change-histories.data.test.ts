import { bootTessera, type Caller, created, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../src/seed/seeded-random.ts';
import { connectGraphql, type Subscribed, standing } from '../graphql/subscribing.ts';
import { dataOf } from '../graphql/support.ts';
import { type Followed, familyParts } from '../support/family-parts.ts';
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

/** Whose lists are followed: the type of the records and their address, and what the family says of the rest. */
interface Kind extends Followed {
  type: string;
  path: string;
}

const kinds: readonly Kind[] = [
  {
    type: 'User',
    path: '/v1/users',
    text: 'name',
    mark: async ({ userId }) => userId,
    lists: [{ selected: 'role', filter: { role: 'ADMIN' } }],
  },
  {
    type: 'Resource',
    path: '/v1/resources',
    text: 'description',
    mark: async (admin) => (await created(admin, '/v1/resources', { name: 'Mark' })).id,
    lists: [{ selected: 'name', filter: { status: 'ACTIVE' } }],
  },
  ...familyParts.flatMap(({ sample: { type, path }, followed }) => (followed ? [{ type, path, ...followed }] : [])),
];

/** The lists that are followed; each filter has the record that marks how far somebody is. */
const lists = kinds.flatMap(({ lists: own, ...kind }) => own.map((list) => ({ ...kind, ...list })));

/** The records that everybody sees, and whose change says how far a list is, by their type. */
type Marks = ReadonlyMap<string, string>;

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
    const { type, filter } = list;
    const field = type.toLowerCase();
    const query = `subscription ($filter: ${type}Filter) { ${field}Changed(filter: $filter) { type id record: ${field} { ${this.selected} } } }`;
    this.changes = subscribe(query, { filter });
  }

  get name(): string {
    return JSON.stringify([this.#list.path, this.#list.filter]);
  }

  get selected(): string {
    return `id text: ${this.#list.text} ${this.#list.selected}`;
  }

  get rows(): Row[] {
    return [...this.#rows.values()].toSorted(({ id }, other) => (id < other.id ? -1 : 1));
  }

  async listed(): Promise<Row[]> {
    const { type, path, filter } = this.#list;
    const field = path.split('/').at(-1)!;
    const read = async (after: string | null): Promise<Row[]> => {
      const root = field === 'users' ? 'usersConnection' : field;
      const query = `query ($filter: ${type}Filter, $after: String) {
        list: ${root}(filter: $filter, first: 100, after: $after) { nodes { ${this.selected} } pageInfo { hasNextPage endCursor } } }`;
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
    const mark = marks.get(this.#list.type);
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
  const marks: Marks = new Map(await Promise.all(kinds.map(async ({ type, mark }) => [type, await mark(admin)] as const)));
  const mark = async (value: string): Promise<void> => {
    for (const { type, path, text } of kinds) await admin.call('PATCH', `${path}/${marks.get(type)}`, { [text]: value });
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

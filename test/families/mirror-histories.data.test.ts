import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as platform from '../../clients/typescript/generated/platform/index.ts';
import type { EventOf } from '../../clients/typescript/src/channel/index.ts';
import { createClient } from '../../clients/typescript/src/index.ts';
import { Copy } from '../../clients/typescript/src/mirror/copy.ts';
import type { Kind } from '../../clients/typescript/src/mirror/kinds.ts';
import { refresh } from '../../clients/typescript/src/mirror/read.ts';
import { createSeededRandom, type SeededRandom } from '../../src/seed/seeded-random.ts';
import { readFeed } from '../support/feed.ts';
import { bootTessera, type Caller, caller, type Tessera } from '../support/tessera.ts';
import { randomActs } from './random-acts.ts';

// A copy that is kept from the feed alone has to be what the lists have, after any history. `HISTORIES` and `SEED` try others.

const histories = Number(process.env.HISTORIES ?? 3);
const firstSeed = Number(process.env.SEED ?? 1);
const actsPerHistory = 80;
const limit = 100_000;

const kinds = {
  users: {},
  projects: {},
  projectMembers: {},
  tasks: {},
  teams: {},
  teamMembers: {},
  files: {},
  comments: {},
  resources: {},
  integrations: {},
  webhooks: {},
} as const satisfies Record<Kind, object>;

/** Two nodes where the database is a server. */
let nodes: Tessera[];

beforeAll(async () => {
  const one = await bootTessera();
  nodes = process.env.DATABASE_URL ? [one, await bootTessera({ beside: one })] : [one];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
});

const clientAt = (node: Tessera, { key }: Caller) => createClient({ baseUrl: node.url, credentials: { apiKey: key }, families: platform });

/** Somebody who reads the feed now and then, at any node, and keeps a copy of everything that they see. */
class Follower {
  readonly who: Caller;
  readonly copy = new Copy(kinds);
  readonly #random: SeededRandom;

  constructor(who: Caller, random: SeededRandom) {
    this.who = who;
    this.#random = random;
  }

  #node(): Tessera {
    return this.#random.pick(nodes);
  }

  async begin(): Promise<void> {
    this.copy.cursor = (await readFeed(this.who)).cursor;
    await this.read();
  }

  async read(): Promise<void> {
    // Another node may take the former role for a second.
    if (this.copy.hasNewRole && nodes.length > 1) await delay(1100);
    await refresh(clientAt(this.#node(), this.who), this.copy, limit);
  }

  /** Takes a page of events. Returns whether more follow. */
  async page(): Promise<boolean> {
    const at = caller(this.#node().url, this.who.userId, this.who.key);
    const size = this.#random.pick([1, 2, 3, 5, 100]);
    const { status, body } = await at.call('GET', `/v1/events?limit=${size}&after=${encodeURIComponent(this.copy.cursor ?? '')}`);
    expect(status).toBe(200);
    for (const event of body.data as EventOf[]) this.copy.apply(event);
    this.copy.cursor = body.meta.next_cursor;
    return body.meta.has_more;
  }

  /** Some of what a follower does, at any time. */
  async now(): Promise<void> {
    if (this.#random.happens(0.4)) await this.page();
    if (this.#random.happens(0.15) && this.copy.isStale) await this.read();
    // A copy goes on from where it was saved.
    if (this.#random.happens(0.05)) {
      const saved = JSON.parse(JSON.stringify(this.copy.save()));
      Object.assign(this, { copy: new Copy(kinds, saved) });
    }
  }

  async catchUp(): Promise<void> {
    do {
      while (await this.page());
      if (this.copy.isStale) await this.read();
    } while (await this.page());
  }
}

const recordsIn = ({ copy }: Pick<Follower, 'copy'>): Record<string, object[]> =>
  Object.fromEntries(
    (Object.keys(kinds) as Kind[]).map((kind) => [
      kind,
      [...copy.of(kind)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, it]) => it),
    ]),
  );

/** A history of acts and followers, the same for the same seed. Returns the names of what succeeded. */
const live = async (seed: number): Promise<Set<string>> => {
  const random = createSeededRandom(seed);
  const admin = await nodes[0]!.otherAccount();
  const join = (role: 'editor' | 'viewer') => nodes[0]!.someone(role, ['read', 'write'], admin.accountId);
  const people = [admin, await join('editor'), await join('viewer'), await join('editor')];
  const followers = people.slice(0, 3).map((who) => new Follower(who, random));
  const { begin, act } = randomActs({ random, admin, people, someone: () => random.pick(people) });
  await begin();
  for (const follower of followers) await follower.begin();
  const done = new Set<string>();
  for (let count = 0; count < actsPerHistory; count += 1) {
    const { name, status, line } = await act();
    expect(status, line).toBeLessThan(500);
    if (status < 300) done.add(name);
    for (const follower of followers) await follower.now();
  }
  for (const [at, follower] of followers.entries()) {
    await follower.catchUp();
    const listed = { copy: new Copy(kinds) };
    await refresh(clientAt(nodes[0]!, follower.who), listed.copy, limit);
    expect(recordsIn(follower), `The history ${seed}, as ${['admin', 'editor', 'viewer'][at]}`).toEqual(recordsIn(listed));
  }
  return done;
};

describe('a copy that is kept from the feed', () => {
  it('has the records that the lists have, after any history', async () => {
    const done = new Set<string>();
    for (let seed = firstSeed; seed < firstSeed + histories; seed += 1) for (const name of await live(seed)) done.add(name);
    if (histories < 20) return;
    const { names } = randomActs({ random: createSeededRandom(1), admin: nodes[0]!.admin, people: [], someone: () => nodes[0]!.admin });
    expect([...done].toSorted()).toEqual(names.toSorted());
  });
});

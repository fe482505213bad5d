import { setTimeout as delay } from 'node:timers/promises';
import { bootTessera, type Caller, caller, readFeed, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventOf } from '../../clients/typescript/src/channel/index.ts';
import { Copy } from '../../clients/typescript/src/mirror/copy.ts';
import { refresh } from '../../clients/typescript/src/mirror/read.ts';
import { createSeededRandom, type SeededRandom } from '../../src/seed/seeded-random.ts';
import { clientAt, expectWhole, kinds, limit, seedsOf } from './mirrored.ts';
import { randomActs } from './random-acts.ts';

// A copy that is kept from the feed alone has to be what the lists have, after any history. `HISTORIES` and `SEED` try others.

const seeds = seedsOf(3);
const actsPerHistory = 80;
/** Two nodes where the database is a server. */
let nodes: Tessera[];

beforeAll(async () => {
  const one = await bootTessera();
  nodes = process.env.DATABASE_URL ? [one, await bootTessera({ beside: one })] : [one];
});
afterAll(async () => {
  for (const node of nodes.toReversed()) await node.close();
});

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
    await refresh(clientAt(this.#node().url, this.who), this.copy, limit);
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

/**
 * A history of acts and followers, the same for the same seed. Most acts are of `missing`, which an act leaves when it has succeeded.
 */
const live = async (seed: number, missing: Set<string>): Promise<void> => {
  const random = createSeededRandom(seed);
  const admin = await nodes[0]!.otherAccount();
  const join = (role: 'editor' | 'viewer') => nodes[0]!.someone(role, ['read', 'write'], admin.accountId);
  const people = [admin, await join('editor'), await join('viewer'), await join('editor')];
  const followers = people.slice(0, 3).map((who) => new Follower(who, random));
  const { begin, act } = randomActs({ random, admin, people, someone: () => random.pick(people) });
  await begin();
  for (const follower of followers) await follower.begin();
  for (let count = 0; count < actsPerHistory; count += 1) {
    const { name, status, line } = await act(random.happens(0.8) ? random.pick([...missing]) : undefined);
    expect(status, line).toBeLessThan(500);
    if (status < 300) missing.delete(name);
    for (const follower of followers) await follower.now();
  }
  for (const [at, follower] of followers.entries()) {
    await follower.catchUp();
    await expectWhole(follower.copy, nodes[0]!.url, follower.who, `The history ${seed}, as ${['admin', 'editor', 'viewer'][at]}`);
  }
};

describe('a copy that is kept from the feed', () => {
  it('has the records that the lists have, after any history', { timeout: seeds.length * 120_000 }, async () => {
    const { names } = randomActs({ random: createSeededRandom(1), admin: nodes[0]!.admin, people: [], someone: () => nodes[0]!.admin });
    const missing = new Set(names);
    for (const seed of seeds) await live(seed, missing);
    expect([...missing]).toEqual([]);
  });
});

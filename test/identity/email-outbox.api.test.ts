import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSealer } from '../../src/core/sealing.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createEmailOutbox } from '../../src/identity/emails/email-outbox.ts';
import type { Email } from '../../src/identity/emails/mail.ts';

const day = 24 * 60 * 60 * 1000;
const secrets = createSealer('a secret of the test');
const letter = { to: 'ada@tessera.example', subject: 'A subject', text: 'https://tessera.example/password?token=secret' };

let tessera: Tessera;
let now: number;
let sent: Email[];
let reported: string[];
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());
beforeEach(async () => {
  now = Date.parse('2026-03-14T09:26:53.589Z');
  [sent, reported] = [[], []];
  await tessera.database.db.deleteFrom('letters').execute();
});

type Send = (one: Email) => Promise<void>;
const accepted: Send = async (one) => void sent.push(one);
const refused: Send = async () => Promise.reject(new Error('no mail server'));

/** A node; what it does in the background has ended when `settled` has. */
const node = (send: Send) => {
  const work: Promise<unknown>[] = [];
  const outbox = createEmailOutbox({
    db: tessera.database.db,
    clock: () => new Date(now),
    secrets,
    mailer: { send },
    background: { run: (begin) => work.push(begin()) },
    report: (failure) => reported.push(String(failure)),
  });
  outbox.close();
  const post = () => transaction(tessera.database.db, (tx) => outbox.post(tx, tessera.accountId, letter));
  return { outbox, post, settled: () => Promise.all(work) };
};
const waiting = () => tessera.database.db.selectFrom('letters').selectAll().execute();

/** What another node does that finds letters when it looks. */
const look = async (send: Send) => {
  const other = node(send);
  await other.post();
  await other.settled();
};

describe('a letter', () => {
  it('is sent after the commit, once, and is nowhere then', async () => {
    const { post, settled } = node(accepted);
    await post();
    await settled();
    expect(sent).toEqual([{ ...letter, id: expect.any(String) }]);
    expect(await waiting()).toEqual([]);
  });

  it('is not sent when what it tells of was not committed', async () => {
    const { outbox, settled } = node(accepted);
    const failed = transaction(tessera.database.db, async (tx) => {
      await outbox.post(tx, tessera.accountId, letter);
      throw new Error('not committed');
    });
    await expect(failed).rejects.toThrow('not committed');
    await settled();
    expect([sent, await waiting()]).toEqual([[], []]);
  });

  it('is sealed while it waits, and goes out by another node when its own has died', async () => {
    const { post } = node(() => new Promise(() => undefined));
    await post();
    await expect.poll(async () => (await waiting())[0]?.tries).toBe(1);
    expect(JSON.stringify(await waiting())).not.toMatch(/secret|ada@/);
    await look(accepted);
    expect(sent).toHaveLength(1);
    now += 5 * 60_000;
    await look(accepted);
    expect(sent).toHaveLength(3);
    expect(await waiting()).toEqual([]);
  });

  it('is tried again after a refusal, later each time, and dropped after a day', async () => {
    const { post, settled } = node(refused);
    await post();
    await settled();
    expect(await waiting()).toMatchObject([{ tries: 1, next_attempt_at: new Date(now + 10_000).toISOString() }]);
    now += 10_000;
    await look(accepted);
    expect([sent.length, await waiting()]).toEqual([2, []]);
    await post();
    await settled();
    now += day;
    const late = node(refused);
    await late.post();
    await late.settled();
    expect(await waiting()).toHaveLength(1);
    expect(reported.at(-1)! + reported.at(-2)!).toContain('no mail server accepted it within a day');
  });

  it('is sent by one of several nodes', async () => {
    const nodes = Array.from({ length: 5 }, () => node(accepted));
    await transaction(tessera.database.db, async (tx) => {
      for (const { outbox } of nodes) await outbox.post(tx, tessera.accountId, letter);
    });
    await Promise.all(nodes.map(({ settled }) => settled()));
    expect(await waiting()).toEqual([]);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(5);
    expect(sent).toHaveLength(5);
  });
});

it('a server without a mail server writes no letter', async () => {
  const common = { db: tessera.database.db, clock: () => new Date(now), secrets, report: () => undefined };
  const silent = createEmailOutbox({ ...common, mailer: undefined, background: { run: () => undefined } });
  await transaction(tessera.database.db, (tx) => silent.post(tx, tessera.accountId, letter));
  expect([silent.sends, await waiting()]).toEqual([false, []]);
});

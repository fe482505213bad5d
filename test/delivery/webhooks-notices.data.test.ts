import { createServer } from 'node:net';
import { bootTessera, type Caller, created, openReceiver, type Receiver, type Tessera, until } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createNoticeQueue } from '../../src/delivery/webhooks/notice-queue.ts';
import { createNotices } from '../../src/delivery/webhooks/notices.ts';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { newResource } from '../support/new-records.ts';
import { beginSending, deliveriesOf } from './sending.ts';

let now = Date.now();
const clock = () => new Date(now);
const minute = 60_000;
const from = 'Tessera <tessera@tessera.example>';

let tessera: Tessera;
let admin: Caller;
let receiver: Receiver;
let mailbox: Mailbox;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, clock, work: [] });
  admin = tessera.admin;
});
beforeEach(async () => {
  [receiver, mailbox] = await Promise.all([openReceiver(), openMailbox()]);
  receiver.status(410);
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await Promise.all([receiver.close(), mailbox.close()]);
  await tessera.database.db.deleteFrom('webhooks').execute();
});
afterAll(() => tessera?.close());

/** Sends what there is to send; answers what ends it. */
const work = async (url: string | undefined = mailbox.url, log = pino({ level: 'silent' })) => {
  const end = await beginSending({
    tessera,
    clock,
    outbound: createOutbound({ allowPrivate: true, timeoutMs: 120_000 }),
    log,
    mail: url ? { url, from } : undefined,
  });
  closing.push(end);
  return end;
};
const newWebhook = (path = '/hook', caller = admin) =>
  created(caller, '/v1/webhooks', { url: `${receiver.url}${path}`, events: ['RESOURCE_CREATED'] });
const status = async ({ id }: { id: string }) => (await admin.call('GET', `/v1/webhooks/${id}`)).body.data.status;
const disabled = (webhook: { id: string }) => until(async () => (await status(webhook)) === 'disabled');
/** A webhook is disabled, of which no letter goes out. */
const disabledBy = async (end: () => Promise<void>) => {
  const webhook = await newWebhook();
  await newResource(admin);
  await disabled(webhook);
  await until(async () => (await owed())[0]?.tries === 1);
  await end();
  return webhook;
};
const owed = () => tessera.database.db.selectFrom('webhook_notices').selectAll().execute();
const nothingOwed = () => until(async () => (await owed()).length === 0);
const userOf = ({ userId }: Caller) =>
  tessera.database.db.selectFrom('users').select(['account_id', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();
const messageIds = () => mailbox.letters.map(({ text }) => /^Message-ID:\s*(\S+)/im.exec(text)?.[1]);

describe('a webhook that was disabled', () => {
  it('is told of in one letter to every administrator of the account and to nobody else, however many workers there are', async () => {
    const first = await tessera.otherAccount();
    const { account_id: accountId } = await userOf(first);
    const second = await tessera.someone('admin', [], accountId);
    await tessera.someone('editor', [], accountId);
    for (let count = 0; count < 3; count += 1) await work();
    const webhook = await newWebhook('/hook?token=hidden', first);
    for (let count = 0; count < 5; count += 1) await newResource(first);
    await mailbox.arrived(2);
    await nothingOwed();
    const expected = await Promise.all([first, second].map(async (one) => (await userOf(one)).email));
    expect(mailbox.letters.flatMap(({ to }) => to).sort()).toEqual(expected.sort());
    for (const { text } of mailbox.letters) {
      expect(text).toContain(`Webhook: ${webhook.id}\r\nAddress: ${receiver.url}/hook\r\n`);
      expect(text).toContain('Its endpoint answered 410');
      expect(text).toContain(`POST ${tessera.url}/v1/webhooks/${webhook.id}/enable`);
      expect(text).not.toMatch(/hidden|whsec_/);
    }
    expect(new Set(messageIds()).size).toBe(2);
  });

  it('is told of with the instant since which nothing but failures came back, after five days of them', async () => {
    await work();
    receiver.status(500);
    const webhook = await newWebhook();
    await newResource(admin);
    await until(async () => (await deliveriesOf(admin, webhook))[0]?.attempt_count === 1);
    const { failing_since: since } = await tessera.database.db.selectFrom('webhooks').select('failing_since').executeTakeFirstOrThrow();
    now += 5 * 24 * 60 * minute + 6000;
    await disabled(webhook);
    const [letter] = await mailbox.arrived(1);
    expect(letter!.text).toContain(`since ${since}, for at least 5 days`);
    await nothingOwed();
    expect(mailbox.letters).toHaveLength(1);
  });

  it('is told of again when it is disabled again, and not any more once it is enabled', async () => {
    const end = await work();
    const webhook = await newWebhook();
    const enable = () => admin.call('POST', `/v1/webhooks/${webhook.id}/enable`);
    await newResource(admin);
    await mailbox.arrived(1);
    await nothingOwed();
    await enable();
    await newResource(admin);
    await mailbox.arrived(2);
    await nothingOwed();
    expect(new Set(messageIds()).size).toBe(2);
    await end();
    await enable();
    // Nobody listens there, so that the letter stays owed.
    await work('smtp://127.0.0.1:1');
    await newResource(admin);
    await disabled(webhook);
    expect(await owed()).toHaveLength(1);
    await enable();
    expect(await owed()).toEqual([]);
  });

  it('is in the log alone where no mail is sent', async () => {
    const lines: string[] = [];
    await work('', pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }));
    const webhook = await newWebhook('/hook?token=hidden');
    await newResource(admin);
    await disabled(webhook);
    expect(await owed()).toEqual([]);
    // Others see the webhook disabled as soon as that is committed; the line is written by whoever committed it, after that.
    await until(() => lines.length > 0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { webhook: webhook.id, url: `${receiver.url}/hook`, reason: 'gone', msg: 'a webhook was disabled' },
    ]);
  });
});

describe('a letter about a disabled webhook', () => {
  it('is with one worker at a time, and sent by another when that one is dead and its time is over', async () => {
    const { db } = tessera.database;
    const webhook = await disabledBy(await work('smtp://127.0.0.1:1'));
    now += minute;
    const queue = createNoticeQueue({ db, clock });
    const taken = await Promise.all([queue.take(), queue.take(), queue.take()]);
    expect(taken.filter((one) => one !== undefined)).toMatchObject([{ webhookId: webhook.id, tries: 2 }]);
    await work();
    now += 4 * minute;
    expect(await queue.take()).toBeUndefined();
    now += 2 * minute;
    await mailbox.arrived(1);
    await nothingOwed();
  });

  it.each(['refuses', 'never greets'])('waits for a mail server that %s, and holds no delivery up', async (how) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      if (how === 'refuses') socket.end('554 No.\r\n');
      closing.push(async () => socket.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closing.push(async () => server.close());
    const end = await work(`smtp://127.0.0.1:${(server.address() as { port: number }).port}`);
    const gone = await newWebhook();
    await newResource(admin);
    await disabled(gone);
    receiver.status(204);
    const well = await newWebhook();
    await newResource(admin);
    await until(async () => (await deliveriesOf(admin, well))[0]?.status === 'succeeded');
    expect(await owed()).toHaveLength(1);
    await end();
    now += 6 * minute;
    await work();
    await mailbox.arrived(1);
    await nothingOwed();
  });

  it('that no mail server ever takes is left behind at the end, and stays owed', async () => {
    await disabledBy(await work('smtp://127.0.0.1:1'));
    now += minute;
    const { db } = tessera.database;
    const asked = Promise.withResolvers<void>();
    const post = {
      send: () => {
        asked.resolve();
        return new Promise<never>(() => undefined);
      },
    };
    const log = pino({ level: 'silent' });
    const notices = createNotices({
      queue: createNoticeQueue({ db, clock }),
      post,
      publicUrl: tessera.url,
      log,
      pollIntervalMs: 10,
      graceMs: 10,
    });
    notices.start();
    await asked.promise;
    await notices.close();
    expect(await owed()).toHaveLength(1);
  });
});

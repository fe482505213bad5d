import { bootTessera, type Caller, created, openReceiver, type Receiver, type Tessera, until } from '@tessera/platform/testing';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbound } from '../../src/outbound/outbound.ts';
import { newResource } from '../support/new-records.ts';
import { beginSending, deliveriesOf } from './sending.ts';

const begin = Date.parse('2026-03-14T09:00:00.000Z');
const minute = 60_000;
const day = 24 * 60 * minute;
const clock = () => new Date();

let tessera: Tessera;
let admin: Caller;
let receiver: Receiver;
let end: () => Promise<void>;

beforeAll(async () => {
  // The library holds the time of a message against the clock of the machine, so that is the one to be turned.
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, clock, work: [] });
  admin = tessera.admin;
  end = await beginSending({ tessera, clock, outbound: createOutbound({ allowPrivate: true, timeoutMs: 120_000 }) });
});
beforeEach(async () => {
  vi.setSystemTime(begin);
  receiver = await openReceiver();
});
afterEach(async () => {
  // A port may be handed out again: nothing of this test is sent to the next one.
  await tessera.database.db.deleteFrom('webhooks').execute();
  await receiver.close();
});
afterAll(async () => {
  await end?.();
  await tessera?.close();
  vi.useRealTimers();
});

type Asked = Receiver['asked'][number];

const newWebhook = () => created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED'] });
const rotate = async ({ id }: { id: string }): Promise<string> =>
  (await admin.call('POST', `/v1/webhooks/${id}/rotate-secret`)).body.data.secret;

/** The next message that comes once this has been done. */
const next = async (act: () => Promise<unknown>): Promise<Asked> => {
  const before = receiver.asked.length;
  await act();
  await until(() => receiver.asked.length > before);
  return receiver.asked[before]!;
};
/** Whether nothing is under way: what is, would be sent again after its lease where time leaps. */
const isQuiet = async (): Promise<boolean> =>
  (await tessera.database.db.selectFrom('deliveries').select('id').where('status', '=', 'pending').execute()).length === 0;
const nextEvent = async (): Promise<Asked> => {
  const message = await next(() => newResource(admin, { name: 'Überseeπ \u{1F30A} "quoted"', description: '\u2028' }));
  await until(isQuiet);
  return message;
};

/** Which of these secrets the library takes a message by, with nothing but its body and its headers. */
const takenBy = ({ body, headers }: Asked, secrets: readonly string[]): boolean[] =>
  secrets.map((secret) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  });

describe('what the library for Standard Webhooks says of a delivery', () => {
  it('is yes to each: an event, a test, a retry and one that was sent again', async () => {
    const webhook = await newWebhook();
    const other = await newWebhook();
    receiver.status(503);
    const event = await next(() => newResource(admin));
    await until(async () => (await deliveriesOf(admin, webhook))[0]?.attempt_count === 1);
    receiver.status(204);
    const retry = await next(async () => vi.setSystemTime(begin + 6000));
    const [delivery] = await deliveriesOf(admin, webhook);
    await until(async () => (await deliveriesOf(admin, webhook))[0]!.status === 'succeeded');
    await until(async () => (await deliveriesOf(admin, other))[0]!.status === 'succeeded');
    const again = await next(() => admin.call('POST', `/v1/webhooks/${webhook.id}/deliveries/${delivery!.id}/redeliver`));
    const test = await next(() => admin.call('POST', `/v1/webhooks/${webhook.id}/test`));
    const secrets = [webhook.secret, other.secret];
    for (const one of [event, retry]) expect(takenBy(one, secrets).filter(Boolean)).toHaveLength(1);
    for (const one of [again, test]) expect(takenBy(one, secrets)).toEqual([true, false]);
  });

  it('is no to what was changed on the way, or is too old', async () => {
    const { secret } = await newWebhook();
    const message = await nextEvent();
    expect(takenBy(message, [secret])).toEqual([true]);
    const changed = (headers: Record<string, string>, body = message.body) => ({
      ...message,
      body,
      headers: { ...message.headers, ...headers },
    });
    expect(takenBy(changed({}, message.body.replace('RESOURCE', 'OBJECT')), [secret])).toEqual([false]);
    expect(takenBy(changed({ 'webhook-id': 'evt_other' }), [secret])).toEqual([false]);
    expect(takenBy(changed({ 'webhook-timestamp': String(begin / 1000 - 1) }), [secret])).toEqual([false]);
    vi.setSystemTime(begin + 6 * minute);
    expect(takenBy(message, [secret])).toEqual([false]);
  });
});

describe('a secret that was rotated', () => {
  it('is good beside the new one for 24 hours to the instant, and then no more', async () => {
    const webhook = await newWebhook();
    const secrets = [webhook.secret, await rotate(webhook)];
    for (const [passed, taken, signatures] of [
      [0, [true, true], 2],
      [day / 2, [true, true], 2],
      [day - 1, [true, true], 2],
      [day, [false, true], 1],
      [2 * day, [false, true], 1],
    ] as const) {
      vi.setSystemTime(begin + passed);
      const message = await nextEvent();
      expect([passed, takenBy(message, secrets)]).toEqual([passed, taken]);
      expect(String(message.headers['webhook-signature']).split(' ')).toHaveLength(signatures);
    }
  });

  it('gives way at once when its successor is rotated, too', async () => {
    const webhook = await newWebhook();
    const second = await rotate(webhook);
    vi.setSystemTime(begin + 60 * minute);
    const third = await rotate(webhook);
    expect(takenBy(await nextEvent(), [webhook.secret, second, third])).toEqual([false, true, true]);
    vi.setSystemTime(begin + 60 * minute + day);
    expect(takenBy(await nextEvent(), [webhook.secret, second, third])).toEqual([false, false, true]);
  });
});

import { type Caller, secretsOf, type Tessera } from '@tessera/platform/testing';
import { type Logger, pino } from 'pino';
import { openFamilies } from '../../src/app/compose/families.ts';
import type { Clock } from '../../src/core/clock.ts';
import type { DeliveryAttempt } from '../../src/data/tables/deliveries.ts';
import { createWake } from '../../src/delivery/wake.ts';
import { createWebhookDelivery } from '../../src/delivery/webhooks/index.ts';
import { refuseMessageViolations } from '../../src/delivery/webhooks/message-check.ts';
import { createMailer, type MailSettings } from '../../src/identity/emails/mail.ts';
import { createOutbound, type Outbound } from '../../src/outbound/outbound.ts';

/** A delivery as it is shown. */
export interface Shown {
  id: string;
  status: string;
  event_type: string;
  attempt_count: number;
  next_attempt_at: string | null;
  last_response_status: number | null;
  attempts: DeliveryAttempt[];
  updated_at: string;
}

interface Sending {
  tessera: Tessera;
  clock: Clock;
  /** The way out. */
  outbound: Outbound;
  log?: Logger;
  /** Where letters go out; else none do. */
  mail?: MailSettings;
}

/** The families as a worker opens them. */
export const openedFamilies = async ({ tessera, clock, outbound, log = pino({ level: 'silent' }), mail }: Sending) => {
  const { db } = tessera.database;
  return openFamilies({
    config: { mode: 'development', mail, publicUrl: tessera.url },
    db,
    secrets: await secretsOf(db),
    clock,
    log,
    objects: undefined as never,
    outbound,
    onWork: () => {},
  });
};

/** Sends what a Tessera has to send, as a worker does; answers what ends it. */
export const beginSending = async ({
  tessera,
  clock,
  outbound,
  log = pino({ level: 'silent' }),
  mail,
}: Sending): Promise<() => Promise<void>> => {
  const { db } = tessera.database;
  const { sealer, disableWebhook: disable } = await openedFamilies({
    tessera,
    clock,
    outbound,
    log,
    ...(mail && { mail }),
  });
  const post = mail && createMailer(mail);
  const sending = { sealer: sealer('webhook-secrets'), disable, post, publicUrl: tessera.url, pollIntervalMs: 10 };
  const delivery = createWebhookDelivery({ db, clock, log, wake: createWake(), outbound, check: refuseMessageViolations, ...sending });
  delivery.start();
  return async () => {
    await delivery.close();
    await outbound.close();
  };
};

/** A way out that gives one address a second, and all others the time that a busy machine may need. */
export const impatientWith = (address: string): Outbound => {
  const [hasty, patient] = [
    createOutbound({ allowPrivate: true, timeoutMs: 1000 }),
    createOutbound({ allowPrivate: true, timeoutMs: 120_000 }),
  ];
  return {
    send: (request) => (request.url === address ? hasty : patient).send(request),
    refuses: patient.refuses,
    close: async () => void (await Promise.all([hasty.close(), patient.close()])),
  };
};

/** The deliveries of a webhook, the oldest first. */
export const deliveriesOf = async (caller: Caller, { id }: { id: string }): Promise<Shown[]> =>
  (await caller.call('GET', `/v1/webhooks/${id}/deliveries?sort=created_at&limit=100`)).body.data;

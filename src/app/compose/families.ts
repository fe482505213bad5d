import type { Logger } from 'pino';
import { families } from '#families/index';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import type { ObjectStore } from '../../data/objects/object-store.ts';
import { shownAddress } from '../../delivery/webhooks/notices.ts';
import { setEmail } from '../../identity/email-changes/emails.ts';
import { createAdministratorEmails } from '../../identity/emails/account-emails.ts';
import { type EmailOutbox, writeEmails } from '../../identity/emails/email-outbox.ts';
import { endBrowserSessionsOf } from '../../identity/sessions/ended-browser-sessions.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { Config } from '../config.ts';
import { sealersOf } from './secrets.ts';

interface Dependencies {
  config: Pick<Config, 'mode' | 'mail' | 'publicUrl'>;
  db: Queries;
  secrets: Secrets;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  objects: ObjectStore;
  outbound: Outbound;
  /** Called when an operation may be pending. */
  onWork: () => void;
}

/** The families with the sealers for their secrets, for servers and workers. */
export const openFamilies = async ({ config, db, secrets, clock, log, objects, outbound, onWork }: Dependencies) => {
  const sealer = sealersOf(secrets);
  const emailSecrets = sealer('second-factors');
  const outbox: Pick<EmailOutbox, 'post' | 'sends'> = {
    sends: config.mail !== undefined,
    post: async (tx, accountId, ...emails) => {
      await writeEmails(tx, accountId, emails, { secrets: emailSecrets, clock });
    },
  };
  const { services, ...others } = families.compose({
    db,
    clock,
    objects,
    sealer,
    publicUrl: config.publicUrl,
    allowPlainHttp: config.mode === 'development',
    outbound,
    onWork,
    onLeave: async (tx, { accountId }, { from: userId }) => {
      await endBrowserSessionsOf(tx, { accountId, userId }, { except: undefined }, clock());
    },
    onNewAddress: async (tx, { accountId }, { name, email, former }) => {
      if (outbox.sends) await outbox.post(tx, accountId, setEmail(former, name, email));
    },
    onNewAdministrator: createAdministratorEmails({ clock, outbox }),
    sendsMail: outbox.sends,
    onWebhookDisabled: ({ id, url, disabled_reason: reason }) =>
      log.warn({ webhook: id, url: shownAddress(url), reason }, 'a webhook was disabled'),
  });
  return { ...others, users: services.users, disableWebhook: services.disableWebhook, sealer };
};

export type OpenFamilies = Awaited<ReturnType<typeof openFamilies>>;

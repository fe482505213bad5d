import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Sealer } from '../../core/sealing.ts';
import { inStoredTrace, storedTrace } from '../../core/tracing.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { Email, Mailer } from './mail.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  secrets: Sealer;
  /** Undefined when the server sends no e-mail; then nothing is written. */
  mailer: Pick<Mailer, 'send'> | undefined;
  background: Pick<BackgroundTasks, 'run'>;
  /** Called when the mail server refuses an e-mail, and when one is dropped. */
  report: (failure: unknown) => void;
}

/** Milliseconds until the next attempt, by number of attempts; after the last, the last one repeats. */
const waits = [10_000, 60_000, 300_000, 1_800_000, 7_200_000];
/** Duration of a node's lease on an e-mail in milliseconds: longer than all SMTP steps together. */
const leaseMs = 5 * 60_000;
/** Milliseconds after which an undeliverable e-mail is dropped. */
const keptMs = 24 * 60 * 60_000;
/** How often a node looks for e-mails that another one has left, in milliseconds. */
const lookEveryMs = 15_000;
/** Maximum number of pending e-mails per account; further ones are dropped, so that no account fills the table while no mail server answers. */
const mostWaiting = 1000;

interface Waiting {
  accountId: string;
  id: string;
  sealed: string;
  tries: number;
  createdAt: string;
  trace: string | null;
}

const sealedFor = (id: string): string => `letter ${id}`;

/** How many more e-mails of an account may be pending. */
const roomFor = async (tx: Tx, accountId: string): Promise<number> => {
  const waiting = tx.selectFrom('letters').select('id').where('account_id', '=', accountId).limit(mostWaiting);
  return mostWaiting - (await waiting.execute()).length;
};

/**
 * Writes e-mails in the transaction of what they report; a node that sends e-mail finds them. False when too many are pending for any of the
 * accounts.
 */
export const writeEmails = async (
  tx: Tx,
  accountId: string,
  emails: readonly Email[],
  { secrets, clock }: Pick<Dependencies, 'secrets' | 'clock'>,
): Promise<boolean> => {
  const written = emails.slice(0, await roomFor(tx, accountId));
  if (written.length === 0) return false;
  const at = clock().toISOString();
  const trace = storedTrace() ?? null;
  const rows = written.map((email) => {
    const id = randomUUID();
    const sealed = secrets.seal(JSON.stringify(email), sealedFor(id));
    return { account_id: accountId, id, sealed, next_attempt_at: at, created_at: at, trace };
  });
  await tx.insertInto('letters').values(rows).execute();
  return true;
};

/** The outbox of e-mails: from the transaction of what they report until a mail server has accepted them. */
export const createEmailOutbox = ({ db, clock, secrets, mailer, background, report }: Dependencies) => {
  const at = (ms = 0): string => new Date(clock().getTime() + ms).toISOString();

  /** Claims a due e-mail; one of several nodes gets it. */
  const take = async (): Promise<Waiting | undefined> => {
    const { rows } = await sql<Waiting>`
      update letters set tries = tries + 1, next_attempt_at = ${at(leaseMs)}::timestamptz
      where (account_id, id) = (
        select account_id, id from letters where next_attempt_at <= ${at()}::timestamptz
        order by next_attempt_at limit 1 for update skip locked)
      returning account_id as "accountId", id, sealed, tries, created_at as "createdAt", trace`.execute(db);
    return rows[0];
  };

  /** No row matches when the lease has expired and another node has the e-mail. */
  const own = ({ accountId, id, tries }: Waiting) => sql`account_id = ${accountId} and id = ${id} and tries = ${tries}`;

  const end = (email: Waiting) => sql`delete from letters where ${own(email)}`.execute(db);

  const putOff = async (email: Waiting): Promise<void> => {
    const wait = waits[email.tries - 1] ?? waits.at(-1)!;
    if (clock().getTime() + wait - Date.parse(email.createdAt) < keptMs) {
      await sql`update letters set next_attempt_at = ${at(wait)}::timestamptz where ${own(email)}`.execute(db);
      return;
    }
    await end(email);
    report(new Error(`E-mail ${email.id} dropped: no mail server accepted it within a day.`));
  };

  const send = async (to: Pick<Mailer, 'send'>, email: Waiting): Promise<void> => {
    try {
      const opened = JSON.parse(secrets.open(email.sealed, sealedFor(email.id))) as Email;
      await inStoredTrace({ name: 'send e-mail' }, { stored: email.trace }, () => to.send({ ...opened, id: email.id }));
    } catch (failure) {
      report(failure);
      return putOff(email);
    }
    await end(email);
  };

  /** Sends due e-mails one after the other. */
  const sendDue = async (): Promise<void> => {
    if (!mailer) return;
    for (let email = await take(); email; email = await take()) await send(mailer, email);
  };

  const timer = mailer && setInterval(() => background.run(sendDue), lookEveryMs).unref();

  return {
    /** Writes e-mails in the transaction of what they report. They are sent at least once after the commit, by any node. */
    post: async (tx: Tx, accountId: string, ...emails: Email[]): Promise<void> => {
      if (!mailer || !(await writeEmails(tx, accountId, emails, { secrets, clock }))) return;
      tx.afterCommit(() => background.run(sendDue));
    },

    /** Whether the server sends e-mail. */
    sends: mailer !== undefined,

    /** Stops looking for e-mails. */
    close: (): void => clearInterval(timer),
  };
};

export type EmailOutbox = ReturnType<typeof createEmailOutbox>;

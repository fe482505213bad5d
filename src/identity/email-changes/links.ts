import type { AuditAction } from '../../contract/audits.ts';
import { lifetimes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import type { Origin } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { type Attempts, countFailures, networkOf } from '../../rules/attempt-limits.ts';
import { type AuditCredential, audit } from '../../rules/audit.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { EmailOutbox } from '../emails/email-outbox.ts';
import type { PasswordLink, PasswordLinks } from '../passwords/password-links.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { findAddressee, type Person } from '../people/person.ts';
import { endChallenges } from '../second-factors/challenges.ts';
import type { EndSignIns } from '../sign-in/end-sign-ins.ts';
import { after } from '../tokens/lifetimes.ts';
import { newToken } from '../tokens/secrets.ts';
import { findChange, type LinkOutcome, lockChange, outcomeOf, personOf } from './change-of-link.ts';
import { changedEmail, undoneEmail } from './emails.ts';
import { emailPaths } from './paths.ts';
import { isTaken, setAddress, taken } from './set-address.ts';
import { deleteFrom, deletePending, type EmailChangeRow, type LinkKind } from './store.ts';

/** The effect of a link. */
export interface EmailLink {
  outcome: LinkOutcome;
  /** The address that the person would have. */
  email: string;
  /** The other one. */
  other: string;
}

/** The effect of a link sent to the former address. */
export interface Stopped {
  outcome: 'stopped' | 'undone';
  /** The link that sets a new password after a change was reverted. */
  passwordLink: PasswordLink | undefined;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Pick<Attempts, 'take' | 'refund'>;
  links: Pick<PasswordLinks, 'add' | 'endAll'>;
  /** When a change is reverted. */
  endSignIns: EndSignIns;
  outbox: Pick<EmailOutbox, 'post'>;
  authUrl: string;
}

/** Using an e-mailed link proves the address that it was sent to. */
const storeProven = (tx: Tx, { accountId, userId }: Person, set: { proven_email: string; hash?: string; changed_at?: string }) =>
  tx.updateTable('passwords').set(set).where('account_id', '=', accountId).where('user_id', '=', userId).execute();

/** The audit entry for what a person does with a link. */
const linkEntry = (change: EmailChangeRow, { address, requestId }: Origin, action: AuditAction, at: Date) => {
  const { accountId, userId } = personOf(change);
  const credential = { type: 'email_link', id: null } satisfies AuditCredential;
  return { accountId, action, actorId: userId, credential, subjectId: userId, address, requestId, at };
};

/** What the links in e-mails about an address change do. */
export const createEmailLinks = ({ db, clock, attempts, links, endSignIns, outbox, authUrl }: Dependencies) => {
  const confirmOnce = (token: string, origin: Origin) =>
    transaction(db, async (tx) => {
      const change = await lockChange(tx, clock, 'confirm', token);
      const [person, now, undo] = [personOf(change), clock(), newToken()];
      const until = after(now, lifetimes.email_undo);
      await setAddress(tx, person, change.email, now.toISOString());
      await storeProven(tx, person, { proven_email: change.email });
      await tx
        .updateTable('email_changes')
        .set({ confirmed_at: now.toISOString(), undo_hash: hashOf(undo), expires_at: until })
        .where('account_id', '=', change.account_id)
        .where('id', '=', change.id)
        .execute();
      await links.endAll(tx, person);
      await endChallenges(tx, person, now.toISOString());
      const link = { url: `${authUrl}${emailPaths.stop}?token=${undo}`, until };
      await outbox.post(tx, person.accountId, changedEmail(change.former_email, (await findAddressee(tx, person))!, change.email, link));
      await audit(tx, { ...linkEntry(change, origin, 'confirmEmailChange', now), changes: { email: change.email } });
    });

  /** Somebody else has taken the address meanwhile, so the change is dropped. */
  const giveUp = (token: string, origin: Origin) =>
    transaction(db, async (tx) => {
      const change = await lockChange(tx, clock, 'confirm', token);
      await deletePending(tx, personOf(change));
      await audit(tx, { ...linkEntry(change, origin, 'confirmEmailChange', clock()), changes: { email: change.email, succeeded: false } });
    });

  /** Signs out whoever had the new address, whatever they signed in with or set. */
  const undo = async (tx: Tx, change: EmailChangeRow, origin: Origin, hash: string): Promise<PasswordLink> => {
    const [person, at] = [personOf(change), clock()];
    const now = at.toISOString();
    await setAddress(tx, person, change.former_email, now);
    await deleteFrom(tx, change);
    await links.endAll(tx, person);
    await endSignIns(tx, person, at);
    await storeProven(tx, person, { hash, changed_at: now, proven_email: change.former_email });
    await outbox.post(tx, person.accountId, undoneEmail(change.email, (await findAddressee(tx, person))!, change.former_email));
    await audit(tx, { ...linkEntry(change, origin, 'stopEmailChange', at), changes: { email: change.former_email, undone: true } });
    return links.add(tx, person);
  };

  const stopOnce = async (token: string, origin: Origin): Promise<Stopped> => {
    // A password that nobody knows; hashing it takes too long for a transaction.
    const nobodys = await findChange(db, clock, 'stop', token).then(() => hashPassword(newToken()));
    return transaction(db, async (tx): Promise<Stopped> => {
      const change = await lockChange(tx, clock, 'stop', token);
      if (change.confirmed_at !== null) return { outcome: 'undone', passwordLink: await undo(tx, change, origin, nobodys) };
      await deletePending(tx, personOf(change));
      await audit(tx, { ...linkEntry(change, origin, 'stopEmailChange', clock()), changes: { email: change.email } });
      return { outcome: 'stopped', passwordLink: undefined };
    });
  };

  /** Invalid links are counted, like those that set a password. */
  const counted = <T>({ address }: Origin, work: () => Promise<T>): Promise<T> =>
    countFailures(attempts, [['link_address', networkOf(address)]], work);

  return {
    /** The effect of a link, without applying it. @throws ServiceError `invalid_token`, `expired_token`, `account_suspended` */
    expect: async (kind: LinkKind, token: string): Promise<EmailLink> => {
      const found = await findChange(db, clock, kind, token);
      const { email, former_email: former } = found;
      const outcome = outcomeOf(kind, found);
      return outcome === 'confirmed' ? { outcome, email, other: former } : { outcome, email: former, other: email };
    },

    /** @throws ServiceError as `expect`, `already_exists`, `rate_limit_exceeded` */
    confirm: (token: string, origin: Origin): Promise<void> =>
      counted(origin, () =>
        confirmOnce(token, origin).catch(async (failure: unknown) => {
          if (!isTaken(failure)) throw failure;
          await giveUp(token, origin);
          throw taken(failure);
        }),
      ),

    /** @throws ServiceError as `expect`, `already_exists`, `rate_limit_exceeded` */
    stop: (token: string, origin: Origin): Promise<Stopped> =>
      counted(origin, () =>
        stopOnce(token, origin).catch((failure: unknown) => {
          throw isTaken(failure) ? taken(failure) : failure;
        }),
      ),
  };
};

export type EmailLinks = ReturnType<typeof createEmailLinks>;

import { lifetimes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { type Attempts, expectAttempt } from '../../rules/attempt-limits.ts';
import { audit } from '../../rules/audit.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { EmailOutbox } from '../emails/email-outbox.ts';
import { ownEntry, type PersonSource, type SignedIn } from '../passwords/own-password.ts';
import { type Addressee, findAddressee, type Person } from '../people/person.ts';
import type { OwnProof, OwnProofs } from '../second-factors/own-proof.ts';
import { after } from '../tokens/lifetimes.ts';
import { newToken } from '../tokens/secrets.ts';
import { confirmEmail, noticeEmail, takenEmail } from './emails.ts';
import { emailPaths } from './paths.ts';
import { deletePending, findPending, lockPerson } from './store.ts';

/** An unconfirmed change. */
export interface PendingChange {
  email: string;
  requested_at: string;
  expires_at: string;
}

/** A person's current address, and the change they have requested. */
export interface OwnEmail {
  email: string;
  change: PendingChange | null;
}

interface Dependencies {
  db: Queries;
  clock: Clock;
  attempts: Pick<Attempts, 'take'>;
  ownProofs: Pick<OwnProofs, 'prove'>;
  outbox: Pick<EmailOutbox, 'post' | 'sends'>;
  /** The root of the identity endpoints, which the links point to. */
  authUrl: string;
}

const noMail = () =>
  new ServiceError(
    'invalid_state',
    'This installation does not send e-mail. An administrator of your account can change your e-mail address.',
  );
const noChange = () => new ServiceError('not_found', 'You have no pending e-mail change.');
const sameAddress = () =>
  new ServiceError('unprocessable', 'This is already your e-mail address.', {
    details: [{ field: 'email', message: 'Must differ from the current address.', code: 'not_allowed' }],
  });

/** Whether somebody else in the account has an address. */
const isElsewhere = async (tx: Tx, { accountId, userId }: Person, email: string): Promise<boolean> => {
  const others = tx.selectFrom('users').select('id').where('account_id', '=', accountId).where('id', '!=', userId);
  return (await others.where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase())).executeTakeFirst()) !== undefined;
};

/** Requests and cancels changes of one's own address. */
export const createOwnEmail = ({ db, clock, attempts, ownProofs, outbox, authUrl }: Dependencies) => {
  const show = async (who: Person, now: Date): Promise<OwnEmail> => {
    const [person, pending] = await Promise.all([findAddressee(db, who), findPending(db, who)]);
    const isOpen = pending !== undefined && Date.parse(pending.expires_at) > now.getTime();
    const change = isOpen ? { email: pending.email, requested_at: pending.created_at, expires_at: pending.expires_at } : null;
    return { email: person!.email, change };
  };

  /** Stores the change, and returns the tokens of its links. */
  const store = async (tx: Tx, who: SignedIn, { email, former }: { email: string; former: string }, now: Date) => {
    const [confirm, stop] = [newToken(), newToken()];
    const until = after(now, lifetimes.email_change);
    await deletePending(tx, who);
    await tx
      .insertInto('email_changes')
      .values({
        account_id: who.accountId,
        id: newId('email_change'),
        user_id: who.userId,
        email,
        former_email: former,
        confirm_hash: hashOf(confirm),
        stop_hash: hashOf(stop),
        expires_at: until,
        created_at: now.toISOString(),
      })
      .execute();
    return { confirm, stop, until };
  };

  /** The address may be somebody else's, so nobody may flood its mailbox: beyond a limit no e-mail is sent, and the requester does not learn so. */
  const mailNew = async (tx: Tx, who: SignedIn, email: string, addressee: Addressee, link: LinkOf) => {
    const isFull = (await attempts.take([['email_change_letter', hashOf(email.toLowerCase())]])) !== undefined;
    const isTaken = await isElsewhere(tx, who, email);
    if (isFull) return;
    await outbox.post(tx, who.accountId, isTaken ? takenEmail(email, addressee) : confirmEmail(email, addressee, link));
  };

  const begin = async (tx: Tx, who: SignedIn, email: string, source: PersonSource, now: Date): Promise<void> => {
    await lockPerson(tx, who);
    const person = (await findAddressee(tx, who))!;
    if (email === person.email) throw sameAddress();
    await expectAttempt(attempts, [['email_change', who.userId]]);
    const { confirm, stop, until } = await store(tx, who, { email, former: person.email }, now);
    await mailNew(tx, who, email, person, { url: `${authUrl}${emailPaths.confirm}?token=${confirm}`, until });
    await outbox.post(tx, who.accountId, noticeEmail(person.email, person, email, `${authUrl}${emailPaths.stop}?token=${stop}`));
    await audit(tx, { ...ownEntry(who, source, 'requestEmailChange', now), changes: { email } });
  };

  return {
    show: (who: Person): Promise<OwnEmail> => show(who, clock()),

    /** @throws ServiceError `invalid_state`, `second_factor_required`, `unprocessable`, `rate_limit_exceeded` */
    request: async (who: SignedIn, email: string, proof: OwnProof, source: PersonSource): Promise<OwnEmail> => {
      if (!outbox.sends) throw noMail();
      await ownProofs.prove(who, proof, source, 'requestEmailChange', (tx, now) => begin(tx, who, email, source, now));
      return show(who, clock());
    },

    /** @throws ServiceError `not_found` */
    cancel: (who: SignedIn, source: PersonSource): Promise<void> =>
      transaction(db, async (tx) => {
        const now = clock();
        // A link that is being used has already found the change. Its effect stays, as does the link that reverts it.
        await lockPerson(tx, who);
        const pending = await findPending(tx, who);
        if (!pending || Date.parse(pending.expires_at) <= now.getTime() || !(await deletePending(tx, who))) throw noChange();
        await audit(tx, { ...ownEntry(who, source, 'cancelEmailChange', now), changes: { email: pending.email } });
      }),
  };
};

type LinkOf = { url: string; until: string };

export type OwnEmailChanges = ReturnType<typeof createOwnEmail>;

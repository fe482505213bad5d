import type { AuditAction } from '../../contract/audits.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { audit } from '../../rules/audit.ts';
import type { PersonEmails } from '../emails/person-emails.ts';
import { ownEntry, type PersonSource, type Proved, type SignedIn } from '../passwords/own-password.ts';
import type { Person } from '../people/person.ts';
import { newToken } from '../tokens/secrets.ts';
import { endChallenges, type TotpSecret, totpSecretFor } from './challenges.ts';
import type { OwnProof, OwnProofs } from './own-proof.ts';
import type { Passkeys, PublicKeyOptions } from './passkeys.ts';
import { aboutFactor } from './prove.ts';
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';
import { deleteEnrolments, deleteFactor, findFactors, isFactorRequired, lockSignIn, type SecondFactorRow } from './store.ts';

interface Dependencies {
  db: Queries;
  secrets: Sealer;
  passkeys: Passkeys;
  ownProofs: Pick<OwnProofs, 'prove'>;
  emails: PersonEmails;
}

/** Maximum number of factors per person. */
const most = 10;

/** A second factor as its person sees it. */
export const shownFactor = ({ id, kind, name, created_at, last_used_at, clone_warning_at }: SecondFactorRow) => ({
  id,
  kind,
  name,
  created_at,
  last_used_at,
  clone_warning_at,
});

const tooMany = () => new ServiceError('limit_reached', `You have reached the maximum of ${most} second factors. Remove one first.`);
const none = () => new ServiceError('invalid_state', 'Recovery codes need a second factor. Add one first.');
const demanded = () =>
  new ServiceError('invalid_state', 'Your account requires a second factor. Add another one before you remove the last.');

/** The factors of a person who may add one. @throws ServiceError `limit_reached` */
export const expectRoom = async (tx: Tx, person: Person): Promise<SecondFactorRow[]> => {
  const present = await findFactors(tx, person);
  if (present.length >= most) throw tooMany();
  return present;
};

/** Removes every factor and recovery code of a person, including pending enrolments; false when they had none. */
export const removeAllFactors = async (tx: Tx, person: Person, now: Date): Promise<boolean> => {
  await lockSignIn(tx, person);
  const of = tx.deleteFrom('second_factors').where('account_id', '=', person.accountId).where('user_id', '=', person.userId);
  const removed = await of.returning('confirmed_at').execute();
  await deleteRecoveryCodes(tx, person);
  await endChallenges(tx, person, now.toISOString());
  return removed.some(({ confirmed_at }) => confirmed_at !== null);
};

/** The second factors of a signed-in person. Each change needs the current password, and a second factor if there is one. */
export const createOwnFactors = ({ db, secrets, passkeys, ownProofs, emails }: Dependencies) => {
  /** A change in one transaction with its proof and its audit entry. */
  const change = <T>(
    who: SignedIn,
    proof: OwnProof,
    source: PersonSource,
    action: AuditAction,
    work: (tx: Tx, now: Date, person: Proved) => Promise<{ value: T; changes: object }>,
  ): Promise<T> =>
    ownProofs.prove(who, proof, source, action, async (tx, now, person) => {
      const { value, changes } = await work(tx, now, person);
      await audit(tx, { ...ownEntry(who, source, action, now), changes: { ...changes } });
      return value;
    });

  const begun = (who: SignedIn, kind: 'totp' | 'passkey', name: string, now: Date) =>
    ({ account_id: who.accountId, user_id: who.userId, session_id: who.sessionId, kind, name, created_at: now.toISOString() }) as const;

  /** The factors before adding one; an earlier enrolment is dropped. @throws ServiceError `limit_reached` */
  const makeRoom = async (tx: Tx, who: SignedIn): Promise<SecondFactorRow[]> => {
    const present = await expectRoom(tx, who);
    await deleteEnrolments(tx, who);
    return present;
  };

  return {
    list: async (who: SignedIn) => ({
      factors: (await findFactors(db, who)).map(shownFactor),
      recoveryCodesLeft: await countRecoveryCodes(db, who),
    }),

    /** Starts the enrolment of an authenticator app; an earlier one is dropped. @throws ServiceError `limit_reached` */
    enrolTotp: (who: SignedIn, proof: OwnProof, name: string, source: PersonSource): Promise<TotpSecret & { id: string }> =>
      change(who, proof, source, 'enrolTotp', async (tx, now) => {
        await makeRoom(tx, who);
        const id = newId('second_factor');
        const made = await totpSecretFor(tx, who);
        const of = begun(who, 'totp', name, now);
        const secret = secrets.seal(made.secret, aboutFactor(id));
        await tx
          .insertInto('second_factors')
          .values({ ...of, id, secret })
          .execute();
        return { value: { id, ...made }, changes: { factor_id: id } };
      }),

    /** Starts the enrolment of a passkey; an earlier one is dropped. @throws ServiceError `limit_reached`, `invalid_state` */
    enrolPasskey: (
      who: SignedIn,
      proof: OwnProof,
      name: string,
      source: PersonSource,
    ): Promise<{ id: string; options: PublicKeyOptions }> => {
      passkeys.expectPossible();
      return change(who, proof, source, 'enrolPasskey', async (tx, now, person) => {
        const before = await makeRoom(tx, who);
        const [id, challenge] = [newId('second_factor'), newToken()];
        const row = { ...begun(who, 'passkey', name, now), id, secret: null, challenge };
        await tx.insertInto('second_factors').values(row).execute();
        const options = await passkeys.creationOptions({ ...who, ...person }, challenge, before);
        return { value: { id, options }, changes: { factor_id: id } };
      });
    },

    /** @throws ServiceError `not_found`, `invalid_state` */
    remove: (who: SignedIn, id: string, proof: OwnProof, source: PersonSource): Promise<void> =>
      change(who, proof, source, 'removeSecondFactor', async (tx, now) => {
        if (!(await deleteFactor(tx, who, id))) throw notFound('second factor', id);
        const isLast = (await findFactors(tx, who)).length === 0;
        if (isLast && (await isFactorRequired(tx, who))) throw demanded();
        if (isLast) await deleteRecoveryCodes(tx, who);
        await endChallenges(tx, who, now.toISOString());
        await emails.notify(tx, who, 'factor_removed', source);
        return { value: undefined, changes: { factor_id: id } };
      }),

    /** @throws ServiceError `invalid_state` */
    replaceRecoveryCodes: (who: SignedIn, proof: OwnProof, source: PersonSource): Promise<string[]> =>
      change(who, proof, source, 'replaceRecoveryCodes', async (tx) => {
        if ((await findFactors(tx, who)).length === 0) throw none();
        await emails.notify(tx, who, 'recovery_codes_replaced', source);
        return { value: await replaceRecoveryCodes(tx, who), changes: {} };
      }),
  };
};

export type OwnFactors = ReturnType<typeof createOwnFactors>;

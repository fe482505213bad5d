import { lifetimes } from '../../contract/plans.ts';
import { platformName } from '../../contract/platform-name.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Sealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Person, SignInAction } from '../people/person.ts';
import type { EndWithPassword } from '../sign-in/end-sign-ins.ts';
import { after } from '../tokens/lifetimes.ts';
import { isToken, newToken } from '../tokens/secrets.ts';
import type { Passkeys, PublicKeyOptions } from './passkeys.ts';
import { findFactors, isFactorRequired, type SecondFactorRow } from './store.ts';
import { newTotpSecret, totpUri } from './totp.ts';

/** What a person can use in the second step. */
export type ProofKind = 'totp' | 'passkey' | 'recovery_code';

/** The secret of an authenticator app, shown only now. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

/** The second step of a sign-in, as its client needs it. */
export interface SecondFactorAsked {
  token: string;
  expiresAt: string;
  kinds: ProofKind[];
  /** Present when the account requires a factor of a person who has none. */
  enrolment: TotpSecret | undefined;
  /** The passkey request options, if the person has passkeys. */
  passkey: PublicKeyOptions | undefined;
}

interface Dependencies {
  clock: Clock;
  secrets: Sealer;
  passkeys: Passkeys;
}

/** Binds a sealed secret to a pending sign-in. */
const aboutChallenge = (hash: string): string => `sign-in ${hash}`;

const over = () => new ServiceError('invalid_token', 'The first step of this sign-in is unknown, already used or expired. Sign in again.');

/** A new password, or a change of the factors, drops pending sign-ins. */
export const endChallenges: EndWithPassword = async (tx, { accountId, userId }) => {
  await tx.deleteFrom('sign_in_challenges').where('account_id', '=', accountId).where('user_id', '=', userId).execute();
};

const emailOf = async (db: Queries, { accountId, userId }: Person): Promise<string> =>
  (await db.selectFrom('users').select('email').where('account_id', '=', accountId).where('id', '=', userId).executeTakeFirstOrThrow())
    .email;

/** What a person with these factors can use. */
export const kindsOf = (factors: readonly SecondFactorRow[]): ProofKind[] => {
  const kinds = new Set(factors.map(({ kind }) => kind));
  return kinds.size === 0 ? [] : [...kinds, 'recovery_code'];
};

/** The secret for an authenticator app, also as a URI. */
export const totpSecretFor = async (db: Queries, person: Person, secret = newTotpSecret()): Promise<TotpSecret> => ({
  secret,
  uri: totpUri(secret, platformName, await emailOf(db, person)),
});

/** The second steps of sign-ins. */
export const createChallenges = ({ clock, secrets, passkeys }: Dependencies) => {
  const optionsFor = async (factors: readonly SecondFactorRow[], challenge: string | null): Promise<PublicKeyOptions | undefined> => {
    const own = factors.filter(({ kind }) => kind === 'passkey');
    return challenge !== null && own.length > 0 && passkeys.isPossible ? passkeys.requestOptions(challenge, own) : undefined;
  };

  const challenges = {
    /** Starts the second step for a person who needs one; undefined for others. Their password is locked. */
    begin: async (tx: Tx, person: Person, action: SignInAction): Promise<SecondFactorAsked | undefined> => {
      const factors = await findFactors(tx, person);
      const kinds = kindsOf(factors);
      if (kinds.length === 0 && !(await isFactorRequired(tx, person))) return undefined;
      const enrolment = kinds.length === 0 ? await totpSecretFor(tx, person) : undefined;
      const token = newToken();
      const hash = hashOf(token);
      const expiresAt = after(clock(), lifetimes.mfa_token);
      const of = { account_id: person.accountId, user_id: person.userId, action };
      const sealed = enrolment ? secrets.seal(enrolment.secret, aboutChallenge(hash)) : null;
      const challenge = kinds.includes('passkey') ? newToken() : null;
      await tx
        .insertInto('sign_in_challenges')
        .values({ hash, ...of, enrolment: sealed, passkey_challenge: challenge, expires_at: expiresAt })
        .execute();
      return { token, expiresAt, kinds: enrolment ? ['totp'] : kinds, enrolment, passkey: await optionsFor(factors, challenge) };
    },

    /** Whose second step it is, without using it up. @throws ServiceError `invalid_token` */
    find: async (db: Queries, token: string, action: SignInAction) => {
      const row = isToken(token)
        ? await db
            .selectFrom('sign_in_challenges as challenge')
            .innerJoin('users', (join) =>
              join.onRef('users.account_id', '=', 'challenge.account_id').onRef('users.id', '=', 'challenge.user_id'),
            )
            .select(['challenge.hash', 'challenge.account_id as accountId', 'challenge.user_id as userId', 'users.email'])
            .select(['challenge.enrolment', 'challenge.passkey_challenge as passkeyChallenge'])
            .where('challenge.hash', '=', hashOf(token))
            .where('challenge.action', '=', action)
            .where('challenge.expires_at', '>', clock().toISOString())
            .executeTakeFirst()
        : undefined;
      if (!row) throw over();
      const { enrolment, ...rest } = row;
      return { ...rest, enrolment: enrolment === null ? undefined : secrets.open(enrolment, aboutChallenge(row.hash)) };
    },

    /** The passkey request options of a pending second step; undefined when there are none or it has ended. */
    passkeyOptions: async (db: Queries, token: string, action: SignInAction): Promise<PublicKeyOptions | undefined> => {
      const found = await challenges.find(db, token, action).catch(() => undefined);
      return found && optionsFor(await findFactors(db, found), found.passkeyChallenge);
    },

    /** Uses up a second step; of concurrent attempts one succeeds. @throws ServiceError `invalid_token` */
    use: async (tx: Tx, hash: string): Promise<void> => {
      const used = await tx.deleteFrom('sign_in_challenges').where('hash', '=', hash).returning('hash').executeTakeFirst();
      if (!used) throw over();
    },
  };
  return challenges;
};

export type Challenges = ReturnType<typeof createChallenges>;

import { lifetimes } from '../../contract/plans.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import type { Addressee, Person } from '../people/person.ts';
import { expectNotSuspended } from '../people/suspension.ts';
import { after } from '../tokens/lifetimes.ts';
import { isToken, newToken } from '../tokens/secrets.ts';

/** A one-time link to set a password. */
export interface PasswordLink {
  url: string;
  expires_at: string;
}

/** The path of a link, below the root of the identity endpoints. */
export const passwordPath = '/password';

/** The page for requesting such a link. */
export const forgottenPath = '/password/forgotten';

const unknown = () => new ServiceError('invalid_token', 'Invalid link: it is unknown or has already been used. Request a new one.');
const expired = (until: string) => new ServiceError('expired_token', `The link expired at ${until}. Request a new one.`);

interface Dependencies {
  clock: Clock;
  /** The root of the identity endpoints, which the links point to. */
  authUrl: string;
}

const ofPerson = (tx: Tx, { accountId, userId }: Person) =>
  tx.deleteFrom('password_links').where('account_id', '=', accountId).where('user_id', '=', userId);

/** After the first link handed out by an administrator, people may request further ones themselves. */
const allowSignIn = (tx: Tx, { accountId, userId }: Person) =>
  tx
    .updateTable('users')
    .set({ may_sign_in: true })
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .where('may_sign_in', '=', false)
    .execute();

/** Creates and redeems links. */
export const createPasswordLinks = ({ clock, authUrl }: Dependencies) => {
  const expectTimely = (until: string): void => {
    if (Date.parse(until) <= clock().getTime()) throw expired(until);
  };

  /**
   * A link requested by e-mail does not invalidate the others, so that nobody can invalidate somebody else's links.
   * @param mailedTo the only address that gets it, which its use proves
   */
  const add = async (tx: Tx, { accountId, userId }: Person, mailedTo: string | null = null): Promise<PasswordLink> => {
    const token = newToken();
    const now = clock();
    const expires_at = after(now, lifetimes.password_link);
    await tx
      .insertInto('password_links')
      .values({
        hash: hashOf(token),
        account_id: accountId,
        user_id: userId,
        expires_at,
        created_at: now.toISOString(),
        mailed_to: mailedTo,
      })
      .execute();
    return { url: `${authUrl}${passwordPath}?token=${token}`, expires_at };
  };

  return {
    add,

    /** Invalidates all links of a person. */
    endAll: async (tx: Tx, person: Person): Promise<void> => {
      await ofPerson(tx, person).execute();
    },

    /** Creates a link to hand out, and invalidates the person's earlier ones. Allows the person to sign in. */
    create: async (tx: Tx, person: Person): Promise<PasswordLink> => {
      await ofPerson(tx, person).execute();
      await allowSignIn(tx, person);
      return add(tx, person);
    },

    /**
     * Checks that a link is valid and returns its owner, without using it up. @throws ServiceError `invalid_token`, `expired_token`,
     * `account_suspended`
     */
    expect: async (db: Queries, token: string): Promise<Addressee> => {
      if (!isToken(token)) throw unknown();
      const link = await db
        .selectFrom('password_links as link')
        .innerJoin('users', (join) => join.onRef('users.account_id', '=', 'link.account_id').onRef('users.id', '=', 'link.user_id'))
        .innerJoin('accounts', 'accounts.id', 'link.account_id')
        .select(['link.account_id', 'link.expires_at', 'users.name', 'users.email', 'accounts.name as account'])
        .where('link.hash', '=', hashOf(token))
        .executeTakeFirst();
      if (!link) throw unknown();
      expectTimely(link.expires_at);
      await expectNotSuspended(db, link.account_id);
      return { name: link.name, email: link.email, account: link.account };
    },

    /**
     * Uses up a link and all others of its person, and returns the address that this proves; of concurrent attempts one succeeds. @throws
     * ServiceError as above
     */
    use: async (tx: Tx, token: string): Promise<{ person: Person; proven: string | null }> => {
      const link = await tx
        .deleteFrom('password_links')
        .where('hash', '=', hashOf(token))
        .returning(['account_id', 'user_id', 'expires_at', 'mailed_to'])
        .executeTakeFirst();
      if (!link) throw unknown();
      expectTimely(link.expires_at);
      await expectNotSuspended(tx, link.account_id);
      const person = { accountId: link.account_id, userId: link.user_id };
      await ofPerson(tx, person).execute();
      return { person, proven: link.mailed_to };
    },
  };
};

export type PasswordLinks = ReturnType<typeof createPasswordLinks>;

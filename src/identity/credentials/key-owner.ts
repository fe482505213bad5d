import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';

/** The user that a key created on the command line acts as. @throws Error when there is none */
export const findKeyOwner = async (db: Queries, email: string | undefined): Promise<{ accountId: string; userId: string }> => {
  const users = db.selectFrom('users').select(['account_id', 'id']).orderBy('created_at').orderBy('id').limit(1);
  const user = await (email === undefined
    ? users.where('role', '=', 'admin')
    : users.where(sql<boolean>`lower(email) = lower(${email})`)
  ).executeTakeFirst();
  if (user) return { accountId: user.account_id, userId: user.id };
  throw new Error(
    email === undefined ? 'There is no account yet: start the server once.' : `There is no user with the e-mail address ${email}.`,
  );
};

import type { IdentitySchemas } from '../../contract/types.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { numericDate } from '../tokens/lifetimes.ts';

/** The person of a token, as claims. @throws ServiceError `insufficient_scope` (403) when the token has no person */
export const userInfo = async (db: Queries, { accountId, userId, actor }: Principal): Promise<IdentitySchemas['UserInfo']> => {
  if (actor.type === 'application')
    throw new ServiceError('insufficient_permissions', 'The token belongs to an application, not to a person.', {
      oauth: 'insufficient_scope',
    });
  const { name, email, role, updated_at, proven_email } = await db
    .selectFrom('users')
    .leftJoin('passwords', (join) =>
      join.onRef('passwords.account_id', '=', 'users.account_id').onRef('passwords.user_id', '=', 'users.id'),
    )
    .select(['users.name', 'users.email', 'users.role', 'users.updated_at', 'passwords.proven_email'])
    .where('users.account_id', '=', accountId)
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    sub: userId,
    name,
    email,
    email_verified: email === proven_email,
    role,
    account_id: accountId,
    updated_at: numericDate(updated_at),
  };
};

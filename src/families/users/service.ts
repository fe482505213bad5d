import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/database.ts';
import { findUsers, holdUser } from './store.ts';

const noSuchUser = (id: string, field: string) =>
  new ServiceError('unknown_reference', `There is no user ${id} in this account.`, {
    details: [{ field, message: 'Must be the id of a user of this account.', code: 'unknown_reference' }],
  });

/** What other families need of users: everyone in an account sees everyone in it. */
export const createUserService = ({ db }: { db: Queries }) => ({
  byIds: async (caller: Principal, ids: readonly string[]) => new Map((await findUsers(db, caller, ids)).map((user) => [user.id, user])),

  /** Makes sure that a write may refer to a user. @throws ServiceError `unknown_reference` naming `field` */
  expectUser: async (tx: Queries, caller: Principal, id: string, field: string): Promise<void> => {
    if (!(await holdUser(tx, caller, id))) throw noSuchUser(id, field);
  },
});

export type UserService = ReturnType<typeof createUserService>;

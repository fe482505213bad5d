import { defineHandlers, noContent, ok } from '../../contract/handlers.ts';
import type { AccountSchemas, Schemas } from '../../contract/types.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { Source } from '../../rules/audit.ts';
import { expectMayAdmit, needsOwnProof } from '../../rules/authority.ts';
import type { IfMatch } from '../../rules/if-match.ts';
import { findMember, listMembers, lockMember } from './store.ts';

type Link = Omit<AccountSchemas['PasswordLink'], 'mailed'>;

/** The service for users, which also changes members. */
export interface UserVerbs {
  create: (caller: Principal, body: Schemas['UserCreate']) => Promise<{ data: Schemas['User'] }>;
  update: (caller: Principal, id: string, body: Schemas['UserUpdate'], ifMatch: IfMatch) => Promise<unknown>;
  delete: (caller: Principal, id: string, ifMatch: IfMatch) => Promise<void>;
}

/** One-time links that let people set their password. */
export interface MemberLinks {
  create: (tx: Tx, person: { accountId: string; userId: string }) => Promise<Link>;
  /** Whether a link may be e-mailed to this address now, and counts it; false when the server sends no e-mail. */
  mayMail: (email: string) => Promise<boolean>;
  /** E-mails a separate link that nobody else knows, so that its use proves the address. It is sent once the transaction is committed. */
  mail: (tx: Tx, person: { accountId: string; userId: string }, to: { name: string; email: string; account: string }) => Promise<void>;
}

/** What an administrator can change about how a member signs in. The member is notified by e-mail. */
export interface MemberSignIn {
  removeSecondFactors: (tx: Tx, person: { accountId: string; userId: string }, source: Source) => Promise<void>;
  endSessions: (tx: Tx, person: { accountId: string; userId: string }, source: Source) => Promise<void>;
}

interface Dependencies {
  db: Queries;
  people: UserVerbs;
  links: MemberLinks;
  signIn: MemberSignIn;
}

const ownSignIn = (operation: string) =>
  new ServiceError(
    'invalid_state',
    `Use ${operation}, or your own pages on the dashboard, to change how you sign in; it requires your password.`,
  );

/** Members are users as an administrator sees them; changes go through the user service. */
export const memberHandlers = ({ db, people, links, signIn }: Dependencies) => {
  const find = async (one: Queries, caller: Principal, id: string) => {
    const found = await findMember(one, caller, id);
    if (!found) throw notFound('member', id);
    const { version, ...data } = found;
    return { data, version };
  };

  /** A member whose sign-in a caller may change. `own` is the operation with which members do so for themselves. */
  const lockForSignIn = async (tx: Tx, caller: Principal, id: string, own: string) => {
    const member = await lockMember(tx, caller, id);
    if (!member) throw notFound('member', id);
    expectMayAdmit(caller, member.role);
    if (needsOwnProof(caller, { id, hasPassword: member.password_set_at !== null })) throw ownSignIn(own);
    return member;
  };

  const linkFor = async (tx: Tx, caller: Principal, { id, name, email }: AccountSchemas['Member']) => {
    const person = { accountId: caller.accountId, userId: id };
    const link = await links.create(tx, person);
    const account = await tx.selectFrom('accounts').select('name').where('id', '=', caller.accountId).executeTakeFirstOrThrow();
    const mailed = await links.mayMail(email);
    if (mailed) await links.mail(tx, person, { name, email, account: account.name });
    return { ...link, mailed };
  };

  return defineHandlers('members')({
    listMembers: async ({ caller, list }) => {
      const { rows, extent } = await listMembers(db, caller, list);
      return { status: 200, data: rows, extent };
    },

    inviteMember: ({ caller, body }) =>
      transaction(db, async (tx) => {
        const { data: user } = await people.create(caller, body);
        const { data, version } = await find(tx, caller, user.id);
        expectMayAdmit(caller, data.role);
        return { status: 201, data: { ...data, password_link: await linkFor(tx, caller, data) }, version };
      }),

    getMember: ({ caller, path }) => ok(find(db, caller, path.user_id)),

    updateMember: async ({ caller, path, body, ifMatch }) => {
      await people.update(caller, path.user_id, body, ifMatch);
      return { status: 200, ...(await find(db, caller, path.user_id)) };
    },

    removeMember: ({ caller, path, ifMatch }) => noContent(people.delete(caller, path.user_id, ifMatch)),

    removeMemberSessions: ({ caller, path, origin: { address, requestId } }) =>
      noContent(
        transaction(db, async (tx) => {
          const { data: member } = await find(tx, caller, path.user_id);
          await signIn.endSessions(tx, { accountId: caller.accountId, userId: member.id }, { address, requestId });
        }),
      ),

    removeMemberSecondFactors: ({ caller, path, origin: { address, requestId } }) =>
      noContent(
        transaction(db, async (tx) => {
          const member = await lockForSignIn(tx, caller, path.user_id, 'removeSecondFactor');
          await signIn.removeSecondFactors(tx, { accountId: caller.accountId, userId: member.id }, { address, requestId });
        }),
      ),

    createMemberPasswordLink: ({ caller, path }) =>
      transaction(db, async (tx) => {
        const member = await lockForSignIn(tx, caller, path.user_id, 'changePassword');
        return { status: 201, data: await linkFor(tx, caller, member) };
      }),
  });
};

import type { AuditAction } from '../contract/audits.ts';
import type { OperatorCall, OperatorReply, OperatorSchemas } from '../contract/operators.ts';
import { quotaOf } from '../contract/plans.ts';
import type { Clock } from '../core/clock.ts';
import { notFound, ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { normalForm } from '../core/normal-form.ts';
import type { Queries } from '../data/connection/database.ts';
import { markCredentialsEnded, type Tx, transaction } from '../data/connection/transaction.ts';
import type { ObjectStore } from '../data/objects/object-store.ts';
import type { Region } from '../data/tables/accounts.ts';
import type { FamilyTablesInOrder } from '../data/tables/family-table.ts';
import type { PasswordLinks } from '../identity/passwords/password-links.ts';
import { audit, byOperator } from '../rules/audit.ts';
import { asOperation } from '../rules/audited-operation.ts';
import { exportLines } from './export-account.ts';
import type { OperatorSource } from './operator-keys.ts';
import { type AccountRow, accountRows, insertAccount, listAccounts, shownAccount } from './records.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  objects: Pick<ObjectStore, 'open'>;
  /** The region of this server, where new accounts are created. */
  region: Region;
  links: Pick<PasswordLinks, 'create'>;
  familyTables: FamilyTablesInOrder;
}

type Limits = Pick<AccountRow, 'plan' | 'rate_limit' | 'burst_limit'>;
type Changes = OperatorSchemas['OperatedAccountUpdate'];

/** Default page size of the list. */
const usualPart = 20;

const refusedLimit = (field: string, message: string) =>
  new ServiceError('unprocessable', message, { details: [{ field, message, code: 'not_allowed' }] });

/** @throws ServiceError `unprocessable` for limits that the plan cannot have, and for a burst below the rate */
const expectLimits = ({ plan, rate_limit: limit, burst_limit: burst }: Limits): void => {
  if (plan !== 'enterprise') {
    const own = Object.entries({ rate_limit: limit, burst_limit: burst }).find(([, value]) => value !== null);
    if (!own) return;
    throw refusedLimit(own[0], `Only accounts on the enterprise plan can have custom limits; this account is on the ${plan} plan.`);
  }
  const quota = quotaOf(plan, { limit, burst });
  if (quota.burst < quota.limit)
    throw refusedLimit('burst_limit', `The burst limit (${quota.burst}) must not be lower than the rate limit (${quota.limit}).`);
};

/** An account's limits after a change: custom limits are dropped when the plan changes. */
const limitsAfter = (current: AccountRow, { plan = current.plan, rate_limit, burst_limit }: Changes): Limits => {
  const former = plan === 'enterprise' ? current : { rate_limit: null, burst_limit: null };
  return {
    plan,
    rate_limit: rate_limit === undefined ? former.rate_limit : rate_limit,
    burst_limit: burst_limit === undefined ? former.burst_limit : burst_limit,
  };
};

/** The policies of an account that refuse no administrator. */
const noPolicies = {
  api_key_days: null,
  session_minutes: null,
  refresh_token_days: null,
  people_networks: [] as string[],
  program_networks: [] as string[],
};

/** Default grace period of a deletion, in days. */
const usualGrace = 30;
const dayMs = 24 * 60 * 60 * 1000;

const notExported = () =>
  new ServiceError(
    'invalid_state',
    'The account has no complete export made while it was suspended. Export it first, or set without_export=true.',
  );

const beingDeleted = () => new ServiceError('invalid_state', 'The deletion of the account can no longer be cancelled.');

const find = async (tx: Queries, id: string): Promise<AccountRow> => {
  const found = await accountRows(tx).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('account', id);
  return found;
};

/** What an operator can do with accounts. Each action is recorded in the audit log of its account. */
export const createAccountOperations = ({ db, clock, objects, region, links, familyTables }: Dependencies) => {
  const record = (tx: Tx, source: OperatorSource, action: AuditAction, accountId: string, changes: object) =>
    audit(tx, { ...byOperator, ...source, accountId, action, subjectId: accountId, changes: { ...changes }, at: clock() });

  /** Changes an account under a lock; nodes then check its credentials again and deliver what is due. */
  const change = (
    source: OperatorSource,
    action: AuditAction,
    id: string,
    changesOf: (current: AccountRow, now: string) => { set: Partial<AccountRow & typeof noPolicies>; told: object },
  ) =>
    transaction(db, async (tx) => {
      const current = await accountRows(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
      if (!current) throw notFound('account', id);
      if (current.deletion_begun_at !== null) throw beingDeleted();
      const now = clock().toISOString();
      const { set, told } = changesOf(current, now);
      await tx
        .updateTable('accounts')
        .set((eb) => ({ ...set, updated_at: now, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await record(tx, source, action, id, told);
      markCredentialsEnded(tx, id);
      tx.notified.add(id);
      return { data: shownAccount(await find(tx, id)) };
    });

  /** An export that breaks off has no last line, and is not recorded. */
  async function* exportOf(source: OperatorSource, accountId: string): AsyncGenerator<string> {
    const exported_at = clock().toISOString();
    const { missing_files, ...counts } = yield* exportLines({ db, clock, objects, familyTables }, accountId);
    const told = { ...counts, missing_files: missing_files.length };
    // The lines are read after the operation has answered.
    await asOperation('exportAccount', () => change(source, 'exportAccount', accountId, () => ({ set: { exported_at }, told })));
  }

  return {
    list: async ({ query }: OperatorCall<'listAccounts'>): Promise<OperatorReply<'listAccounts'>> => {
      const { limit = usualPart, ...filter } = query;
      const rows = await listAccounts(db, filter, limit + 1);
      const data = rows.slice(0, limit).map(shownAccount);
      return { data, next: rows.length > limit ? data.at(-1)!.id : null };
    },

    show: async (id: string): Promise<OperatorReply<'showAccount'>> => ({ data: shownAccount(await find(db, id)) }),

    create: (source: OperatorSource, { body }: OperatorCall<'createAccount'>): Promise<OperatorReply<'createAccount'>> =>
      transaction(db, async (tx) => {
        const { name, email, administrator_name = 'Administrator', plan = 'free', rate_limit = null, burst_limit = null } = body;
        expectLimits({ plan, rate_limit, burst_limit });
        const [accountId, userId, now] = [newId('account'), newId('user'), clock().toISOString()];
        const account = { id: accountId, name, plan, rate_limit, burst_limit, region };
        await insertAccount(tx, account, { id: userId, name: normalForm(administrator_name), email }, now);
        const { url: link, expires_at } = await links.create(tx, { accountId, userId });
        await record(tx, source, 'createAccount', accountId, { ...body, user_id: userId });
        return { data: shownAccount(await find(tx, accountId)), administrator: { user_id: userId, email, link, expires_at } };
      }),

    set: (source: OperatorSource, { path, body }: OperatorCall<'setAccount'>) =>
      change(source, 'setAccount', path.account_id, (current) => {
        const limits = limitsAfter(current, body);
        expectLimits(limits);
        const policies = body.reset_policies ? noPolicies : {};
        return { set: { name: body.name ?? current.name, ...limits, ...policies }, told: { ...body, ...limits } };
      }),

    suspend: (source: OperatorSource, { path, body }: OperatorCall<'suspendAccount'>) =>
      change(source, 'suspendAccount', path.account_id, ({ suspended_at }, now) => ({
        set: { suspended_at: suspended_at ?? now, suspension_reason: body.reason ?? null },
        told: body,
      })),

    /** Starts sending lines only once the account is known to exist. */
    export: async (source: OperatorSource, { path }: OperatorCall<'exportAccount'>): Promise<AsyncIterable<string>> => {
      const { deletion_begun_at } = await find(db, path.account_id);
      if (deletion_begun_at !== null) throw beingDeleted();
      return exportOf(source, path.account_id);
    },

    delete: (source: OperatorSource, { path, query }: OperatorCall<'deleteAccount'>) =>
      change(source, 'deleteAccount', path.account_id, ({ suspended_at, exported_at }, now) => {
        const { without_export = false, grace_days = usualGrace } = query;
        const isExported = suspended_at !== null && exported_at !== null && Date.parse(exported_at) >= Date.parse(suspended_at);
        if (!isExported && !without_export) throw notExported();
        const delete_after = new Date(Date.parse(now) + grace_days * dayMs).toISOString();
        return { set: { suspended_at: suspended_at ?? now, delete_after }, told: { delete_after, without_export } };
      }),

    resume: (source: OperatorSource, { path }: OperatorCall<'resumeAccount'>) =>
      change(source, 'resumeAccount', path.account_id, ({ suspended_at, delete_after }) => {
        if (suspended_at === null) throw new ServiceError('invalid_state', 'The account is not suspended.');
        return {
          set: { suspended_at: null, suspension_reason: null, delete_after: null },
          told: { suspended_at, ...(delete_after === null ? {} : { delete_after }) },
        };
      }),
  };
};

export type AccountOperations = ReturnType<typeof createAccountOperations>;

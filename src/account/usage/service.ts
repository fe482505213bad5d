import { sql } from 'kysely';
import { accountLimits } from '../../contract/plans.ts';
import type { AccountSchemas } from '../../contract/types.ts';
import type { Clock } from '../../core/clock.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import { collectionOf } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import type { Allowance, RateLimiter } from '../../rules/rate-limit.ts';
import { emptyDay } from '../traffic/day.ts';

type Plan = AccountSchemas['Plan'];
type Usage = AccountSchemas['Usage'];
type UsageDay = AccountSchemas['UsageDay'];
type UsedPart = AccountSchemas['UsedPart'];

interface Dependencies {
  db: Queries;
  clock: Clock;
  limiter: Pick<RateLimiter, 'status'>;
  /** Writes this node's figures in memory, if that is quick. */
  settle: () => Promise<void>;
}

const columns = ['starts_at', 'requests', 'cost', 'client_errors', 'server_errors', 'throttled', 'busiest_minute'] as const;
const shown = [
  ...columns.map((column) => `usage_days.${column}` as const),
  sql<boolean>`coalesce(usage_days.incomplete, false)`.as('incomplete'),
];

const collection = collectionOf('usage_days', columns, { key: 'starts_at' });

const days = (db: Queries, { accountId }: Viewer) => db.selectFrom('usage_days').where('usage_days.account_id', '=', accountId);

const listDays = listOf<UsageDay>({ base: days, select: (base) => base.select(shown), collection });

const partColumns = ['id', 'starts_at', 'kind', 'name', 'api_version', 'client_type', 'client_id', 'requests'] as const;

const listParts = listOf<UsedPart>({
  base: (db: Queries, { accountId }: Viewer) => db.selectFrom('used_parts').where('used_parts.account_id', '=', accountId),
  select: (base) => base.select(partColumns.map((column) => `used_parts.${column}` as const)),
  collection: collectionOf('used_parts', partColumns),
});

/** The service for the plan and its usage. */
export const createUsageService = ({ db, clock, limiter, settle }: Dependencies) => {
  const plan = async ({ accountId, quota, sockets }: Principal): Promise<Plan> => {
    const { plan: name } = await db.selectFrom('accounts').select('plan').where('id', '=', accountId).executeTakeFirstOrThrow();
    const { connections: connection_limit, subscriptions: subscription_limit } = sockets;
    const requests = { rate_limit: quota.limit, burst_limit: quota.burst };
    return { name, ...requests, api_key_limit: accountLimits.api_keys, connection_limit, subscription_limit };
  };

  const today = async (caller: Principal): Promise<UsageDay> => {
    const startsAt = `${clock().toISOString().slice(0, 10)}T00:00:00.000Z`;
    return (await days(db, caller).select(shown).where('starts_at', '=', startsAt).executeTakeFirst()) ?? emptyDay(startsAt);
  };

  const part = ({ limit, used, resetsIn }: Allowance) => ({
    limit,
    used: Math.min(used, limit),
    remaining: Math.max(0, limit - used),
    resets_at: new Date(clock().getTime() + resetsIn).toISOString(),
  });

  return {
    plan,

    usage: async (caller: Principal): Promise<Usage> => {
      await settle();
      const { window, burst } = await limiter.status(caller.accountId, caller.quota);
      return { plan: await plan(caller), window: part(window), burst: part(burst), today: await today(caller) };
    },

    listDays: async (caller: Principal, query: ListQuery) => {
      const { rows: data, extent } = await listDays(db, caller, query);
      return { data, extent };
    },

    /** Only for administrators: it says what others do, and how many events webhooks got. */
    listParts: async (caller: Principal, query: ListQuery) => {
      expectAdmin(caller, 'list the used parts of the contracts');
      await settle();
      const { rows: data, extent } = await listParts(db, caller, query);
      return { data, extent };
    },
  };
};

export type UsageService = ReturnType<typeof createUsageService>;

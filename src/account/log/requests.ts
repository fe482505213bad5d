import { sql } from 'kysely';
import { defineHandlers } from '../../contract/handlers.ts';
import type { AccountSchemas } from '../../contract/types.ts';
import { notFound } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import { collectionOf } from '../../data/query/collection.ts';
import { listOf } from '../../data/query/list.ts';

type LoggedRequest = AccountSchemas['LoggedRequest'];

const columns = [
  'id',
  'request_id',
  'method',
  'path',
  'operation_id',
  'api_version',
  'status',
  'error_code',
  'duration_ms',
  'logged_as',
  'credential_type',
  'credential_id',
  'user_id',
  'from_dashboard',
  'address',
  'created_at',
] as const;
const methods: readonly LoggedRequest['method'][] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

// Callers may send any method that Node's HTTP parser accepts; such an entry must not make the list invalid.
const method = sql<LoggedRequest['method']>`case when logged_requests.method in (${sql.join(methods.map((one) => sql.lit(one)))})
  then logged_requests.method else 'OTHER' end`;

// Nodes of the version without the column may still write.
const fromDashboard = sql<boolean>`coalesce(logged_requests.from_dashboard, false)`;

const shown = [
  ...columns.filter((column) => column !== 'method' && column !== 'from_dashboard').map((column) => `logged_requests.${column}` as const),
  method.as('method'),
  fromDashboard.as('from_dashboard'),
] as const;

const collection = collectionOf('logged_requests', columns, {
  columns: { method, from_dashboard: fromDashboard },
  ties: { status: sql.ref('logged_requests.created_at') },
});

/** Entries never change, so their version is always 1. */
const version = 1;

const ofAccount = (db: Queries, { accountId }: Viewer) =>
  db.selectFrom('logged_requests').where('logged_requests.account_id', '=', accountId);

const listLogged = listOf<LoggedRequest>({ base: ofAccount, select: (base) => base.select(shown), collection });

/**
 * The endpoints of the request log. `settle` first writes the entries in memory, if that is quick, so that lists include all earlier
 * requests.
 */
export const requestHandlers = ({ db, settle }: { db: Queries; settle: () => Promise<void> }) =>
  defineHandlers('requests')({
    listRequests: async ({ caller, list }) => {
      await settle();
      const { rows, extent } = await listLogged(db, caller, list);
      return { status: 200, data: rows, extent };
    },

    getRequest: async ({ caller, path: { logged_request_id: id } }) => {
      await settle();
      const found = await ofAccount(db, caller).where('logged_requests.id', '=', id).select(shown).executeTakeFirst();
      if (!found) throw notFound('logged request', id);
      return { status: 200, data: found as LoggedRequest, version };
    },
  });

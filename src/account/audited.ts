import { type AuditAction, auditsOf } from '../contract/audits.ts';
import { operations } from '../contract/operations.ts';
import type { Handler, OperationId } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { Origin, Principal } from '../core/principal.ts';
import type { Queries } from '../data/connection/database.ts';
import { transaction } from '../data/connection/transaction.ts';
import { audit, auditedBy } from '../rules/audit.ts';
import { asOperation } from '../rules/audited-operation.ts';

type Handlers = { [Id in OperationId]?: Handler<Id> };

interface Dependencies {
  db: Queries;
  clock: Clock;
}

/** The parts of a call that an audit entry needs. */
interface AuditedCall {
  path: Record<string, string>;
  body: unknown;
  caller: Principal;
  origin: Origin;
}
/** The parts of the resulting record that an audit entry needs. */
interface AuditedRecord {
  id?: string;
  rerolled_from?: string | null;
}
type AnyHandler = (call: AuditedCall) => Promise<{ data?: AuditedRecord }>;

/** The operations of other documents record their own entries. */
const documents: readonly string[] = ['account', 'platform'];

/** The audit action of an operation, if its contract names one. */
const actionOf = (id: OperationId): AuditAction | undefined => (documents.includes(operations[id].document) ? auditsOf(id)[0] : undefined);

const subjectOf = ({ path, caller }: AuditedCall, { id }: AuditedRecord): string => Object.values(path).at(-1) ?? id ?? caller.accountId;

/** The fields of the request, and for a reroll the id of the new key. */
const changesOf = ({ body }: AuditedCall, { id, rerolled_from }: AuditedRecord, subjectId: string): Record<string, unknown> => ({
  ...(body as Record<string, unknown> | undefined),
  ...(rerolled_from === subjectId && { replaced_by: id }),
});

/** Runs a write and records its audit entry in the same transaction. */
const writeAudited = <Reply>(
  { db, clock }: Dependencies,
  action: AuditAction,
  call: AuditedCall,
  work: () => Promise<Reply>,
  madeBy: (reply: Reply) => AuditedRecord,
): Promise<Reply> =>
  transaction(db, async (tx) => {
    const reply = await work();
    // A change of people, credentials or settings may invalidate cached credentials.
    tx.credentialsEnded.add(call.caller.accountId);
    const { address, requestId } = call.origin;
    const made = madeBy(reply);
    const subjectId = subjectOf(call, made);
    const changes = { ...changesOf(call, made, subjectId), ...(tx.former && { before: tx.former }) };
    await audit(tx, { ...auditedBy(call.caller), address, requestId, action, subjectId, changes, at: clock() });
    return reply;
  });

const audited =
  (dependencies: Dependencies, action: AuditAction, handler: AnyHandler): AnyHandler =>
  (call) =>
    writeAudited(
      dependencies,
      action,
      call,
      () => handler(call),
      ({ data }) => data ?? {},
    );

/** Audits the writes of a door that calls services directly, in the same way as those of handlers. */
export const auditHandlers =
  (dependencies: Dependencies) =>
  <Reply>(id: OperationId, call: AuditedCall, work: () => Promise<Reply>, made: (reply: Reply) => string | undefined): Promise<Reply> => {
    const action = actionOf(id);
    return action ? asOperation(id, () => writeAudited(dependencies, action, call, work, (reply) => ({ id: made(reply) }))) : work();
  };

/**
 * Wraps handlers so that all writes with `x-audits` are audited; handlers never do this themselves. The cast treats every handler as if it
 * needed only the parts of a call that an audit entry has.
 */
export const withAudit = (handlers: Handlers, db: Queries, clock: Clock): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => {
      const action = actionOf(id as OperationId);
      return [id, action ? audited({ db, clock }, action, handler as unknown as AnyHandler) : handler];
    }),
  ) as Handlers;

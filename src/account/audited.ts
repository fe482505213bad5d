import { operations } from '../contract/operations.ts';
import type { Handler, OperationId } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { Origin, Principal } from '../core/principal.ts';
import { inAmbientTransaction } from '../data/connection/ambient-transaction.ts';
import type { Queries } from '../data/connection/database.ts';
import { markCredentialsEnded, transaction } from '../data/connection/transaction.ts';
import { audit, auditedBy } from '../rules/audit.ts';

type Handlers = { [Id in OperationId]?: Handler<Id> };

interface Dependencies {
  db: Queries;
  clock: Clock;
}

/** As much of a call and of an answer as an entry tells. */
interface Done {
  path: Record<string, string>;
  body: unknown;
  caller: Principal;
  origin: Origin;
}
/** As much of the record of an answer as an entry tells. */
interface Made {
  id?: string;
  rerolled_from?: string | null;
}
type AnyHandler = (call: Done) => Promise<{ data?: Made }>;

/** Everything that changes the account, and every change of a user wherever it is made. */
const isAudited = (id: OperationId): boolean => {
  const { document, family, method } = operations[id];
  return method !== 'get' && (document === 'account' || family === 'users');
};

const subjectOf = ({ path, caller }: Done, { id }: Made): string => Object.values(path).at(-1) ?? id ?? caller.accountId;

/** What was asked for, and what came to stand in the place of the subject. */
const changesOf = ({ body }: Done, { id, rerolled_from }: Made, subjectId: string): Record<string, unknown> => ({
  ...(body as Record<string, unknown> | undefined),
  ...(rerolled_from === subjectId && { replaced_by: id }),
});

/** Does a write, with an entry in the audit log in its transaction: after the commit both are there, or neither is. */
const entering = <Reply>(
  { db, clock }: Dependencies,
  id: OperationId,
  call: Done,
  work: () => Promise<Reply>,
  madeBy: (reply: Reply) => Made,
): Promise<Reply> =>
  transaction(db, (tx) =>
    inAmbientTransaction(db, tx, async () => {
      const reply = await work();
      // Whatever changes people, credentials or settings may end what was found out about them.
      markCredentialsEnded(tx, call.caller.accountId);
      const { address, requestId } = call.origin;
      const made = madeBy(reply);
      const subjectId = subjectOf(call, made);
      const changes = changesOf(call, made, subjectId);
      await audit(tx, { ...auditedBy(call.caller), address, requestId, action: id, subjectId, changes, at: clock() });
      return reply;
    }),
  );

const audited =
  (dependencies: Dependencies, id: OperationId, handler: AnyHandler): AnyHandler =>
  (call) =>
    entering(
      dependencies,
      id,
      call,
      () => handler(call),
      ({ data }) => data ?? {},
    );

/** What does the writes of a door that calls no handlers: those that are security-relevant stand in the audit log like the handlers'. */
export const auditing =
  (dependencies: Dependencies) =>
  <Reply>(id: OperationId, call: Done, work: () => Promise<Reply>, made: (reply: Reply) => string | undefined): Promise<Reply> =>
    isAudited(id) ? entering(dependencies, id, call, work, (reply) => ({ id: made(reply) })) : work();

/** Handlers whose security-relevant writes stand in the audit log, whoever has written the handler. */
export const withAudit = (handlers: Handlers, db: Queries, clock: Clock): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handler]) => [
      id,
      isAudited(id as OperationId) ? audited({ db, clock }, id as OperationId, handler as unknown as AnyHandler) : handler,
    ]),
  ) as Handlers;

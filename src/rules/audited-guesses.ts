import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { lifetimes } from '../contract/plans.ts';
import { idAt } from '../core/ids.ts';
import type { Queries } from '../data/connection/database.ts';
import { networkOf } from './attempt-limits.ts';
import { type Audited, auditRow } from './audit.ts';
import { checkAudited } from './audited-operation.ts';

/** A failed authentication, or a credential that a policy of the account refuses. */
export interface Guess extends Omit<Audited, 'changes' | 'actorType'> {
  /** Why it was refused, in words of the entry's `changes`; empty where the secret was wrong. */
  why?: Readonly<Record<string, string>>;
}

const periodMs = lifetimes.audited_guesses * 1000;

/** Failures of the same kind have the same id within a period. Periods begin at the same instants on every node. */
const idOf = ({ accountId, action, actorId, subjectId, credential, address, at, why }: Guess): string => {
  const network = address === null ? null : networkOf(address);
  const kind = [accountId, action, actorId, subjectId, credential?.type, credential?.id, network, why];
  const period = Math.floor(at.getTime() / periodMs) * periodMs;
  return idAt('audit', period, hash('sha256', JSON.stringify([...kind, period]), 'buffer').subarray(0, 10));
};

/** A time as it is stored; all are in UTC, so comparing the texts compares the times. */
const attempted = (table: 'audit_entries' | 'excluded', time: 'first_at' | 'last_at') =>
  sql`(${sql.ref(`${table}.changes`)} #>> ${sql.lit(`{attempts,${time}}`)}) collate "C"`;

/** The attempts of the existing entry, and the one that would have been a new entry. */
const attemptsTogether = sql`jsonb_build_object(
  'count', (audit_entries.changes #>> '{attempts,count}')::bigint + 1,
  'first_at', least(${attempted('audit_entries', 'first_at')}, ${attempted('excluded', 'first_at')}),
  'last_at', greatest(${attempted('audit_entries', 'last_at')}, ${attempted('excluded', 'last_at')})
)`;

/**
 * Records a failure: the first one of its kind in `audited_guesses` seconds with an entry, and each further one in the `attempts` of that
 * entry, which has their number and the times of the first and the last. So guessing cannot fill the log. Failures are of the same kind
 * when they have the same account, action, person, credential, network and reason. Nodes that record at the same time lose none.
 */
export const auditGuess = async (db: Queries, { why = {}, ...guess }: Guess): Promise<void> => {
  checkAudited(db, guess.action);
  const at = guess.at.toISOString();
  const changes = { succeeded: false, ...why, attempts: { count: 1, first_at: at, last_at: at } };
  await db
    .insertInto('audit_entries')
    .values(auditRow(idOf({ ...guess, why }), { ...guess, changes }))
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'id']).doUpdateSet({
        changes: sql<string>`jsonb_set(audit_entries.changes, '{attempts}', ${attemptsTogether})`,
        updated_at: sql<string>`greatest(coalesce(audit_entries.updated_at, audit_entries.created_at) + interval '1 ms', excluded.created_at)`,
      }),
    )
    .execute();
};

import type { AuditAction } from '../contract/audits.ts';
import { newId } from '../core/ids.ts';
import type { Principal } from '../core/principal.ts';
import type { Tx } from '../data/connection/transaction.ts';
import type { ActorType, AuditEntriesTable } from '../data/tables/audit-entries.ts';
import { checkAudited } from './audited-operation.ts';

/** Where a request came from, and its id; both are null for the server's operator. */
export interface Source {
  address: string | null;
  requestId: string | null;
}

/** The credential that was presented; a password and a link have no id. */
export interface AuditCredential {
  type: NonNullable<AuditEntriesTable['credential_type']>;
  id: string | null;
}

/** A security-relevant action. */
export interface Audited extends Source {
  accountId: string;
  /** By the `x-audits` of the contracts. */
  action: AuditAction;
  /** By default, the type that the id in `actorId` shows. */
  actorType?: ActorType;
  /** Null for an unauthenticated caller, and for the operator. */
  actorId: string | null;
  credential: AuditCredential | null;
  subjectId: string | null;
  /** The fields that were set. Never a secret. */
  changes?: Record<string, unknown>;
  at: Date;
}

/** An application that has no user acts for itself. */
const actorOf = ({ actor, userId }: Principal): string => (actor.type === 'application' ? actor.id : userId);

/** The actor of an entry, for a caller. */
export const auditedBy = (caller: Principal): Pick<Audited, 'accountId' | 'actorId' | 'credential'> => ({
  accountId: caller.accountId,
  actorId: actorOf(caller),
  credential: caller.credential,
});

/** The actor of an entry, for the server's operator on the command line. */
export const byOperator: Pick<Audited, 'actorType' | 'actorId' | 'credential' | 'address' | 'requestId'> = {
  actorType: 'operator',
  actorId: null,
  credential: null,
  address: null,
  requestId: null,
};

const typeOf = (actorId: string | null): ActorType | null => {
  if (actorId === null) return null;
  return actorId.startsWith('app_') ? 'application' : 'user';
};

/** The row of an entry. */
export const auditRow = (id: string, entry: Audited) => ({
  account_id: entry.accountId,
  id,
  action: entry.action,
  actor_type: entry.actorType ?? typeOf(entry.actorId),
  actor_id: entry.actorId,
  credential_type: entry.credential?.type ?? null,
  credential_id: entry.credential?.id ?? null,
  subject_id: entry.subjectId,
  changes: JSON.stringify(entry.changes ?? {}),
  address: entry.address,
  request_id: entry.requestId,
  created_at: entry.at.toISOString(),
});

/**
 * Records an action in the transaction that did it: either both are committed or neither is.
 * @throws ServiceError `contract_violation` for an action that the running operation does not name
 */
export const audit = async (tx: Tx, entry: Audited): Promise<void> => {
  checkAudited(tx, entry.action);
  tx.writeEntry(tx.insertInto('audit_entries').values(auditRow(newId('audit'), entry)));
};

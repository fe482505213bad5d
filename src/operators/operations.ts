import {
  checkOperatorCall,
  type OperatorCall,
  type OperatorOperationId,
  type OperatorReply,
  operatorOperations,
  type UncheckedCall,
} from '../contract/operators.ts';
import type { Source } from '../rules/audit.ts';
import { asOperation } from '../rules/audited-operation.ts';
import type { AccountOperations } from './accounts.ts';
import type { OperatorOnce } from './answers.ts';
import type { DocumentOperations } from './documents.ts';
import type { EmailChangeOperations } from './email-changes.ts';
import { type OperatorSource, operatorKeyId } from './operator-keys.ts';
import { checkReply, type OnViolation } from './reply-check.ts';

type Handlers = { [Id in OperatorOperationId]: (source: OperatorSource, call: OperatorCall<Id>) => Promise<OperatorReply<Id>> };

/** The operators' operations, by family. */
interface Services {
  accounts: AccountOperations;
  documents: DocumentOperations;
  emailChanges: EmailChangeOperations;
}

const handlersOf = ({ accounts, documents, emailChanges }: Services): Handlers => ({
  listAccounts: (_source, call) => accounts.list(call),
  createAccount: accounts.create,
  showAccount: (_source, { path }) => accounts.show(path.account_id),
  setAccount: accounts.set,
  suspendAccount: accounts.suspend,
  resumeAccount: accounts.resume,
  exportAccount: accounts.export,
  deleteAccount: accounts.delete,
  registerDocuments: documents.register,
  listPendingEmailChanges: (_source, call) => emailChanges.list(call),
  endEmailChange: emailChanges.end,
});

type Checks = { [Id in OperatorOperationId]?: (call: OperatorCall<Id>) => Promise<void> };

/** What is checked before the transaction of an operation, because it takes long and needs no data. */
const checksOf = ({ documents }: Services): Checks => ({ registerDocuments: documents.expectValid });

/** The result of an operation, and whether it is a replay. */
export interface Operated<Id extends OperatorOperationId> {
  answer: OperatorReply<Id>;
  replayed: boolean;
}

/** Runs an operation of the operators' contract, for the door and for commands that use the database directly. */
export type Operate = <Id extends OperatorOperationId>(id: Id, source: Source, call: UncheckedCall) => Promise<Operated<Id>>;

interface Dependencies extends Services {
  once: OperatorOnce;
  /** The installation's secret, from which the names of operator keys are derived. */
  secret: string;
  /** Called before the commit with a reply that breaks the contract; when it throws, the write is rolled back. */
  onViolation: OnViolation;
}

/** @throws ServiceError also for a call that breaks the contract */
export const createOperate = ({ once, secret, onViolation, ...services }: Dependencies): Operate => {
  const handlers = handlersOf(services);
  const checks = checksOf(services);
  return async (id, source, call) => {
    checkOperatorCall(id, call);
    await checks[id]?.(call as never);
    const { method, status } = operatorOperations[id];
    const { operator } = call;
    const credential = operator === undefined ? null : ({ type: 'operator_key', id: operatorKeyId(secret, operator) } as const);
    const make = async () => {
      const reply = await handlers[id]({ ...source, credential }, call as never);
      checkReply(onViolation, id, status, reply as object);
      return reply;
    };
    return method === 'get' ? { answer: await make(), replayed: false } : asOperation(id, () => once(id, call, make));
  };
};

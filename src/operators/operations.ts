import {
  checkOperatorCall,
  type OperatorCall,
  type OperatorOperationId,
  type OperatorReply,
  type UncheckedCall,
} from '../contract/operators.ts';
import type { Source } from '../rules/audit.ts';
import type { AccountOperations } from './accounts.ts';

type Handlers = { [Id in OperatorOperationId]: (source: Source, call: OperatorCall<Id>) => Promise<OperatorReply<Id>> };

const handlersOf = (accounts: AccountOperations): Handlers => ({
  listAccounts: (_source, call) => accounts.list(call),
  createAccount: accounts.create,
  showAccount: (_source, { path }) => accounts.show(path.account_id),
  setAccount: accounts.set,
  suspendAccount: accounts.suspend,
  resumeAccount: accounts.resume,
  exportAccount: accounts.export,
  deleteAccount: accounts.delete,
});

/** Carries out an operation of the operators' contract, for the door and for commands that use the database themselves. */
export type Operate = <Id extends OperatorOperationId>(id: Id, source: Source, call: UncheckedCall) => Promise<OperatorReply<Id>>;

/** @throws ServiceError also for a call that breaks the contract */
export const createOperate = (accounts: AccountOperations): Operate => {
  const handlers = handlersOf(accounts);
  return async (id, source, call) => {
    checkOperatorCall(id, call);
    return handlers[id](source, call as never);
  };
};

import { records } from '../../contract/operations.ts';
import { ServiceError } from '../../core/errors.ts';
import { expansionsIn } from '../../core/query/expand.ts';
import { authorize as authorizeCaller } from '../../rules/authorize.ts';
import type { Begun } from '../incoming.ts';
import { callerOf, type Identified, type Matched, type Ready, type Validated } from '../states.ts';

const permitted = { permitted: true } as const;

/** A request for an operation. Frames of a connection have no route. */
type Asked = Begun & Pick<Matched, 'facts'> & Partial<Pick<Matched, 'route'>> & Pick<Identified, 'caller'>;

/** Whoever has only the address of a file makes the requests that it allows. @throws ServiceError `insufficient_permissions` */
const keepToAddress = ({ caller, facts, route }: Asked): void => {
  if (!caller?.address) return;
  const { method, path } = caller.address;
  if (route === path && facts.method === method.toLowerCase()) return;
  throw new ServiceError('insufficient_permissions', `The token is that of another address: it allows ${method} ${path} only.`);
};

/** Checks that the caller may use the operation, by the scopes that the contract states for it. */
export const authorize = (request: Asked): typeof permitted => {
  const { facts } = request;
  keepToAddress(request);
  if (facts.scopes.length > 0) authorizeCaller({ facts, caller: callerOf(request) });
  return permitted;
};

/** An expanded record requires the scope of its own family, whichever record it is expanded from. */
export const authorizeExpansions = (request: Validated): Pick<Ready, 'expansions'> => {
  const { facts, read, difference } = request;
  if (!facts.record || read.expand === undefined) return { expansions: [] };
  const { expands } = records[facts.record]!;
  const named = read.expand as string[];
  const expansions = expansionsIn(difference ? difference.latestExpand(named) : named);
  const scopes = expansions.flatMap((name) => expands[name]!.scopes);
  if (scopes.length > 0) authorizeCaller({ facts: { scopes }, caller: callerOf(request) });
  return { expansions };
};

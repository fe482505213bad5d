import { records } from '../../contract/operations.ts';
import { ServiceError } from '../../core/errors.ts';
import { expansionsIn } from '../../core/query/expand.ts';
import { authorize as authorizeCaller } from '../../rules/authorize.ts';
import type { Begun } from '../incoming.ts';
import { callerOf, type Identified, type Matched, type Ready, type Validated } from '../states.ts';

const permitted = { permitted: true } as const;

/** A request for an operation. Frames of a connection have no path. */
type Asked = Begun & Pick<Matched, 'facts'> & Partial<Pick<Matched, 'path'>> & Pick<Identified, 'caller'>;

/**
 * Whoever has only the address of a file makes the requests that it allows, at the path that it names: in no other version, and not at
 * the path without one. @throws ServiceError `insufficient_permissions`
 */
const keepToAddress = ({ caller, facts, path }: Asked): void => {
  if (!caller?.address) return;
  const allowed = caller.address;
  if (path === allowed.path && facts.method === allowed.method.toLowerCase()) return;
  throw new ServiceError(
    'insufficient_permissions',
    `The token is that of another address: it allows ${allowed.method} ${allowed.path} only.`,
  );
};

/** An address shows no other records than its file. @throws ServiceError `insufficient_permissions` */
const expectNoAddress = ({ caller }: Pick<Identified, 'caller'>): void => {
  if (caller?.address) throw new ServiceError('insufficient_permissions', 'With an address, `expand` is not allowed. Leave it out.');
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
  expectNoAddress(request);
  const { expands } = records[facts.record]!;
  const named = read.expand as string[];
  const expansions = expansionsIn(difference ? difference.latestExpand(named) : named);
  const scopes = expansions.flatMap((name) => expands[name]!.scopes);
  if (scopes.length > 0) authorizeCaller({ facts: { scopes }, caller: callerOf(request) });
  return { expansions };
};

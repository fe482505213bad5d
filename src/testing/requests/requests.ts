import { operations } from '../../contract/operations.ts';
import type { OperationId } from '../../contract/types.ts';
import { nearest } from '../../core/nearest-names.ts';
import type { PublishedOperation } from '../contract/published.ts';
import type { Outside } from '../outside.ts';
import type { Caller, Tessera } from '../tessera.ts';
import { fill, type Input, operationOf, type ValidRequest } from './fill.ts';
import { type Kept, keeping } from './kept.ts';
import { type Makers, prefixesAnswered, prefixesMade, type Records, recordsOf } from './records.ts';
import { type State, statesOfAll } from './states.ts';

/** What the contract does not say of the requests of a family. */
export interface FamilyRequests extends Partial<Kept> {
  /** How a caller makes records for which the example of their operation is not enough. */
  makers?: (caller: Caller, outside: Pick<Outside, 'url'>) => Makers;
  /** What has to have happened before, where a new record is not yet what an operation wants, and where a list would be empty. */
  statesBefore?: (admin: Caller, tessera: Tessera) => Partial<Record<OperationId, State>>;
}

/** @throws Error where states are those of an operation that there is not: they would never come about */
const expectKnown = (states: object): void => {
  const unknown = Object.keys(states).find((name) => !Object.hasOwn(operations, name));
  if (unknown === undefined) return;
  const [near] = nearest(unknown, Object.keys(operations));
  throw new Error(`statesBefore names ${unknown}, which is no operation.${near ? ` Did you mean ${near}?` : ''}`);
};

/** The requests of a platform: how its records are made, and which requests succeed. */
export const requestsOf = (families: readonly FamilyRequests[]) => {
  const makersOf = (caller: Caller, outside: Pick<Outside, 'url'>): Makers =>
    Object.assign({}, ...families.map(({ makers }) => makers?.(caller, outside)));

  const records = (caller: Caller, outside: Pick<Outside, 'url'>): Records => recordsOf(caller, outside, makersOf(caller, outside));
  const made = (caller: Caller, outside: Pick<Outside, 'url'>): string[] => prefixesMade(caller, outside, makersOf(caller, outside));

  /** A list has one of the records that are to be in it. */
  const filledList = ({ defaultSort, ...operation }: PublishedOperation, prefixes: readonly string[]): State | undefined => {
    const [prefix] = defaultSort ? prefixesAnswered({ defaultSort, ...operation }, 200) : [];
    return prefix && prefixes.includes(prefix) ? async (id) => void (await id(prefix)) : undefined;
  };

  return {
    recordsOf: records,
    prefixesMade: made,
    ...keeping(families),

    /** Makes valid requests: each is about records of its own, in the state that its operation needs. Sent once, it succeeds. */
    validRequests: (tessera: Tessera, outside: Outside, admin = tessera.admin) => {
      const before: Partial<Record<OperationId, State>> = Object.assign(
        statesOfAll(tessera, admin),
        ...families.map(({ statesBefore }) => statesBefore?.(admin, tessera)),
      );
      expectKnown(before);
      const prefixes = made(admin, outside);
      return async (operationId: OperationId, given?: Input, operation = operationOf(operationId)): Promise<ValidRequest> => {
        const id = records(admin, outside);
        await (before[operationId] ?? filledList(operation, prefixes))?.(id);
        return fill(operation, id, outside, given);
      };
    },
  };
};

export type Requests = ReturnType<typeof requestsOf>;

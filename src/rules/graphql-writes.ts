import type { SchemaResolvers } from '../contract/graphql.ts';
import { type Mutation, pathOf, payloadOf, type WriteCall, type WrittenBy, writeCall } from '../contract/graphql-writes.ts';
import type { Principal } from '../core/principal.ts';
import type { GraphqlContext } from './graphql-resolvers.ts';
import { type Versioned, withVersion } from './if-match.ts';

type ResolverOf<Name extends Mutation> = NonNullable<SchemaResolvers<GraphqlContext>['Mutation'][Name]>;

/** What carries out a write: it is called as its operation is, and answers with the record, or with nothing. */
type Act<Name extends Mutation> = (
  caller: Principal,
  ...call: WriteCall<Name>
) => Promise<WrittenBy<Name> extends object ? Versioned<WrittenBy<Name>> | WrittenBy<Name> : unknown>;

const isVersioned = (record: object): record is Versioned<object> => 'version' in record && 'data' in record;

/** Resolves a mutation by its operation, as the field map has it: ids, body and version are read from the arguments. */
export const written = <Name extends Mutation>(name: Name, act: Act<Name>): ResolverOf<Name> => {
  const resolve = async (_root: unknown, args: Readonly<Record<string, unknown>>, { caller }: GraphqlContext): Promise<object> => {
    const record = ((await act(caller, ...writeCall(name, args, caller))) ?? {}) as object;
    return payloadOf(name, { ...(isVersioned(record) ? withVersion(record) : record) }, pathOf(name, args, caller));
  };
  // The types of the call and of the record are those of the operation; codegen holds the payload to the map.
  return resolve as unknown as ResolverOf<Name>;
};

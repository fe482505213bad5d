import type { GraphQLResolveInfo } from 'graphql';
import { type ConnectionArguments, type ListType, listArguments } from '../contract/graphql-arguments.ts';
import type { OperationId } from '../contract/types.ts';
import type { Principal } from '../core/principal.ts';
import type { Connection, Windowed, WindowQuery } from '../core/query/connection.ts';
import { batched, type PartsOf } from './batched.ts';
import { connection, type GraphqlContext } from './graphql-resolvers.ts';

/** Resolves a field of a connection. */
type ResolveList<Parent, Row> = (
  parent: Parent,
  args: ConnectionArguments,
  context: GraphqlContext,
  info: GraphQLResolveInfo,
) => Promise<Connection<Row>>;

/**
 * Resolves the connection of a list.
 * @param operationId the list of REST
 * @param of the type of its records
 * @param ahead loads what is selected of the records before they are completed
 */
export const listed =
  <Row>(
    operationId: OperationId,
    of: ListType,
    window: (caller: Principal, query: WindowQuery) => Promise<Windowed<Row>>,
    ahead?: (rows: readonly Row[], context: GraphqlContext, info: GraphQLResolveInfo) => Promise<void>,
  ): ResolveList<unknown, Row> =>
  async (_root, { filter, orderBy, ...args }, context, info) => {
    const query = listArguments({ operationId, ...context, args, selection: { of, filter, orderBy } });
    const found = await window(context.caller, query);
    await ahead?.(found.rows, context, info);
    return connection(found, query);
  };

/** Resolves the connection of the list that each parent has. The lists of several parents are read together. */
export const listedUnder = <Row>(operationId: OperationId, of: ListType, windows: PartsOf<Row>): ResolveList<{ id: string }, Row> => {
  const load = batched(windows);
  return async ({ id }, { filter, orderBy, ...args }, context) => {
    const query = listArguments({ operationId, ...context, args, of: id, selection: { of, filter, orderBy } });
    return connection(await load(context, id, query), query);
  };
};

import { type Node, type NodeFamily, nodeOperation, nodeTypeOf } from '../contract/graphql.ts';
import { operations } from '../contract/operations.ts';
import type { Principal } from '../core/principal.ts';
import { authorize } from './authorize.ts';
import { batched, orNull } from './batched.ts';
import type { GraphqlContext } from './graphql-resolvers.ts';

/** For each family with a type that implements `Node`: reads the records that exist and that the caller may see, by id. */
export type NodeReaders = {
  readonly [F in NodeFamily]: { findByIds(caller: Principal, ids: readonly string[]): Promise<ReadonlyMap<string, Node>> };
};

/** The record with this id; null when there is none that the caller may see. @throws ServiceError when a scope is missing */
export type FindNode = (context: GraphqlContext, id: string) => Promise<Node | null>;

/** Finds records of all types by their ids. Those that are asked for at the same time take one read for each family. */
export const findNodes = (readers: NodeReaders): FindNode => {
  const read = async (caller: Principal, ids: readonly string[]) => {
    const byFamily = Map.groupBy(ids, (id) => operations[nodeOperation(nodeTypeOf(id)!)].family as NodeFamily);
    const found = await Promise.all([...byFamily].map(([family, own]) => readers[family].findByIds(caller, own)));
    return new Map(found.flatMap((records) => [...records]));
  };
  const load = batched(orNull(read));

  return async (context, id) => {
    const type = nodeTypeOf(id);
    if (!type) return null;
    authorize({ facts: operations[nodeOperation(type)], caller: context.caller });
    return load(context, id, undefined);
  };
};

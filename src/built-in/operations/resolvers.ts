import { named } from '../../contract/graphql-arguments.ts';
import { listed } from '../../rules/graphql-lists.ts';
import type { FindNode } from '../../rules/graphql-nodes.ts';
import type { FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import type { OperationService } from './service.ts';

interface Dependencies {
  operations: Pick<OperationService, 'get' | 'window'>;
}

/** @param findNode finds the records that operations work for, which are of several families */
export const operationResolvers = ({ operations }: Dependencies, findNode: FindNode): FamilyResolvers<'operations'> => ({
  Query: {
    operation: async (_root, { id }, { caller }) => (await operations.get(caller, named('getOperation', id))).data,

    operations: listed('listOperations', 'Operation', operations.window),
  },

  Operation: {
    record: ({ resource_id }, _args, context) => findNode(context, resource_id),
  },
});

import { nodeTypeOf } from '../../contract/graphql.ts';
import { bodyOf, ifVersionIs, named } from '../../contract/graphql-arguments.ts';
import type { Schemas } from '../../contract/types.ts';
import { orNull, related } from '../../rules/batched.ts';
import { listed } from '../../rules/graphql-lists.ts';
import type { FindNode } from '../../rules/graphql-nodes.ts';
import type { FamiliesResolvers, FamilyResolvers } from '../../rules/graphql-resolvers.ts';
import { withVersion } from '../../rules/if-match.ts';
import type { UserService } from '../users/service.ts';
import type { Comment } from './record.ts';
import type { CommentService } from './service.ts';

/** The records that have comments, by type. */
interface Subjects {
  Project: Schemas['Project'];
  Task: Schemas['Task'];
  File: Schemas['FileRecord'];
  Resource: Schemas['Resource'];
}

interface Dependencies {
  comments: Pick<CommentService, 'get' | 'window' | 'create' | 'update' | 'delete'>;
  users: Pick<UserService, 'findByIds'>;
}

/** @param findNode finds the subjects of comments, which are of several families */
export const commentResolvers = (
  { comments, users }: Dependencies,
  findNode: FindNode,
): FamilyResolvers<'comments'> & Pick<FamiliesResolvers, 'CommentSubject'> => {
  const authors = related(orNull(users.findByIds), ({ author_id }: Comment) => author_id);

  return {
    Query: {
      comment: async (_root, { id }, { caller }) => withVersion(await comments.get(caller, named('getComment', id))),

      comments: listed('listComments', 'Comment', comments.window),
    },

    Mutation: {
      createComment: async (_root, { input }, { caller }) => ({
        comment: withVersion(await comments.create(caller, bodyOf(caller, 'createComment', 'CreateCommentInput', input))),
      }),

      updateComment: async (_root, { id, input, ifVersion }, { caller }) => {
        const body = bodyOf(caller, 'updateComment', 'UpdateCommentInput', input);
        return { comment: withVersion(await comments.update(caller, named('updateComment', id), body, ifVersionIs(ifVersion))) };
      },

      deleteComment: async (_root, { id, ifVersion }, { caller }) => {
        await comments.delete(caller, named('deleteComment', id), ifVersionIs(ifVersion));
        return { deletedId: id };
      },
    },

    Subscription: {},

    Comment: {
      author: (comment, _args, context) => authors.of(comment, context),

      subject: ({ subject }, _args, context) => findNode(context, subject.id) as Promise<Subjects[keyof Subjects] | null>,
    },

    CommentSubject: { __resolveType: ({ id }) => nodeTypeOf(id) as keyof Subjects },
  };
};

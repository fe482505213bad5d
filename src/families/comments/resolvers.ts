import {
  type FamiliesResolvers,
  type FamilyResolvers,
  type FindNode,
  listed,
  listedUnder,
  named,
  nodeTypeOf,
  orNull,
  related,
  type Schemas,
  withVersion,
  written,
} from '@tessera/platform';
import type { UserService } from '@tessera/platform/built-in';
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
  comments: Pick<CommentService, 'get' | 'window' | 'windowsOn' | 'create' | 'update' | 'delete'>;
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
      createComment: written('createComment', comments.create),
      updateComment: written('updateComment', comments.update),
      deleteComment: written('deleteComment', comments.delete),
    },

    Comment: {
      author: (comment, _args, context) => authors.of(comment, context),

      subject: ({ subject }, _args, context) => findNode(context, subject.id) as Promise<Subjects[keyof Subjects] | null>,
    },

    Project: {
      comments: listedUnder('listProjectComments', 'Comment', comments.windowsOn('project')),
    },

    Task: {
      comments: listedUnder('listTaskComments', 'Comment', comments.windowsOn('task')),
    },

    File: {
      comments: listedUnder('listFileComments', 'Comment', comments.windowsOn('file')),
    },

    Resource: {
      comments: listedUnder('listResourceComments', 'Comment', comments.windowsOn('resource')),
    },

    CommentSubject: { __resolveType: ({ id }) => nodeTypeOf(id) as keyof Subjects },
  };
};

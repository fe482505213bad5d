import { defineHandlers } from '../../contract/handlers.ts';
import type { CommentService } from './service.ts';

export const commentHandlers = ({ comments }: { comments: CommentService }) =>
  defineHandlers('comments')({
    listComments: async ({ caller, list }) => ({ status: 200, ...(await comments.list(caller, list)) }),

    createComment: async ({ caller, body }) => ({ status: 201, ...(await comments.create(caller, body)) }),

    getComment: async ({ caller, path, query }) => ({ status: 200, ...(await comments.get(caller, path.comment_id, query.expand)) }),

    replaceComment: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await comments.replace(caller, path.comment_id, body, ifMatch)),
    }),

    updateComment: async ({ caller, path, body, ifMatch }) => ({
      status: 200,
      ...(await comments.update(caller, path.comment_id, body, ifMatch)),
    }),

    deleteComment: async ({ caller, path, ifMatch }) => {
      await comments.delete(caller, path.comment_id, ifMatch);
      return { status: 204 };
    },
  });

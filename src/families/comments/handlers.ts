import { defineHandlers } from '../../contract/handlers.ts';
import type { CommentService } from './service.ts';

export const commentHandlers = ({ comments }: { comments: CommentService }) =>
  defineHandlers('comments')({
    listComments: async ({ caller, list }) => {
      const { data, extent } = await comments.list(caller, list);
      return { status: 200, data, extent };
    },

    createComment: async ({ caller, body }) => {
      const { record, version } = await comments.create(caller, body);
      return { status: 201, data: record, version };
    },

    getComment: async ({ caller, path, query }) => {
      const { record, version } = await comments.get(caller, path.comment_id, query.expand);
      return { status: 200, data: record, version };
    },

    replaceComment: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await comments.replace(caller, path.comment_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    updateComment: async ({ caller, path, body, ifMatch }) => {
      const { record, version } = await comments.update(caller, path.comment_id, body, ifMatch);
      return { status: 200, data: record, version };
    },

    deleteComment: async ({ caller, path, ifMatch }) => {
      await comments.remove(caller, path.comment_id, ifMatch);
      return { status: 204 };
    },
  });

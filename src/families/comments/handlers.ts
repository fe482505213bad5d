import { created, defineHandlers, exported, noContent, ok } from '@tessera/platform';
import type { CommentService } from './service.ts';

export const commentHandlers = ({ comments }: { comments: CommentService }) =>
  defineHandlers('comments')({
    listComments: ({ caller, list }) => ok(comments.list(caller, list)),

    exportComments: ({ caller, list }) => exported('comments', list, (part) => comments.list(caller, part)),

    createComment: ({ caller, body }) => created(comments.create(caller, body)),

    getComment: ({ caller, path }) => ok(comments.get(caller, path.comment_id)),

    replaceComment: ({ caller, path, body, ifMatch }) => ok(comments.replace(caller, path.comment_id, body, ifMatch)),

    updateComment: ({ caller, path, body, ifMatch }) => ok(comments.update(caller, path.comment_id, body, ifMatch)),

    deleteComment: ({ caller, path, ifMatch }) => noContent(comments.delete(caller, path.comment_id, ifMatch)),

    listProjectComments: ({ caller, path, list }) => ok(comments.listOf(caller, 'project', path.project_id, list)),

    listTaskComments: ({ caller, path, list }) => ok(comments.listOf(caller, 'task', path.task_id, list)),

    listFileComments: ({ caller, path, list }) => ok(comments.listOf(caller, 'file', path.file_id, list)),

    listResourceComments: ({ caller, path, list }) => ok(comments.listOf(caller, 'resource', path.resource_id, list)),
  });

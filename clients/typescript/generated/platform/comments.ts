// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, FiltersOf, GuardedOptions, List, Options, Selected, Selection, StreamOptions, WriteOptions } from '../../src/types.ts';
import type { Comment, CommentCreate, CommentExpansion, CommentFieldName, CommentList, CommentUpdate } from './types.ts';

/** The operations of the family `comments`. */
export interface CommentsApi {
  /**
   * List comments
   *
   * The comments on every record that you may see, newest first. `subject_type` and `subject_id` filter by the record that they are on. The comments on one record also have a path under it, such as `/v1/tasks/{task_id}/comments`, which is a 404 if you may not see the record.
   */
  list<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(query?: CommentList & Selection<F, E>, options?: Options): List<Selected<Comment, F | E>, 'version_retired'>;
  /**
   * Write a comment
   *
   * Adds a comment to a project, a task, a file or a resource; you are its author. Everyone who may see the subject may do this. A subject that does not exist, or that you may not see, is a 422 `unknown_reference`. An archived project and its tasks accept no comments: the response is 409 `project_archived`.
   */
  create<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(body: CommentCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Comment, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Export comments
   *
   * All comments that you see, in the order and with the filters of the list, without pages: as JSON lines or, with `Accept: text/csv`, as CSV. It needs the scope of the list, and ends when its credential does.
   */
  export(query?: FiltersOf<CommentList>, options?: StreamOptions): Answer<Response, 'version_retired'>;
  /**
   * Get a comment
   *
   * One comment. A comment on something that you may not see is a 404.
   */
  get<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(commentId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Comment, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a comment
   *
   * Replaces the text with yours. Only the author may do this. A comment stays on its subject: another subject is a 422 `unprocessable`. On an archived project, or a task of one, this is a 409 `project_archived`.
   */
  replace<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(commentId: string, body: Change<Comment, CommentCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Comment, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update a comment
   *
   * Changes the text. Only the author may do this. On an archived project, or a task of one, this is a 409 `project_archived`.
   */
  update<F extends CommentFieldName = CommentFieldName, E extends CommentExpansion = never>(commentId: string, body: Change<Comment, CommentUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Comment, F | E>, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a comment
   *
   * Deletes the comment permanently. The author and administrators may do this. On an archived project, or a task of one, this is a 409 `project_archived`.
   */
  delete(commentId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'project_archived' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
}

/** The family `comments`, for `createClient`. */
export const comments: Family<CommentsApi> = {
  list: 'GET /v1/comments list call:listComments',
  create: 'POST /v1/comments body shaped idempotent call:createComment',
  export: 'GET /v1/comments/export query stream',
  get: 'GET /v1/comments/{comment_id} query call:getComment',
  replace: 'PUT /v1/comments/{comment_id} body shaped idempotent rewritable call:replaceComment',
  update: 'PATCH /v1/comments/{comment_id} body shaped idempotent rewritable call:updateComment',
  delete: 'DELETE /v1/comments/{comment_id} nothing idempotent call:deleteComment',
};

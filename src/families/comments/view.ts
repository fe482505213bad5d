import type { CommentFieldName, CommentsApi } from '@tessera/client/platform';
import type { View } from '@tessera/platform/dashboard';

export const commentView: View<CommentFieldName, keyof CommentsApi> = {
  family: 'comments',
  order: 50,
  columns: ['body', 'author_id', 'subject', 'created_at'],
  hasForm: false,
  thread: { text: 'body', author: 'author_id', subject: 'subject' },
};

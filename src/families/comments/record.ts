import { type Principal, type Schemas, ServiceError } from '@tessera/platform';

export type Comment = Schemas['Comment'];
export type CommentCreate = Schemas['CommentCreate'];
export type CommentUpdate = Schemas['CommentUpdate'];
export type CommentSubject = Schemas['CommentSubject'];

/** @throws ServiceError `insufficient_permissions` */
export const expectAuthor = ({ id, author_id }: Comment, caller: Principal): void => {
  if (author_id !== caller.userId) throw new ServiceError('insufficient_permissions', `Only the author of the comment ${id} may edit it.`);
};

/** @throws ServiceError `insufficient_permissions` */
export const expectAuthorOrAdmin = ({ id, author_id }: Comment, caller: Principal): void => {
  if (author_id !== caller.userId && caller.role !== 'admin')
    throw new ServiceError('insufficient_permissions', `Only the author of the comment ${id} and administrators may delete it.`);
};

/** A comment cannot move to another subject. @throws ServiceError `unprocessable` */
export const expectSubject = ({ id, subject }: Comment, requested: CommentSubject): void => {
  if (requested.type === subject.type && requested.id === subject.id) return;
  throw new ServiceError('unprocessable', `The comment ${id} cannot be moved from the ${subject.type} ${subject.id}.`, {
    details: [{ field: 'subject', message: `Must be the ${subject.type} ${subject.id}.`, code: 'not_allowed' }],
  });
};

import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import { changeOf } from '../../rules/changes.ts';
import { referringBy } from '../../rules/references.ts';
import { expandAll, expandOne, expectVersion, type IfMatch, serviceKit, together } from '../kit/service.ts';
import type { UserService } from '../users/service.ts';
import {
  type Comment,
  type CommentCreate,
  type CommentSubject,
  type CommentUpdate,
  expectAuthor,
  expectAuthorOrAdmin,
  expectSubject,
} from './record.ts';
import * as store from './store.ts';
import type { SubjectKinds, SubjectType } from './subjects.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'findByIds'>;
  /** The kinds of records that can have comments, from their families. */
  subjects: SubjectKinds;
}

/** The operations on comments. Each write records its event in the same transaction. */
export const createCommentService = ({ db, clock, users, subjects }: Dependencies) => {
  const { now, found, recorded, changed } = serviceKit('comment', clock);
  const { list, findById } = store.readsOn(subjects);
  const expansions = { author: { by: 'author_id', from: users } };

  const kindOf = ({ type, id }: CommentSubject) => {
    const kind = subjects[type];
    if (!kind) throw notFound(type, id);
    return kind;
  };

  /** Locks the comment for a write. Holds its subject first, in the order in which writers to the subject take their locks. */
  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch, allowed: (comment: Comment, caller: Principal) => void) => {
    const seen = found(await findById(tx, caller, id), id).data;
    allowed(seen, caller);
    const [, locked] = await together(kindOf(seen.subject).hold(tx, caller, seen.subject.id), store.lock(tx, caller, id));
    const comment = found(locked, id);
    expectVersion(comment.version, ifMatch);
    return comment;
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, changesFor: (current: Comment) => CommentUpdate) =>
    transaction(db, async (tx) => {
      const comment = await lock(tx, caller, id, ifMatch, expectAuthor);
      return changeOf(comment, changesFor(comment.data), (changes) =>
        changed(tx, caller, 'COMMENT_UPDATED', comment, store.update(tx, caller, comment, changes, now())),
      );
    });

  return {
    list: async (caller: Principal, query: ListQuery) => expandAll(await list(db, caller, query), caller, query.expand, expansions),

    /** The comments on one record. @throws ServiceError `not_found` when the caller does not see it */
    listOf: async (caller: Principal, type: SubjectType, id: string, query: ListQuery) => {
      await kindOf({ type, id }).expect(caller, id);
      return expandAll(await store.listOf[type](db, caller, query, id), caller, query.expand, expansions);
    },

    get: async (caller: Principal, id: string, expand: readonly string[] = []) =>
      expandOne(found(await findById(db, caller, id), id), caller, expand, expansions),

    create: (caller: Principal, { body, subject }: CommentCreate) =>
      transaction(db, async (tx) => {
        await referringBy('subject.id', async () => kindOf(subject).hold(tx, caller, subject.id));
        const fields = { body, author_id: caller.userId, ...store.subjectOf(subject) };
        return recorded(tx, caller, 'COMMENT_CREATED', store.insert(tx, caller, fields, now()));
      }),

    replace: (caller: Principal, id: string, { body, subject }: CommentCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => {
        expectSubject(current, subject);
        return { body };
      }),

    update: (caller: Principal, id: string, body: CommentUpdate, ifMatch: IfMatch) => change(caller, id, ifMatch, () => body),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const comment = await lock(tx, caller, id, ifMatch, expectAuthorOrAdmin);
        store.remove(tx, caller, id);
        recorded(tx, caller, 'COMMENT_DELETED', comment);
      }),
  };
};

export type CommentService = ReturnType<typeof createCommentService>;

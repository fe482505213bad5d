import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import { type Expansion, expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/database.ts';
import { type Tx, transaction } from '../../data/transaction.ts';
import { changeOf } from '../../rules/changes.ts';
import { recordEvent } from '../../rules/events.ts';
import { referringBy } from '../../rules/references.ts';
import { expectVersion } from '../../rules/versions.ts';
import type { UserService } from '../users/service.ts';
import {
  type Comment,
  type CommentCreate,
  type CommentSubject,
  type CommentUpdate,
  expectAuthor,
  expectAuthorOrAdmin,
  expectSubject,
} from './comment.ts';
import * as store from './store.ts';
import type { SubjectKinds, SubjectType } from './subjects.ts';

interface Rooms {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'byIds'>;
  /** What can be commented on, from the families that keep it. */
  subjects: SubjectKinds;
}

type IfMatch = readonly number[] | undefined;
type Row = Comment & { version: number };

const versioned = ({ version, ...record }: Row) => ({ record, version });

/** The verbs of comments: each is one transaction, and what it tells of is recorded in it. */
export const createCommentService = ({ db, clock, users, subjects }: Rooms) => {
  const now = () => clock().toISOString();
  const expansions = (caller: Principal): Record<string, Expansion> => ({
    author: { by: 'author_id', load: (ids) => users.byIds(caller, ids) },
  });

  const kindOf = ({ type, id }: CommentSubject) => {
    const kind = subjects[type];
    if (!kind) throw notFound(type, id);
    return kind;
  };

  const find = async (from: Queries, caller: Principal, id: string): Promise<Row> => {
    const row = await store.findComment(from, caller, subjects, id);
    if (!row) throw notFound('comment', id);
    return row;
  };

  /** The comment for a write, locked; its subject is held first, for whoever writes to that locks in the same order. */
  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch, allowed: (comment: Comment, caller: Principal) => void) => {
    const { subject, ...seen } = await find(tx, caller, id);
    allowed({ subject, ...seen }, caller);
    await kindOf(subject).hold(tx, caller, subject.id);
    const row = await store.lockComment(tx, caller, id);
    if (!row) throw notFound('comment', id);
    expectVersion(row.version, ifMatch);
    return versioned(row);
  };

  const listComments = store.listingComments(subjects);

  const tell = (tx: Tx, caller: Principal, type: 'COMMENT_CREATED' | 'COMMENT_UPDATED' | 'COMMENT_DELETED', data: Comment) =>
    recordEvent(tx, caller, { type, resourceId: data.id, data });

  const change = (caller: Principal, id: string, ifMatch: IfMatch, bodyFor: (current: Comment) => string) =>
    transaction(db, async (tx) => {
      const current = await lock(tx, caller, id, ifMatch, expectAuthor);
      return changeOf(current, { body: bodyFor(current.record) }, async ({ body }) => {
        const changed = versioned(await store.updateBody(tx, caller, id, now(), body));
        await tell(tx, caller, 'COMMENT_UPDATED', changed.record);
        return changed;
      });
    });

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows, extent } = await listComments(db, caller, query);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    /** The comments on one record. @throws ServiceError `not_found` when the caller does not see it */
    listOf: async (caller: Principal, type: SubjectType, id: string, query: ListQuery) => {
      await kindOf({ type, id }).expect(caller, id);
      const { rows, extent } = await store.listCommentsOn[type](db, caller, query, id);
      return { data: await expandRecords(rows, query.expand, expansions(caller)), extent };
    },

    get: async (caller: Principal, id: string, expand: readonly string[] = []) => {
      const { record, version } = versioned(await find(db, caller, id));
      const [expanded] = await expandRecords([record], expand, expansions(caller));
      return { record: expanded!, version };
    },

    create: (caller: Principal, { body, subject }: CommentCreate) =>
      transaction(db, async (tx) => {
        await referringBy('subject.id', async () => kindOf(subject).hold(tx, caller, subject.id));
        const created = versioned(await store.insertComment(tx, caller, now(), subject, body));
        await tell(tx, caller, 'COMMENT_CREATED', created.record);
        return created;
      }),

    replace: (caller: Principal, id: string, { body, subject }: CommentCreate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => {
        expectSubject(current, subject);
        return body;
      }),

    update: (caller: Principal, id: string, { body }: CommentUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => body ?? current.body),

    remove: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const { record: comment } = await lock(tx, caller, id, ifMatch, expectAuthorOrAdmin);
        await store.deleteComment(tx, caller, id);
        await tell(tx, caller, 'COMMENT_DELETED', comment);
      }),
  };
};

export type CommentService = ReturnType<typeof createCommentService>;

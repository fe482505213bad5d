import {
  type Clock,
  changeEventOf,
  changeOf,
  eventOf,
  expectVersion,
  type IfMatch,
  type ListQuery,
  notFound,
  oncePer,
  type Principal,
  type Queries,
  recordEvent,
  referringBy,
  serviceKit,
  type Tx,
  together,
  transaction,
  type Versioned,
  type WindowQuery,
} from '@tessera/platform';
import { mentioned, type NotificationService } from '@tessera/platform/built-in';
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
import type { Place, Projects, SubjectKind, SubjectKinds, SubjectType } from './subjects.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  projects: Projects;
  notifications: Pick<NotificationService, 'concerned' | 'tell' | 'notify'>;
  /** The kinds of records that can have comments, from their families. */
  subjects: SubjectKinds;
}

/** The operations on comments. Each write records its event in the same transaction. */
export const createCommentService = ({ db, clock, projects, subjects, notifications }: Dependencies) => {
  const { now, found, recorded } = serviceKit('comment', clock);
  const { list, window, findById, findByIds, lock: lockComment, sees } = store.readsOn(subjects);
  const { projectOf, lockSubject } = store.subjectsOf(subjects);
  const lockOf = oncePer(store.lockSubject);

  const kindOf = ({ type, id }: CommentSubject) => {
    const kind = subjects[type];
    if (!kind) throw notFound(type, id);
    return kind;
  };

  // Every write holds the project, then locks the subject and then the comment, as writers to the subject do. What is sent after the lock
  // of the project sees the changes of its members. If the subject was moved before it was locked, its new project is not held yet.

  const isIn = (place: Place, project: { id: string } | undefined) => place.project_id === (project?.id ?? null);

  /** Holds a record, so that it exists, is seen by the caller and accepts comments until the transaction ends. */
  const holdSubject = async (tx: Tx, caller: Principal, kind: SubjectKind, { type, id }: CommentSubject): Promise<void> => {
    const [project, place] = await together(projects.holdAny(tx, caller, { kind: type, id, of: kind.place }), lockOf(kind)(tx, caller, id));
    if (!place) throw notFound(type, id);
    if (!isIn(place, project)) return holdSubject(tx, caller, kind, { type, id });
    if (project) projects.refuseArchived(project);
  };

  /** Locks the comment for a write, and holds its subject. */
  const lock = async (
    tx: Tx,
    caller: Principal,
    id: string,
    ifMatch: IfMatch,
    allowed: (comment: Comment, caller: Principal) => void,
  ): Promise<Versioned<Comment>> => {
    const holds = [projects.holdAny(tx, caller, { kind: 'comment', id, of: projectOf }), lockSubject(tx, caller, id)] as const;
    const [project, place, locked] = await together(...holds, lockComment(tx, caller, id));
    const comment = found(locked, id);
    allowed(comment.data, caller);
    if (!isIn(place!, project)) return lock(tx, caller, id, ifMatch, allowed);
    if (project) projects.refuseArchived(project);
    expectVersion(comment.version, ifMatch);
    return comment;
  };

  /** Those whom a new comment concerns. */
  const concerned = async (tx: Tx, caller: Principal, body: string, subject: CommentSubject) => {
    const kind = subjects[subject.type];
    const people = kind && store.peopleAt(kind, caller, subject);
    return people ? notifications.concerned(tx, caller, subject.id, [mentioned(null, body), { kind: 'commented', people }]) : [];
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, changesFor: (current: Comment) => CommentUpdate) =>
    transaction(db, async (tx) => {
      const comment = await lock(tx, caller, id, ifMatch, expectAuthor);
      return changeOf(comment, changesFor(comment.data), async (changes) => {
        const after = store.update(tx, caller, comment, changes, now());
        const event = recordEvent(tx, caller, changeEventOf('COMMENT_UPDATED', { before: comment, after }));
        const concerns = [mentioned(comment.data.body, after.data.body)];
        await notifications.notify(tx, caller, { event, about: after.data.subject.id, concerns });
        return after;
      });
    });

  return {
    sees,

    list: (caller: Principal, query: ListQuery) => list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => window(db, caller, query),

    /** Reads the same window of the comments on each of several records of a type, by their ids. The caller must see the records. */
    windowsOn: (type: SubjectType) => (caller: Principal, ids: readonly string[], query: WindowQuery) =>
      store.windowsOn[type](db, caller, query, ids),

    /** The comments on one record. @throws ServiceError `not_found` when the caller does not see it */
    listOf: async (caller: Principal, type: SubjectType, id: string, query: ListQuery) => {
      await kindOf({ type, id }).expect(caller, id);
      return store.listOf[type](db, caller, query, id);
    },

    get: async (caller: Principal, id: string) => found(await findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => findByIds(db, caller, ids),

    create: (caller: Principal, { body, subject }: CommentCreate) =>
      transaction(db, async (tx) => {
        const held = referringBy('subject.id', async () => holdSubject(tx, caller, kindOf(subject), subject));
        const [, people] = await together(held, concerned(tx, caller, body, subject));
        const fields = { body, author_id: caller.userId, ...store.subjectOf(subject) };
        const comment = store.insert(tx, caller, fields, now());
        const event = recordEvent(tx, caller, eventOf('COMMENT_CREATED', comment));
        notifications.tell(tx, caller, event, subject.id, people);
        return comment;
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

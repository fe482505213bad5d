import type { EventOf, EventType } from '../../generated/events.ts';
import { changesRole, mayChangeAccess } from './access.ts';
import { eventsFor, type Filters, type Kind, kindOfEvent, type MirroredRecords, projectIn, restricted, type Viewer } from './kinds.ts';

/** A record as far as a copy looks into it. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** A copy as JSON, to continue from later. */
export interface SavedCopy<K extends Kind = Kind> {
  kinds: Filters<K>;
  /** The types of the events that it takes: the cursor is valid for these. */
  events: string[];
  cursor: string | null;
  viewer: Viewer | null;
  /** The kinds that have to be read again. */
  stale: K[];
  /** The ids of the projects whose records have to be read again. */
  staleProjects: string[];
  records: { [Name in K]: MirroredRecords[Name][] };
}

/** The name of a record in its kind: its id, or the two ids of a membership. */
export const keyOf = (kind: Kind, record: AnyRecord): string => {
  if (kind === 'projectMembers') return `${record.project_id} ${record.user_id}`;
  return kind === 'teamMembers' ? `${record.team_id} ${record.user_id}` : String(record.id);
};

type Value = string | { readonly in: readonly string[] };

const valuesOf = (value: Value): readonly string[] => (typeof value === 'object' ? value.in : [value]);

/** What lists take for the id of the viewer. */
const me = 'me';

/** Whether a record has the values of a filter. */
const matches = (filter: object, record: AnyRecord, viewer: Viewer | undefined): boolean =>
  Object.entries(filter).every(([name, value]) => valuesOf(value).some((one) => record[name] === (one === me ? viewer?.id : one)));

/** Filters without the names that have no value. */
const given = <K extends Kind>(kinds: Filters<K>): Filters<K> => {
  const filters = Object.entries<object>(kinds).map(([kind, filter]) => [
    kind,
    Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  ]);
  return Object.fromEntries(filters) as Filters<K>;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const isEnd = (type: string): boolean => type.endsWith('_DELETED') || type === 'PROJECT_MEMBER_REMOVED' || type === 'TEAM_MEMBER_REMOVED';

/** The records that go with a deleted one, as the catalogue of events says: their kind, and the property that names it. Files stay. */
const partsOf: { readonly [K in Kind]?: readonly (readonly [Kind, string])[] } = {
  users: [
    ['projectMembers', 'user_id'],
    ['teamMembers', 'user_id'],
  ],
  projects: [
    ['projectMembers', 'project_id'],
    ['tasks', 'project_id'],
  ],
  teams: [['teamMembers', 'team_id']],
};

/** Records of one viewer, and what events make of them. It asks nobody: kinds that have to be read again are `stale`. */
export class Copy<K extends Kind = Kind> {
  readonly kinds: Filters<K>;
  /** The types of the events that it takes. */
  readonly events: readonly EventType[];
  cursor: string | undefined;
  /** Undefined where it is not known, as for applications that act for themselves: every event may then be about the viewer. */
  viewer: Viewer | undefined;
  /** The kinds that have to be read again. */
  readonly stale: Set<Kind>;
  /** The ids of the projects whose records have to be read again. */
  readonly staleProjects: Set<string>;
  /** Whether the role of the viewer has changed since the viewer was read. */
  hasNewRole = false;
  /** Whether it may be the copy of somebody else: it was saved, and its viewer has not been read since. */
  #isUnproven: boolean;
  readonly #records: Map<Kind, Map<string, AnyRecord>>;

  /** @param from a copy to continue from; it is not used if it has other kinds or takes other events */
  constructor(kinds: Filters<K>, from?: SavedCopy<K>) {
    this.kinds = given(kinds);
    this.events = eventsFor(kinds);
    const saved = from && isSame([from.kinds, from.events], [this.kinds, this.events]) ? from : undefined;
    this.#isUnproven = saved !== undefined;
    this.cursor = saved?.cursor ?? undefined;
    this.viewer = saved?.viewer ?? undefined;
    const names = Object.keys(kinds) as K[];
    this.stale = new Set(saved ? saved.stale : names);
    this.staleProjects = new Set(saved?.staleProjects);
    this.#records = new Map(
      names.map((kind) => [
        kind,
        new Map(((saved?.records[kind] ?? []) as unknown as readonly AnyRecord[]).map((one) => [keyOf(kind, one), one])),
      ]),
    );
  }

  /** The records of a kind by their ids; memberships by the ids of both sides, with a space in between. */
  of<Name extends K>(kind: Name): ReadonlyMap<string, MirroredRecords[Name]> {
    return this.#records.get(kind) as unknown as ReadonlyMap<string, MirroredRecords[Name]>;
  }

  get size(): number {
    return [...this.#records.values()].reduce((sum, { size }) => sum + size, 0);
  }

  has(kind: Kind, key: string): boolean {
    return this.#records.get(kind)?.has(key) ?? false;
  }

  /** Whether the copy has all records of a kind that its viewer sees. */
  isWhole(kind: Kind): boolean {
    const filter = this.kinds[kind as K] as object | undefined;
    return filter !== undefined && Object.keys(filter).length === 0;
  }

  /** Whether some of it has to be read again. */
  get isStale(): boolean {
    return this.stale.size + this.staleProjects.size > 0;
  }

  /** Whether the server has to be asked before the copy is what its viewer sees. */
  get isBehind(): boolean {
    return this.#isUnproven || this.isStale;
  }

  /** Whether a filter has `me`, so that its viewer has to be known. */
  get needsViewer(): boolean {
    return Object.values<object>(this.kinds).some((filter) =>
      (Object.values(filter) as Value[]).some((value) => valuesOf(value).includes(me)),
    );
  }

  /** Takes who the credentials act for. The records of somebody else leave the copy, and saved ones that may be somebody else's. */
  takeViewer(viewer: Viewer | undefined): void {
    const isOther = viewer?.id !== this.viewer?.id || (this.#isUnproven && viewer === undefined);
    if (isOther) {
      for (const records of this.#records.values()) records.clear();
      this.invalidate();
    }
    this.#isUnproven = false;
    // Otherwise the events of their roles and teams are still to come, and have to find them as they were.
    if (restricted.every((kind) => !(kind in this.kinds) || this.stale.has(kind))) this.viewer = viewer;
  }

  /** Has kinds read again, or all of them. */
  invalidate(kinds: readonly Kind[] = Object.keys(this.kinds) as K[]): void {
    for (const kind of kinds) if (kind in this.kinds) this.stale.add(kind);
  }

  /** Has the records of a project read again, with all comments: they do not say to which project they belong. */
  invalidateProject(id: string): void {
    if (this.kindsIn(id).length > 0) this.staleProjects.add(id);
    this.invalidate(['comments']);
  }

  /** The kinds of which the copy may have records of a project. */
  kindsIn(projectId: string): Kind[] {
    return (Object.keys(projectIn) as Kind[]).filter((kind) => {
      const name = projectIn[kind]!;
      const { [name]: wanted } = (this.kinds[kind as K] ?? {}) as Record<string, Value>;
      return kind in this.kinds && (wanted === undefined || matches({ [name]: wanted }, { [name]: projectId }, this.viewer));
    });
  }

  /** Takes the records of a kind as they were just read. */
  replace(kind: Kind, records: Map<string, AnyRecord>): void {
    this.#records.set(kind, records);
    this.stale.delete(kind);
  }

  /** Takes the records of a project as they were just read, by kind. */
  replaceProject(id: string, read: ReadonlyMap<Kind, ReadonlyMap<string, AnyRecord>>): void {
    for (const [kind, records] of read) {
      const all = this.#records.get(kind)!;
      for (const one of this.#having(kind, projectIn[kind]!, id)) all.delete(keyOf(kind, one));
      for (const [key, record] of records) all.set(key, record);
    }
    this.staleProjects.delete(id);
  }

  /** Takes the next event. */
  apply(event: EventOf): void {
    if (mayChangeAccess(event, this)) this.#invalidateAfter(event);
    if (event.type === 'PROJECT_FILE_REMOVED') this.#forgetMoved(event.data);
    if (event.type === 'PROJECT_DELETED') this.#forgetFilesOf(event.data.id);
    // An event of a type that is not known changes no copy: more types are added over time.
    const kind: Kind | null | undefined = kindOfEvent[event.type];
    if (!kind) return;
    const data = event.data as unknown as AnyRecord;
    if (isEnd(event.type)) this.#forget(kind, data);
    else this.#put(kind, data);
    // Its owner is its first member, without an event.
    if (event.type === 'PROJECT_CREATED')
      this.#put('projectMembers', { project_id: event.data.id, user_id: event.data.owner_id, role: 'owner' });
  }

  save(): SavedCopy<K> {
    const records = [...this.#records].map(([kind, some]) => [kind, [...some.values()]]);
    return {
      kinds: this.kinds,
      events: [...this.events],
      cursor: this.cursor ?? null,
      viewer: this.viewer ?? null,
      stale: [...this.stale] as K[],
      staleProjects: [...this.staleProjects],
      records: Object.fromEntries(records) as SavedCopy<K>['records'],
    };
  }

  #invalidateAfter(event: EventOf): void {
    this.hasNewRole ||= changesRole(event, this);
    // Comments are all that may be missing of a file that was moved.
    if (event.type === 'FILE_UPDATED') this.invalidate(['comments']);
    else if (event.type.startsWith('PROJECT_')) this.invalidateProject(event.resource_id!);
    else this.invalidate(restricted);
  }

  #put(kind: Kind, record: AnyRecord): void {
    const records = this.#records.get(kind);
    if (!records) return;
    if (matches(this.kinds[kind as K], record, this.viewer)) records.set(keyOf(kind, record), record);
    else records.delete(keyOf(kind, record));
  }

  /** The records of a kind with a value. */
  #having(kind: Kind, name: string, value: unknown): AnyRecord[] {
    return [...(this.#records.get(kind)?.values() ?? [])].filter((record) => record[name] === value);
  }

  /** Forgets a record that is gone, with all that went with it. */
  #forget(kind: Kind, record: AnyRecord): void {
    this.#records.get(kind)?.delete(keyOf(kind, record));
    for (const [part, name] of partsOf[kind] ?? []) for (const one of this.#having(part, name, record.id)) this.#forget(part, one);
    for (const comment of this.#records.get('comments')?.values() ?? [])
      if ((comment.subject as { id: string }).id === record.id) this.#records.get('comments')!.delete(String(comment.id));
    // The comments on its tasks are gone, too.
    if (kind === 'projects' && !this.isWhole('tasks')) this.invalidate(['comments']);
  }

  /** A file left a project: where no event has told of its new place, its viewer does not see it there. */
  #forgetMoved({ project_id, file_id }: { project_id: string; file_id: string }): void {
    const file = this.#records.get('files')?.get(file_id);
    if (file?.project_id === project_id) this.#forget('files', file);
    if (!this.isWhole('files')) this.invalidate(['comments']);
  }

  /** The files of a deleted project remain, for their uploaders and administrators. */
  #forgetFilesOf(projectId: string): void {
    if (this.viewer?.isAdmin) return;
    if (!this.viewer || !this.isWhole('files')) this.invalidate(['files', 'comments']);
    for (const file of this.#having('files', 'project_id', projectId))
      if (file.uploaded_by !== this.viewer?.id) this.#forget('files', file);
  }
}

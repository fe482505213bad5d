import type { EventOf, EventType } from '../../generated/events.ts';
import { affectedBy, changesRole } from './access.ts';
import {
  eventsFor,
  type Filters,
  factsOf,
  factsOfEvent,
  filterOf,
  goingWith,
  type Kind,
  type MirroredRecords,
  restricted,
  type Viewer,
  valueAt,
} from './kinds.ts';

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
  /** The records that have to be read again with all whose readers they decide: their kinds, by id. */
  staleRecords: Record<string, Kind>;
  records: { [Name in K]: MirroredRecords[Name][] };
}

/** The name of a record in its kind: its id, or the two ids of a membership. */
export const keyOf = (kind: Kind, record: AnyRecord): string =>
  (factsOf(kind).key ?? ['id']).map((name) => String(valueAt(record, name))).join(' ');

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

/** The kinds of an object by kind. */
const kindsOf = (values: object = {}): Kind[] => Object.keys(values) as Kind[];

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
  /** The records that have to be read again with all whose readers they decide: their kinds, by id. */
  readonly staleRecords: Map<string, Kind>;
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
    this.staleRecords = new Map(Object.entries(saved?.staleRecords ?? {}));
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
    return this.stale.size + this.staleRecords.size > 0;
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
    // Otherwise the events of their roles and groups are still to come, and have to find them as they were.
    if (restricted.every((kind) => !(kind in this.kinds) || this.stale.has(kind))) this.viewer = viewer;
  }

  /** Has kinds read again, or all of them. */
  invalidate(kinds: readonly Kind[] = Object.keys(this.kinds) as K[]): void {
    for (const kind of kinds) if (kind in this.kinds) this.stale.add(kind);
  }

  /** Has a record read again with all whose readers it decides, and whole kinds where these do not say to which record they belong. */
  invalidateRecord(kind: Kind, id: string): void {
    if (this.kindsIn(kind, id).length > 0) this.staleRecords.set(id, kind);
    const { followers = [], places = {} } = factsOf(kind);
    this.invalidate(followers.filter((one) => !(one in places)));
  }

  /** The kinds of which the copy may have records whose readers a record decides. */
  kindsIn(kind: Kind, id: string): Kind[] {
    const { places = {} } = factsOf(kind);
    return kindsOf(places).filter((one) => {
      const name = filterOf(places[one]!);
      const { [name]: wanted } = (this.kinds[one as K] ?? {}) as Record<string, Value>;
      return one in this.kinds && (wanted === undefined || matches({ [name]: wanted }, { [name]: id }, this.viewer));
    });
  }

  /** Takes the records of a kind as they were just read. */
  replace(kind: Kind, records: Map<string, AnyRecord>): void {
    this.#records.set(kind, records);
    this.stale.delete(kind);
  }

  /** Takes a record as it was just read, with those whose readers it decides, by kind. */
  replaceRecord(kind: Kind, id: string, read: ReadonlyMap<Kind, ReadonlyMap<string, AnyRecord>>): void {
    const { places = {} } = factsOf(kind);
    for (const [one, records] of read) {
      const all = this.#records.get(one)!;
      for (const former of this.#having(one, places[one]!, id)) all.delete(keyOf(one, former));
      for (const [key, record] of records) all.set(key, record);
    }
    this.staleRecords.delete(id);
  }

  /** Takes the next event. */
  apply(event: EventOf): void {
    this.hasNewRole ||= changesRole(event, this);
    for (const affected of affectedBy(event, this)) {
      if ('id' in affected) this.invalidateRecord(affected.kind, affected.id);
      else this.invalidate(affected.kinds);
    }
    const { kind, ends, moves, made = [] } = factsOfEvent(event);
    const data = event.data as unknown as AnyRecord;
    if (moves) this.#forgetMoved(moves, event);
    if (!kind) return;
    if (ends) this.#end(kind, data);
    else this.#put(kind, data);
    for (const { kind: other, id, values } of made) {
      const own = Object.entries(values).map(([name, value]) => [name, value.startsWith('$') ? data[value.slice(1)] : value]);
      this.#put(other, { [id]: event.resource_id, ...Object.fromEntries(own) });
    }
  }

  save(): SavedCopy<K> {
    const records = [...this.#records].map(([kind, some]) => [kind, [...some.values()]]);
    return {
      kinds: this.kinds,
      events: [...this.events],
      cursor: this.cursor ?? null,
      viewer: this.viewer ?? null,
      stale: [...this.stale] as K[],
      staleRecords: Object.fromEntries(this.staleRecords),
      records: Object.fromEntries(records) as SavedCopy<K>['records'],
    };
  }

  #put(kind: Kind, record: AnyRecord): void {
    const records = this.#records.get(kind);
    if (!records) return;
    if (matches(this.kinds[kind as K], record, this.viewer)) records.set(keyOf(kind, record), record);
    else records.delete(keyOf(kind, record));
  }

  /** The records of a kind with a value. */
  #having(kind: Kind, path: string, value: unknown): AnyRecord[] {
    return [...(this.#records.get(kind)?.values() ?? [])].filter((record) => valueAt(record, path) === value);
  }

  /** Forgets a record that the viewer no longer sees, with all that goes with it. */
  #forget(kind: Kind, record: AnyRecord): void {
    this.#records.get(kind)?.delete(keyOf(kind, record));
    const { parts = {} } = factsOf(kind);
    for (const part of kindsOf(parts)) {
      for (const one of this.#having(part, parts[part]!, record.id)) this.#forget(part, one);
      // What goes with parts that the copy does not have is gone, too.
      if (!this.isWhole(part)) this.invalidate([...goingWith(part)]);
    }
  }

  /** Forgets a record that is deleted. Some that had its readers remain: those of its viewer, and for administrators all. */
  #end(kind: Kind, record: AnyRecord): void {
    const { kept = {} } = factsOf(kind);
    for (const other of this.viewer?.isAdmin ? [] : kindsOf(kept)) {
      const { of, person } = kept[other]!;
      if (!this.viewer || !this.isWhole(other)) this.invalidate([other, ...(factsOf(other).followers ?? [])]);
      for (const one of this.#having(other, of, record.id))
        if (person === undefined || one[person] !== this.viewer?.id) this.#forget(other, one);
    }
    this.#forget(kind, record);
  }

  /** A record left another one: where no event has told of its new place, its viewer does not see it there. */
  #forgetMoved({ kind, id, from }: NonNullable<ReturnType<typeof factsOfEvent>['moves']>, { data, resource_id }: EventOf): void {
    const record = this.#records.get(kind)?.get(String(valueAt(data, id)));
    if (record && valueAt(record, from) === resource_id) this.#forget(kind, record);
    if (!this.isWhole(kind)) this.invalidate(factsOf(kind).followers ?? []);
  }
}

import type { EventType } from '../../generated/events.ts';
import { affecting, kindOfEvent, type MirroredLists, type MirroredRecords } from '../../generated/mirrored.ts';

export { kindOfEvent, type MirroredRecords };

export type Kind = keyof MirroredRecords;

type TextsOf<Record> = { [Name in keyof Record]: NonNullable<Record[Name]> extends string ? Name : never }[keyof Record];

/** How a list can compare a property. */
type Comparisons<F> = keyof Exclude<Extract<F, object>, Date>;

/** The filters by ids and values of enums: those that a list compares as they are. It takes texts in any case, and times with any offset. */
type ExactOf<List> = {
  [Name in keyof List]-?: 'in' extends Comparisons<List[Name]> ? ('contains' extends Comparisons<List[Name]> ? never : Name) : never;
}[keyof List];

/** Which records of a kind a copy has: all that its viewer sees, or those with these ids and values of enums. `me` is the viewer's own id. */
export type Filter<K extends Kind> = {
  readonly [Name in keyof MirroredRecords[K] & TextsOf<MirroredRecords[K]> & ExactOf<MirroredLists[K]>]?:
    | NonNullable<MirroredRecords[K][Name]>
    | { readonly in: readonly NonNullable<MirroredRecords[K][Name]>[] }
    | undefined;
};

/** The kinds of a copy, each with its filter; `{}` is all that its viewer sees. */
export type Filters<K extends Kind> = { readonly [Name in K]: Filter<Name> };

/** Who a copy is for. */
export interface Viewer {
  id: string;
  isAdmin: boolean;
  /** The ids of their teams. */
  teams: readonly string[];
}

/** The kinds of which people see only a part. All others are visible to everybody in the account. */
export const restricted: readonly Kind[] = ['projects', 'projectMembers', 'tasks', 'files', 'comments'];

/** The kinds of records that belong to a project, and the property that names it. */
export const projectIn: { readonly [K in Kind]?: string } = {
  projects: 'id',
  projectMembers: 'project_id',
  tasks: 'project_id',
  files: 'project_id',
};

const all = Object.keys(kindOfEvent) as EventType[];

/** The types of the events that change a copy of these kinds. */
export const eventsFor = (kinds: object): EventType[] => {
  const names = Object.keys(kinds) as Kind[];
  return all.filter((type) => names.some((kind) => kindOfEvent[type] === kind || (affecting[kind] as readonly string[]).includes(type)));
};

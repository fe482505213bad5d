import type * as accountFamilies from '@tessera/client/account';
import type * as platformFamilies from '@tessera/client/platform';
import type { Data } from './record.ts';

/** An action on a record, besides editing and deleting it. */
export interface Action<Verb extends string = string> {
  label: string;
  operation: Verb;
  /** Whether the action applies to this record now. */
  when?: (record: Data) => boolean;
  /** The operation that undoes it. */
  undo?: Verb;
  /** The question asked first. */
  ask?: string;
  /** The request body, if any. */
  body?: Data;
  /** The property of the answer that is a secret, which is shown once. */
  shows?: string;
}

/** Related records, shown below a record on its page. */
export interface Related {
  title: string;
  /** The collection whose columns they have. */
  collection: string;
  /** The list of this record's family that returns them. */
  operation: string;
}

/** People who belong to a record: they can be added, removed and, where they have roles, given another one. */
export interface Membership {
  /** The property with the person's id. */
  person: string;
  add: string;
  remove: string;
  /** The operation that changes the role, the property that has it, and the roles. */
  role?: { operation: string; property: string; roles: readonly string[] };
}

/** How the owner of a record makes another member its owner. */
interface HandOver<Field extends string = string, Verb extends string = string> {
  operation: Verb;
  /** The property with the owner's id. */
  property: Field;
  /** The role of owners, which cannot be removed. */
  role: string;
  /** What the question says. */
  ask: string;
}

/** One step of a card's way from one column of a board to another. */
interface Step<Verb extends string = string> {
  operation: Verb;
  body?: Data;
}

/** A board: the records in columns, one for each value of a property. */
interface BoardView<Field extends string = string, Verb extends string = string> {
  /** The property with an enum. */
  property: Field;
  /** What a card shows besides its name. */
  shown: readonly Field[];
  /** What makes a value out of another one; empty where nothing does. */
  steps: (from: string, to: string) => readonly Step<Verb>[];
}

/** Records that are shown on the page of their subject as a conversation, newest last, with a field for a new one. */
interface Thread<Field extends string = string> {
  text: Field;
  author: Field;
  /** The property with the type and the id of what they are about. */
  subject: Field;
}

/** The page of one record, given to what a view adds to it. */
export interface RecordProps {
  record: Data;
  isAllowed: boolean;
}

/** A list below a record, given to what shows it. */
export interface PartProps extends RecordProps {
  title: string;
  /** The collection of the records in the list, and that of the record above it. */
  collection: Collection;
  of: Collection;
  list: {
    rows: readonly Data[];
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
    /** Reads more; undefined at the end of the list. */
    more: (() => void) | undefined;
  };
}

/** The groups of the navigation that have families of the platform. */
export type Group = 'Work' | 'Developers';

/** What a view may say otherwise than the contract. Its components stand in `components.d.ts`. */
export interface Shown<Field extends string = string, Verb extends string = string> {
  /** Its address. */
  id: string;
  title: string;
  noun: string;
  /** The plural, if it is not the title. */
  plural?: string;
  /** A sentence that explains the family, shown while there are no records. */
  about: string;
  /** The group of the navigation. */
  group: Group;
  /** Additional search terms. */
  also?: string;
  /** Whether only administrators see its pages. */
  isForAdministrators: boolean;
  /** Whether only administrators write. */
  isAdministered: boolean;
  /** Whether its records are the person's own, so that people of every role write them. */
  isOwn: boolean;
  /** The value of a property whose number the navigation shows, such as that of unread records. */
  counted?: { property: Field; value: string };
  /** Whether the lists below a record of the family that have a board are shown as one. */
  opensBoards?: (record: Data) => boolean;
  /** The property that names a record. */
  name: Field;
  columns: readonly Field[];
  sort?: string;
  actions: readonly Action<Verb>[];
  /** Whether its page has a form for a new record. */
  hasForm: boolean;
  /** Whether forms offer its records by name where they ask for an id of one. */
  isOffered: boolean;
  board?: BoardView<Field, Verb>;
  handOver?: HandOver<Field, Verb>;
  thread?: Thread<Field>;
}

/** A family of the API as a table, a form and a page. Columns, filters and fields come from the contract. */
export interface Collection extends Shown {
  /** What the contract calls one record, as in `user_id` and `USER_CREATED`. */
  kind: string;
  /** Its family in the client, its list, the path of the list, and the operation that reads one record. */
  family: string;
  list: string;
  path: string;
  get?: string;
  /** The operation that returns its list as JSON lines. */
  exported?: string;
  /** The schema of a record. */
  record: string;
  /** The prefix of its ids. */
  prefix?: string;
  /** The operation that creates one, with its schema. */
  create?: { operation: string; schema: string; shows?: string; verb?: string };
  update?: { operation: string; schema: string };
  remove?: { operation: string; verb: string; ask: string };
  related: readonly Related[];
  /** Whether its records are shown by name wherever their ids appear. */
  isNamed: boolean;
  /** Whether nobody writes its records, so that lists have the newest ones first. */
  isLog: boolean;
  membership?: Membership;
}

/** What a table shows. */
export type Tabular = Pick<Collection, 'id' | 'title' | 'get' | 'record' | 'name' | 'columns'>;

/** What a family wants on its pages beyond what its contract gives, and the order of the navigation. */
export interface View<Field extends string = string, Verb extends string = string> extends Partial<Shown<Field, Verb>> {
  /** Its name in the client. */
  family: keyof typeof platformFamilies | keyof typeof accountFamilies;
  /** Its place in the navigation: lower ones come first, and those without one last. */
  order?: number;
  /** What creating a record is called. */
  create?: { verb: string };
  /** How a record is deleted: with another verb, or after another question. */
  remove?: { verb?: string; ask?: string };
  /** The lists of its records' parts, by the last part of their path. */
  parts?: Readonly<Record<string, Partial<Shown>>>;
}

/** A type of fields that is neither some values nor a record of another family. */
export type PlainType = 'text' | 'integer' | 'boolean' | 'timestamp';

/** A field of the records of a family. */
export type Field =
  | { name: string; type: PlainType }
  | { name: string; type: 'enum'; values: readonly string[] }
  /** A record of another family, by id; the property has `_id` behind the name of the field. */
  | { name: string; type: 'reference'; to: Known };

/** A family that there is already, as one whose records name its own knows it. */
export interface Known {
  family: string;
  /** The kind of its records, such as `customer`. */
  kind: string;
  prefix: string;
  /** Whether every platform has it. */
  builtIn: boolean;
  /** Whether GraphQL has its records. */
  graphql: boolean;
}

/** What decides whether records of another family can belong to its own, or name them. */
export interface Bearing {
  /** Whether everybody in the account sees its records, and it has a table. */
  open: boolean;
  /** Whether `expand` can show its records. */
  shown: boolean;
  /** Whether its service has a list of what is done before a record of it is deleted. */
  left: boolean;
  /** Whether its records are deleted with others, without events of their own. */
  deletedWith: boolean;
  /** The properties of its records. */
  properties: readonly string[];
}

/** A family to write. */
export interface Shape {
  /** Its name, such as `invoices`. */
  family: string;
  /** The kind of its records, such as `invoice`. */
  kind: string;
  /** Of their ids. */
  prefix: string;
  /** What its records have besides a name. */
  fields: readonly Field[];
  parent: Known | undefined;
  graphql: boolean;
}

/** What a family is asked for with. */
export interface Wish {
  family: string;
  prefix?: string;
  /** Each as `name:type`. */
  fields: readonly string[];
  belongsTo?: string;
  graphql: boolean;
}

/** What a project has already. */
export interface Surroundings {
  /** The families, by name. */
  families: Readonly<Record<string, Known & Bearing>>;
  /** Names that are no families, and may not become one: tables, tags and schemas of all contracts. */
  taken: ReadonlySet<string>;
  /** Kinds and prefixes of ids, by kind. */
  prefixes: Readonly<Record<string, string>>;
  /** Whether a prefix occurs in the code already, as a name or in front of an ID. */
  isUsed: (prefix: string) => boolean;
}

/** The property of a field in records. */
export const propertyOf = ({ name, type }: Field): string => (type === 'reference' ? `${name}_id` : name);

import { pascalCase } from '../../../core/client-names.ts';
import { Refusal } from '../refusal.ts';

/** The types of fields, and what a value of each looks like. */
const types = ['text', 'integer', 'boolean', 'timestamp'] as const;

/** A field of the records of a family. */
export type Field =
  | { name: string; type: (typeof types)[number] }
  | { name: string; type: 'enum'; values: readonly string[] }
  /** A user, by id; the property has `_id` behind the name of the field. */
  | { name: string; type: 'user' };

/** A family that there is already, as one that belongs to it knows it. */
export interface Parent {
  family: string;
  /** The kind of its records, such as `customer`. */
  kind: string;
  prefix: string;
  /** Whether every platform has it. */
  builtIn: boolean;
  /** Whether GraphQL has its records. */
  graphql: boolean;
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
  parent: Parent | undefined;
  graphql: boolean;
}

/** What a family is asked for with. */
export interface Wish {
  family: string;
  singular?: string;
  prefix?: string;
  /** Each as `name:type`. */
  fields: readonly string[];
  belongsTo?: string;
  graphql: boolean;
}

/** What a project has already. */
export interface Surroundings {
  /** The families, by name; `open` are those whose records everybody in the account sees, and that have a table. */
  families: Readonly<Record<string, Parent & { open: boolean }>>;
  /** Names that are no families, and may not become one: tables, tags and schemas of all contracts. */
  taken: ReadonlySet<string>;
  /** Kinds and prefixes of ids, by kind. */
  prefixes: Readonly<Record<string, string>>;
  /** Whether a prefix occurs in the code already, as a name or in front of an ID. */
  isUsed: (prefix: string) => boolean;
}

/** Words of TypeScript that a record cannot be called. */
const keywords = ['case', 'class', 'enum', 'export', 'function', 'import', 'interface', 'new', 'package', 'return', 'switch', 'this'];

/** Properties that every record has, or that mean something else in requests. */
const reserved = [
  'id',
  'name',
  'version',
  'created_at',
  'updated_at',
  'account_id',
  'page',
  'limit',
  'offset',
  'after',
  'sort',
  'fields',
  'expand',
  'or',
];

/** The kind of the records of a family with a regular plural; undefined for others. */
const singularOf = (family: string): string | undefined => {
  if (family.endsWith('ies')) return `${family.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(family)) return family.slice(0, -2);
  return /[^su]s$/.test(family) ? family.slice(0, -1) : undefined;
};

/** Three letters for ids, in the order in which they say most of the kind: its beginning, then its first letter and two later ones. */
function* candidates(kind: string): Generator<string> {
  const [first = '', ...letters] = kind.replaceAll('_', '');
  const consonants = letters.filter((letter) => !'aeiou'.includes(letter));
  for (const rest of [letters.slice(0, 2), consonants, letters])
    for (let one = 0; one < rest.length; one += 1)
      for (let other = one + 1; other < rest.length; other += 1) yield `${first}${rest[one]}${rest[other]}`;
}

const prefixFor = (kind: string, chosen: string | undefined, { prefixes, isUsed }: Surroundings): string => {
  const holder = (prefix: string) => Object.keys(prefixes).find((one) => prefixes[one] === prefix);
  if (chosen === undefined) {
    const free = [...candidates(kind)].find((prefix) => !holder(prefix) && !isUsed(prefix));
    if (free === undefined) throw new Refusal(`no prefix is free for the ids of a ${kind}: choose three letters with --prefix.`);
    return free;
  }
  if (!/^[a-z]{3}$/.test(chosen)) throw new Refusal(`a prefix has three letters from a to z, not ${chosen}.`);
  if (holder(chosen)) throw new Refusal(`the prefix ${chosen} is that of the ids of a ${holder(chosen)}.`);
  return chosen;
};

/** @throws Refusal for a type that there is not */
const fieldOf = (text: string): Field => {
  const [, name, type = ''] = /^([^:]*):(.*)$/.exec(text) ?? [];
  if (name === undefined || !/^[a-z]+(_[a-z]+)*$/.test(name))
    throw new Refusal(`a field is name:type, such as due_at:timestamp, with a name in snake_case; not ${text}.`);
  if (reserved.includes(name))
    throw new Refusal(`${name} cannot be the name of a field: every record has it, or lists mean something else by it.`);
  if (type === 'users') return { name, type: 'user' };
  const values = type.split('|');
  if (values.length > 1 && values.every((value) => /^[a-z]+(_[a-z]+)*$/.test(value)) && new Set(values).size === values.length)
    return { name, type: 'enum', values };
  const known = types.find((one) => one === type);
  if (known) return { name, type: known };
  throw new Refusal(
    `there is no type ${type} for the field ${name}. There are ${types.join(', ')}, values such as draft|sent, and users for a user of the account.`,
  );
};

/** The property of a field in records. */
export const propertyOf = ({ name, type }: Field): string => (type === 'user' ? `${name}_id` : name);

const parentOf = (name: string | undefined, graphql: boolean, { families }: Surroundings): Parent | undefined => {
  if (name === undefined) return undefined;
  const { open, ...parent } = families[name] ?? {};
  const possible = Object.values(families).flatMap((one) => (one.open ? [one.family] : []));
  if (!('family' in parent)) throw new Refusal(`there is no family ${name} to belong to. There are ${possible.join(', ')}.`);
  if (!open)
    throw new Refusal(
      `records cannot belong to ${name} by this command: not everybody in the account sees those, or the account has no table of them. What they can belong to: ${possible.join(', ')}.`,
    );
  if (graphql && !parent.graphql) throw new Refusal(`GraphQL does not have ${name}: a family that belongs to it cannot be there, either.`);
  return parent;
};

/** The family that somebody asks for. @throws Refusal where it cannot be written */
export const shapeOf = (wish: Wish, surroundings: Surroundings): Shape => {
  const { family, singular, prefix, graphql, belongsTo } = wish;
  const { families, taken, prefixes } = surroundings;
  if (!/^[a-z]{3,30}$/.test(family))
    throw new Refusal(`the name of a family is a plural of one word in lower case, such as invoices; not ${family}.`);
  if (families[family]) throw new Refusal(`there is a family ${family} already.`);
  const kind = singular ?? singularOf(family);
  if (kind === undefined) throw new Refusal(`${family} is no regular plural: say with --singular what one record is called.`);
  if (!/^[a-z]{2,30}$/.test(kind) || kind === family)
    throw new Refusal(`--singular is one word in lower case, another one than ${family}; not ${kind}.`);
  if (taken.has(family) || taken.has(pascalCase(kind)) || kind in prefixes || keywords.includes(kind))
    throw new Refusal(`${family} cannot be the name of a family: the project calls something else so.`);
  const parent = parentOf(belongsTo, graphql, surroundings);
  const fields = wish.fields.map(fieldOf);
  const named = [
    ...fields.map((field) => new Set([field.name, propertyOf(field)])),
    new Set(parent ? [parent.kind, `${parent.kind}_id`] : []),
  ];
  const names = named.flatMap((one) => [...one]);
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice) throw new Refusal(`two fields are called ${twice}.`);
  return { family, kind, prefix: prefixFor(kind, prefix, surroundings), fields, parent, graphql };
};

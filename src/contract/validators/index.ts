import type { Check } from '../violations.ts';
import { compiled } from './compiled.ts';

type Table<Row> = Readonly<Record<string, Row>>;

/** The validators of a document, by operation. */
export interface Validators {
  readonly parameters: Table<Readonly<Record<'path' | 'query' | 'header', Check>>>;
  /** By media type. */
  readonly bodies: Table<Table<Check>>;
  /** By status, with `default` for errors that no operation lists. */
  readonly answers: Table<Table<Check>>;
  /** By status; checks headers by their names in lower case. */
  readonly headers: Table<Table<Check>>;
}

/** The validators of the platform, including its messages. */
interface PlatformValidators extends Validators {
  readonly eventData: Table<Check>;
  /** Of `data`, `actor` and `resource_id` together. */
  readonly recordedEvents: Table<Check>;
  readonly webhookBodies: Table<Check>;
  /** Of the properties that GraphQL shows, by `Type.field`. */
  readonly shownProperties: Table<Check>;
}

type Tree = { [word: string]: Tree | Check };

/** Adds a function to a tree: `parameters listProjects query` becomes `query` in `listProjects` in `parameters`. */
const place = (tree: Tree, name: string, check: Check): void => {
  const words = name.split(' ');
  const last = words.pop()!;
  let at = tree;
  for (const word of words) {
    at[word] ??= {};
    at = at[word] as Tree;
  }
  at[last] = check;
};

const trees: Tree = {};
for (const [module, { ids, ...checks }] of Object.entries(compiled)) {
  const [document] = module.split('.') as [string];
  for (const [name, id] of Object.entries(ids)) place(trees, `${document} ${name}`, checks[id]!);
}

const none = { parameters: {}, bodies: {}, answers: {}, headers: {} };
const all: Readonly<Record<string, Validators>> = Object.fromEntries(
  Object.entries(trees).map(([name, tree]) => [name, { ...none, ...(tree as Partial<Validators>) }]),
);

/** The validators of the contracts. */
export const validators = all as Readonly<{
  platform: PlatformValidators;
  identity: Validators;
  account: Validators;
  operators: Validators;
  messages: Validators & { readonly frames: Table<Check> };
}>;

/** The validators of a version that differ from those of the latest version. */
export const validatorsOfVersion = (version: string): Validators | undefined => all[version];

import { globSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { fieldMap } from '#generated/graphql/field-map';
import { recordPrefixes } from '#generated/ids';
import { events } from '#generated/messages/events';
import { operations } from '#generated/platform/operations';
import { readSource } from '../../src/codegen/read-yaml.ts';

/** The families that the machinery itself is made of: it may name them. */
const machinery: readonly string[] = ['users', 'webhooks', 'events', 'operations'];

/** Nouns of families that are also words of the field, and what they mean there. Alone they say nothing; the names that are made with them do. */
const homonyms: Readonly<Record<string, string>> = {
  comment: 'in a source text or an event stream',
  file: 'on a disk',
  project: 'the folder of a package',
  resource: 'of OAuth 2.0 and of the Model Context Protocol',
  task: 'in the background or in another thread',
};

/** Names that are made with a homonym and are no family's. */
const others: Readonly<Record<string, string>> = {
  resource_id: 'of an event or an operation: the id of its record, of whichever family',
  resource_ids: 'the same, of a subscription',
  resourceId: 'the same',
  resourceIds: 'the same',
};

/** A use of a family's noun. */
export interface Use {
  file: string;
  line: number;
  family: string;
  text: string;
}

/** What names a family. */
export interface Nouns {
  family: string;
  /** Whole names and texts: operations, fields of GraphQL, schemas, properties, and the noun itself where it is no homonym. */
  whole: ReadonlySet<string>;
  /** What occurs in longer texts and in SQL: ids, types of events, operations, tables, columns, scopes and paths. */
  inText: RegExp;
  /** The noun as a word of a name or a text, where it is no homonym. */
  word: RegExp | undefined;
  /** The tables, which are named by calls of the database. */
  tables: ReadonlySet<string>;
}

const keysWhere = <Value>(table: Readonly<Record<string, Value>>, holds: (value: Value) => boolean): string[] =>
  Object.entries(table).flatMap(([key, value]) => (holds(value) ? [key] : []));

const schemasOf = (family: string): string[] => {
  const { schemas } = readSource(`platform/${family}.yaml`);
  return Object.keys(schemas as object);
};

/** A pattern for any of the names as a word; for none where there are none. */
const anyOf = (names: readonly string[]): string => (names.length > 0 ? `\\b(${names.join('|')})\\b` : '(?!)');

/** What the contracts and the folder of a family say of it. */
interface Facts {
  family: string;
  /** The kind of its ids, and their prefix. */
  kind: string;
  prefix: string;
  operations: readonly string[];
  /** Root fields of GraphQL. */
  fields: readonly string[];
  /** Types of events. */
  types: readonly string[];
  tables: readonly string[];
  schemas: readonly string[];
}

const factsOf = (family: string): Facts => {
  const kind = Object.keys(recordPrefixes).find((one) => `${one}s` === family)!;
  const own = keysWhere(operations, (one) => one.family === family);
  return {
    family,
    kind,
    prefix: recordPrefixes[kind as keyof typeof recordPrefixes],
    operations: own,
    fields: [fieldMap.roots.Query, fieldMap.roots.Mutation].flatMap((root) =>
      keysWhere<object>(root, (one) => 'operation' in one && own.includes(String(one.operation))),
    ),
    types: keysWhere(events, ({ subject }) => subject === family),
    tables: globSync(`src/families/${family}/tables/*.ts`).map((file) => basename(file, '.ts').replaceAll('-', '_')),
    schemas: schemasOf(family),
  };
};

/** What names a family. */
export const nounsOf = ({ family, kind, prefix, operations: own, fields, types, tables, schemas }: Facts): Nouns => {
  const isHomonym = kind in homonyms;
  const handles = (names: string[]) => names.filter((name) => !(name in others));
  const names = [...own, ...fields, ...schemas, ...handles([`${kind}Id`, `${kind}Ids`])];
  const isNoun = (name: string) => name === kind || name === family;
  return {
    family,
    whole: new Set(isHomonym ? names.filter((name) => !isNoun(name)) : [...names, kind, family]),
    inText: new RegExp(
      [
        anyOf([...types, ...own, ...handles([`${kind}_id`, `${kind}_ids`]), ...tables.filter((table) => !isNoun(table))]),
        `\\b${prefix}_`,
        `\\b(read|write):${family}\\b`,
        `/v1/${family}\\b`,
        `\\b(into|join|update|references) ${family}\\b`,
      ].join('|'),
    ),
    word: isHomonym ? undefined : new RegExp(`(^|[^a-z])${kind}s?($|[^a-z])`, 'i'),
    tables: new Set(tables),
  };
};

/** The nouns of the families that can be removed. */
export const familyNouns = (): Nouns[] =>
  globSync('openapi/platform/*.yaml')
    .map((file) => basename(file, '.yaml'))
    .filter((family) => !machinery.includes(family))
    .sort()
    .map((family) => nounsOf(factsOf(family)));

/** `integrationSecrets` as `integration secrets`. */
const asWords = (text: string): string => text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ');

const isText = (node: ts.Node): node is ts.LiteralLikeNode | ts.JsxText =>
  ts.isStringLiteral(node) ||
  ts.isNoSubstitutionTemplateLiteral(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isJsxText(node);

const databaseCalls = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'innerJoin', 'leftJoin', 'insertAll']);

/** Whether a text is an argument of a call that takes tables. */
const namesTable = ({ parent }: ts.Node): boolean => {
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  return databaseCalls.has(ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText());
};

/** The uses of nouns in the names and texts of a source file. Comments are prose and may give examples. */
export const usesIn = (file: string, source: string, nouns: readonly Nouns[]): Use[] => {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const parsed = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || isText(node)) {
      const { text } = node;
      for (const { family, whole, inText, word, tables } of nouns)
        if (whole.has(text) || inText.test(text) || word?.test(asWords(text)) || (tables.has(text) && namesTable(node)))
          found.push({ file, line: ts.getLineAndCharacterOfPosition(parsed, node.getStart(parsed)).line + 1, family, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
};

/** The files that know no family: all of `src` but the families themselves. */
export const neutralFiles = (): string[] => globSync('src/**/*.{ts,tsx}', { exclude: ['src/families/**', '**/node_modules/**'] }).sort();

import { wordsOf } from './places.ts';
import { isJson, type Json, type Node, type SourceFiles, valueIn } from './source-files.ts';

/** The lists of the parts that operations have by default: in common.yaml, and for the other forms of errors. */
const common = 'shared/common.yaml';
const others = 'identity/errors.yaml';
const forms = ['oauth', 'session'];

/** The keys of common.yaml with parts of each kind, the general one first, and the statuses that some of them are about. */
const listsOf: Readonly<Record<string, readonly string[]>> = {
  headers: ['headers', 'records', 'replayed', 'waiting'],
  parameters: ['parameters', 'pagination', 'filtered'],
  responses: ['responses', 'patches'],
};

const statuses: Readonly<Record<string, RegExp>> = { replayed: /^2/, waiting: /^409$/, patches: /^415$/ };

/** Whether most responses of a document have a header. */
const isOnMost = ({ components }: Json, header: string): boolean => {
  const responses = Object.values(isJson(components) && isJson(components.responses) ? components.responses : {});
  const having = responses.filter((response) => isJson(response) && isJson(response.headers) && header in response.headers);
  return having.length * 2 > responses.length;
};

/** Whether a response has one record in the envelope that `x-envelope` derives. */
const hasRecord = (document: Json, response: readonly string[]): boolean =>
  String(valueIn(document, [...response, 'content', 'application/json', 'schema', '$ref'])).endsWith('Single');

/** The words of the references to a component in a part of a file. */
const referencesTo = (component: string, value: unknown, words: readonly string[]): string[][] => {
  if (!isJson(value)) return [];
  if (typeof value.$ref === 'string' && value.$ref.endsWith(`/${component}`)) return [[...words]];
  return Object.entries(value).flatMap(([key, inside]) => referencesTo(component, inside, [...words, key]));
};

/** The words of an empty list or map: whoever takes out the only entry leaves one. */
const emptied = (value: unknown, words: readonly string[]): string[][] => {
  if (!isJson(value)) return [];
  const inside = Object.entries(value);
  return inside.length === 0 ? [[...words]] : inside.flatMap(([key, one]) => emptied(one, [...words, key]));
};

/** The first place in some keys of a file where something is found. */
const searchIn = (
  { read }: SourceFiles,
  file: string,
  keys: readonly string[],
  find: (part: unknown, key: string) => string[][],
): Node | undefined => {
  const content = read(file);
  const [words] = keys.flatMap((key) => find(content[key], key));
  return words && { file, words };
};

/** A part that operations had, as the released document has it. */
interface Part {
  list: string;
  name: string;
  component: string;
  /** The words of what has the part. */
  owner: readonly string[];
}

/** Whether a list of common.yaml may have given it: some are about a status, and a response that several operations share has a name instead. */
const mayComeFrom = (key: string, { list, name, owner }: Part): boolean => {
  const response = list === 'headers' ? (owner.at(-1) ?? '') : name;
  return !/^\d/.test(response) || (statuses[key]?.test(response) ?? true);
};

const inCommon = (files: SourceFiles, document: Json, part: Part): Node => {
  const keys = listsOf[part.list]!;
  const general = { file: common, words: [part.list] };
  const stated = searchIn(files, common, keys, (value, key) => referencesTo(part.component, value, [key]));
  if (stated) return stated;
  const isHeader = part.list === 'headers';
  if (isHeader && isOnMost(document, part.name)) return general;
  const empty = searchIn(files, common, keys, (value, key) => (mayComeFrom(key, part) ? emptied(value, [key]) : []));
  return empty ?? (isHeader && hasRecord(document, part.owner) ? { file: common, words: ['records'] } : general);
};

const inOthers = (files: SourceFiles, { component }: Part): Node =>
  searchIn(files, others, forms, (value, key) => referencesTo(component, value, [key])) ??
  searchIn(files, others, forms, (value, key) => emptied(value, [key])) ?? { file: others, words: [forms[0]!] };

/**
 * The line from which operations had a header, parameter or response by default that a released document has, and the newer one has not.
 * Undefined for what no line can have given them.
 * @param document the released document @param words the pointer of the part there
 */
export const generalPart = (files: SourceFiles, document: Json, words: readonly string[]): Node | undefined => {
  const [list = '', name = ''] = words.slice(-2);
  if (!(list in listsOf)) return undefined;
  const value = valueIn(document, words);
  const [, section = list, component = name] = wordsOf(isJson(value) ? String(value.$ref ?? '') : '');
  const part = { list, name, component, owner: words.slice(0, -2) };
  const file = files.definition(section, component)?.file;
  if (file === others && list === 'responses') return inOthers(files, part);
  return file === `shared/${list}.yaml` ? inCommon(files, document, part) : undefined;
};

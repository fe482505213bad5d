import { dirname, join, normalize } from 'node:path/posix';
import { readYaml } from '../codegen/read-yaml.ts';
import { readRegistry } from '../codegen/sources.ts';
import { sharedFileNames, sharedSections } from '../documents/shared.ts';
import { wordsOf } from './places.ts';

/** An object or a list of a document. */
export type Json = Record<string, unknown>;

/** A node of a file in `openapi`, with its pointer. */
export interface Node {
  file: string;
  words: string[];
}

export const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** What the words of a pointer lead to in a document. */
export const valueIn = (document: unknown, words: readonly string[]): unknown =>
  words.reduce<unknown>((node, word) => (isJson(node) ? node[word] : undefined), document);

/** A part of a document, behind its references. */
export const resolvedIn = (document: Json, part: unknown): unknown =>
  isJson(part) && typeof part.$ref === 'string' ? resolvedIn(document, valueIn(document, wordsOf(part.$ref))) : part;

/** Lists whose entries have words that the whole schema may have instead. */
const lists = ['allOf', 'anyOf', 'oneOf'];

const envelopesFile = 'shared/envelopes.yaml';

/** The keys of components, in a root or at the top of a family's file. */
const sectionNames = ['schemas', 'parameters', 'responses', 'headers', 'messages'];

const rootOf = (contract: string): string =>
  contract === 'channel' ? 'messages/channel.yaml' : (readRegistry().versions[contract]?.root ?? `${contract}.yaml`);

/** All references in a part of a document. */
export const refsIn = (value: unknown): string[] => {
  if (!isJson(value)) return [];
  return Object.entries(value).flatMap(([key, inside]) => (key === '$ref' && typeof inside === 'string' ? [inside] : refsIn(inside)));
};

/** The hand-written files in `openapi` that make up a contract. */
export const sourceFiles = (contract: string) => {
  const files = new Map<string, Json>();
  const read = (file: string): Json => {
    if (!files.has(file)) files.set(file, readYaml<Json>(`openapi/${file}`));
    return files.get(file)!;
  };
  const root: Node = { file: rootOf(contract), words: [] };
  const valueAt = ({ file, words }: Node): unknown => valueIn(read(file), words);

  const target = (file: string, ref: string): Node => {
    const [named, pointer = ''] = ref.split('#') as [string, string?];
    return { file: named ? normalize(join(dirname(file), named)) : file, words: wordsOf(pointer) };
  };

  /** Enters the envelope that `x-envelope` makes around a record. */
  const intoEnvelope = (node: Node, { $ref, 'x-envelope': kind }: Json, [, part, ...rest]: string[]): { node: Node; rest: string[] } => {
    if (part === 'data') return { node: target(node.file, String($ref)), rest: rest[0] === 'items' ? rest.slice(1) : rest };
    const meta = kind === 'collection' ? 'CollectionMeta' : 'Meta';
    const name = part === 'links' ? 'CollectionLinks' : meta;
    return { node: { file: envelopesFile, words: [name] }, rest };
  };

  /** One step further, or through a reference; undefined when there is nothing. */
  const step = (node: Node, words: string[]): { node: Node; rest: string[] } | undefined => {
    const value = valueAt(node);
    const [next = ''] = words;
    if (!isJson(value)) return undefined;
    if (next in value) return { node: { file: node.file, words: [...node.words, next] }, rest: words.slice(1) };
    const beside = lists
      .flatMap((list) => Object.entries(value[list] ?? {}).map(([at, one]) => ({ words: [list, at], one })))
      .find(({ one }) => isJson(one) && next in one)?.words;
    if (beside) return { node: { file: node.file, words: [...node.words, ...beside] }, rest: words };
    if (value['x-envelope'] && next === 'properties') return intoEnvelope(node, value, words);
    return typeof value.$ref === 'string' ? { node: target(node.file, value.$ref), rest: words } : undefined;
  };

  /** Follows a pointer from a node, through references, as far as possible. */
  const walk = (from: Node, words: readonly string[]): Node => {
    let at = { node: from, rest: [...words] };
    while (at.rest.length > 0) {
      const further = step(at.node, at.rest);
      if (!further) return at.node;
      at = further;
    }
    return at.node;
  };

  const reachable = (): string[] => {
    const found = [root.file];
    for (const file of found)
      for (const ref of refsIn(read(file))) {
        const named = target(file, ref).file;
        if (!found.includes(named)) found.push(named);
      }
    return [...new Set([...found, ...sharedFileNames])];
  };

  const definitionsIn = (file: string): [string, Node][] => {
    const sections = sectionNames.flatMap((section) => [[section], ['components', section]].map((words) => [section, words] as const));
    const shared = sharedSections[file];
    return [...sections, ...(shared ? [[shared, []] as const] : [])].flatMap(([section, words]) => {
      const here = valueAt({ file, words: [...words] });
      return isJson(here) ? Object.keys(here).map((name): [string, Node] => [`${section}/${name}`, { file, words: [...words, name] }]) : [];
    });
  };

  let definitions: Map<string, Node> | undefined;
  /** A component by its section and name. */
  const definition = (section: string, name: string): Node | undefined => {
    definitions ??= new Map(reachable().flatMap(definitionsIn).reverse());
    return definitions.get(`${section}/${name}`);
  };

  return { root, read, valueAt, target, walk, definition };
};

export type SourceFiles = ReturnType<typeof sourceFiles>;

import { familiesIn, familyFile } from '../codegen/families.ts';
import { figureAt } from '../codegen/plans.ts';
import { componentPlaces } from './component-places.ts';
import { generalPart } from './general-parts.ts';
import { type Finding, type Place, placeInYaml, wordsOf } from './places.ts';
import { isJson, type Json, type Node, sourceFiles, valueIn } from './source-files.ts';

/** The keys that parts of an operation derive from, in order of precedence. */
export const policyOf: Readonly<Record<string, readonly string[]>> = {
  security: ['x-scopes', 'x-security', 'x-public'],
  parameters: ['x-pagination'],
  responses: ['x-errors'],
};

/** The word that wraps the record of a response, on the way to its schema. */
const envelopeOn = (way: readonly string[]): string[] => [...way.slice(0, way.indexOf('schema') + 1), 'x-envelope'];

/** A place in a document: the released one, if it is gone. */
export type DocumentPlace = Pick<Finding, 'pointer' | 'way' | 'gone' | 'kind' | 'value'>;

/**
 * Finds the hand-written file and line of a place in a document made from the files in `openapi`. A derived part, such as an envelope, a filter or
 * `security`, is located at the key that it derives from.
 */
export const sourceMap = (contract: string) => {
  const files = sourceFiles(contract);
  const { root, read, valueAt, target, walk } = files;
  const { component, filteredField, kinds } = componentPlaces(files);

  const stated = (owner: Node, name: string): Node | undefined => {
    const list = valueAt({ ...owner, words: [...owner.words, 'parameters'] });
    const nodes = (Array.isArray(list) ? list : []).map((_, at): Node => ({ ...owner, words: [...owner.words, 'parameters', String(at)] }));
    return nodes.find((node) => valueAt(walk(node, ['name'])) === name);
  };

  const derived = (operation: Node, part: string, otherwise = operation): Node => {
    const value = valueAt(operation);
    const word = policyOf[part]!.find((one) => isJson(value) && one in value);
    return word ? walk(operation, [word]) : otherwise;
  };

  /** A parameter of an operation: where it is written, the key that it derives from, or the operation. */
  const parameter = (document: Json, operation: Node, item: Node, where: string[], tail: string[], lost?: string): Node => {
    const found = valueIn(document, where) as Json | undefined;
    const reference = typeof found?.$ref === 'string' ? wordsOf(found.$ref) : undefined;
    const { name } = ((reference ? valueIn(document, reference) : found) ?? {}) as Json;
    const node = stated(operation, String(name)) ?? stated(item, String(name));
    if (node) return walk(node, tail);
    return (reference && filteredField(reference[2]!, tail, lost)) ?? derived(operation, 'parameters');
  };

  const under = `/${contract}/`;
  /** The path item of a path; undefined when the root does not list the path. */
  const itemAt = (top: string, path: string): { listed: Node; item?: Node } => {
    const name = path.startsWith(under) ? path.replace(under, '/v1/') : path;
    const listed = walk(root, [top, name]);
    if (listed.words.at(-1) !== name) return { listed };
    const { $ref } = valueAt(listed) as Json;
    return { listed, item: typeof $ref === 'string' ? target(listed.file, $ref) : listed };
  };

  const inOperation = (document: Json, item: Node, words: string[], lost?: string): Node => {
    const [, , method = '', part, ...rest] = words;
    const operation = walk(item, [method]);
    if (operation.words.length === item.words.length || part === undefined) return operation;
    if (part === 'security' || (part === 'parameters' && rest.length === 0)) return derived(operation, part);
    const own = walk(operation, [part, ...rest]);
    // Responses in another form of errors are not written at the operation.
    if (part === 'responses' && own.words.at(-1) === part && own.file === operation.file) return derived(operation, part, own);
    if (part !== 'parameters') return own;
    return parameter(document, operation, item, words.slice(0, 5), rest.slice(1), lost);
  };

  const inPath = (document: Json, words: string[], lost?: string): Node => {
    const [top, path = '', method] = words as [string, string?, string?];
    const { listed, item } = itemAt(top, path);
    if (method === undefined || item === undefined) return listed;
    return method === 'parameters'
      ? parameter(document, item, item, words.slice(0, 4), words.slice(4))
      : inOperation(document, item, words, lost);
  };

  /** A frame of the channel, as `framesAsOperations` spells it. */
  const inFrame = ([, path = '']: string[], gone: boolean): Node =>
    gone ? { ...root, words: ['operations'] } : walk(root, ['components', 'messages', path.replace('/frames/', '')]);

  /** What a promise has at its top from other files than the root. */
  const besideRoot: Record<string, (words: string[]) => Node> = {
    'x-kinds': ([kind = '', ...tail]) => {
      const [word, family = ''] = tail;
      const isStated = word === 'affected' && familiesIn(read).includes(family);
      return isStated ? walk({ file: familyFile(family), words: [] }, [word, kind]) : walk(kinds().ofKind(kind), tail);
    },
    'x-version': (words) => ({ file: 'versions.yaml', words: ['versions', contract, ...words] }),
    'x-authority': (words) => ({ file: 'authority.yaml', words }),
  };

  const anywhere = (document: Json, words: string[], way: string[], { gone = false, value }: DocumentPlace): Node => {
    const [top, section = '', name = '', ...tail] = words;
    if (top === 'components') {
      const found = component(section, name, tail, value);
      return found ?? inPath(document, /(Single|Collection)$/.test(name) ? envelopeOn(way) : way);
    }
    if (top !== 'paths' && top !== 'webhooks') return besideRoot[top!]?.(words.slice(1)) ?? walk(root, words);
    return contract === 'channel' ? inFrame(words, gone) : inPath(document, words, value);
  };

  /** A bound that names a figure of the plans is written where that is. */
  const atFigure = (node: Node): Node => {
    const [, figure] = /^\{plans\.([\w.]+)[^}]*\}$/.exec(String(valueAt(node))) ?? [];
    return figure ? figureAt(figure.split('.')) : node;
  };

  return {
    /** @param document the document that the pointer is of */
    placeOf: (document: Json, place: DocumentPlace): Place => {
      const { pointer, way = '#/paths', gone = false, kind } = place;
      const words = wordsOf(pointer);
      // What was at an index is gone, and another entry may have that index now.
      const isEntry = gone && /^\d+$/.test(words.at(-1)!) && words.at(-2) !== 'parameters';
      const node = kind ? kinds().ofKind(kind) : atFigure(anywhere(document, isEntry ? words.slice(0, -1) : words, wordsOf(way), place));
      return placeInYaml(`openapi/${node.file}`, node.words);
    },

    /** The line that gave operations by default what was removed. @param document the released one */
    sharedPlaceOf: (document: Json, { pointer }: DocumentPlace): Place | undefined => {
      const node = generalPart(files, document, wordsOf(pointer));
      return node && placeInYaml(`openapi/${node.file}`, node.words);
    },
  };
};

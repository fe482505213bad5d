import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';

/** Documents by their text: a report looks up many places in few files. */
const parsed = new Map<string, Document>();

const documentOf = (text: string): Document => {
  const found = parsed.get(text) ?? parseDocument(text);
  parsed.set(text, found);
  return found;
};

const keyOf = (node: unknown): string => (isScalar(node) ? String(node.value) : '');

/** The words that lead to a node of a document. */
const wordsTo = (document: Document, wanted: Node): string[] => {
  let words: string[] = [];
  visit(document, {
    Node: (key, node, path) => {
      if (node !== wanted || key === 'key') return undefined;
      words = path.flatMap((one, at) => {
        const below = path[at + 1] ?? node;
        if (isSeq(one)) return [String(one.items.indexOf(below))];
        return isMap(one) || !('key' in one) ? [] : [keyOf((one as { key: unknown }).key)];
      });
      return visit.BREAK;
    },
  });
  return words;
};

/**
 * The place of a pointer where its value is written: behind an alias, or in the map that `<<` merges. The last words stay where nothing has them.
 */
export const writtenAt = (text: string, words: readonly string[]): string[] => {
  const document = documentOf(text);
  const original = (node: Node): Node => (isAlias(node) ? (node.resolve(document) ?? node) : node);

  /** The value of a key, in a map or in those that it merges, and the map that has it. */
  const entryOf = (owner: Node, word: string): { owner: Node; value: Node } | undefined => {
    if (isSeq(owner)) {
      const value = owner.items[Number(word)] as Node | undefined;
      return value && { owner, value };
    }
    if (!isMap(owner)) return undefined;
    const own = owner.items.find(({ key }) => keyOf(key) === word);
    if (own) return { owner, value: own.value as Node };
    const merged = owner.items.filter(({ key }) => keyOf(key) === '<<').flatMap(({ value }) => (isSeq(value) ? value.items : [value]));
    return (merged as Node[]).map((one) => entryOf(original(one), word)).find((found) => found !== undefined);
  };

  let node = document.contents as Node;
  let place: string[] = [];
  for (const [at, word] of words.entries()) {
    const here = original(node);
    if (here !== node) place = wordsTo(document, here);
    const entry = entryOf(here, word);
    if (!entry) return [...place, ...words.slice(at)];
    if (entry.owner !== here) place = wordsTo(document, entry.owner);
    node = entry.value;
    place = [...place, word];
  }
  return place;
};

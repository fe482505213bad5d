import { type DocumentNode, parse, print, visit } from 'graphql';
import { policyWords } from './policy-words.ts';
import { isJson, type Json } from './source-files.ts';

/** What people read and no program relies on. */
const prose = new Set(['description', 'summary', 'example', 'examples', 'tags', 'externalDocs']);

/** Keys whose values have user-defined keys. */
const named = new Set([
  'paths',
  'webhooks',
  'properties',
  'patternProperties',
  'schemas',
  'parameters',
  'responses',
  'headers',
  'content',
  'links',
]);

/** Keys whose values are data. */
const values = new Set(['enum', 'const', 'default']);

/** A document with other words in all its parts, the inner ones first. Keys that users have chosen, and data, stay as they are. */
export const changed = (node: unknown, change: (part: Json) => Json, isNamed = false): unknown => {
  if (Array.isArray(node)) return node.map((entry) => changed(entry, change));
  if (!isJson(node)) return node;
  const part = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      !isNamed && (values.has(key) || policyWords.has(key)) ? value : changed(value, change, !isNamed && named.has(key)),
    ]),
  );
  return isNamed ? part : change(part);
};

const isEssential = (key: string): boolean => !(prose.has(key) || (key.startsWith('x-') && !policyWords.has(key)));

/** The operations of batches follow from all others, each of which is promised by itself. */
const isDerived = (key: string, part: Json): boolean => key === 'enum' && 'x-batch-operations' in part;

/** What programs rely on in a document: everything except prose, examples, and our keys that are not policy. */
export const essentialsOf = (document: unknown): unknown =>
  changed(document, (part) => Object.fromEntries(Object.entries(part).filter(([key]) => isEssential(key) && !isDerived(key, part))));

/** An SDL without its descriptions. */
export const promisedSdl = (sources: readonly string[]): string => {
  const document: DocumentNode = visit(parse(sources.join('\n')), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(document)}\n`;
};

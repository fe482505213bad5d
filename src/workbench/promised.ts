import { type DocumentNode, parse, print, visit } from 'graphql';
import { policyWords } from './policy-words.ts';

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

/** What programs rely on in a document: everything except prose, examples, and our keys that are not policy. */
export const essentialsOf = (node: unknown, isNamed = false): unknown => {
  if (Array.isArray(node)) return node.map((entry) => essentialsOf(entry));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => isNamed || !(prose.has(key) || (key.startsWith('x-') && !policyWords.has(key))))
      .map(([key, value]) => [
        key,
        !isNamed && (values.has(key) || policyWords.has(key)) ? value : essentialsOf(value, !isNamed && named.has(key)),
      ]),
  );
};

/** An SDL without its descriptions. */
export const promisedSdl = (sources: readonly string[]): string => {
  const document: DocumentNode = visit(parse(sources.join('\n')), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(document)}\n`;
};

import { bundle, createConfig, type Oas3Preprocessor } from '@redocly/openapi-core';
import type { Document } from '../documents/document.ts';
import { withTag } from '../documents/tags.ts';
import { documentWithFigures } from './figures.ts';

/** Tags are derived here because a bundle does not say which file an operation is from. */
const tags: Oas3Preprocessor = () => ({
  Operation: { enter: (operation, { location }) => withTag(operation, location.source.absoluteRef) },
});
const derived = { id: 'derived', preprocessors: { oas3: { tags } } };

/**
 * Bundles a contract into one document: every file that the root refers to is added under `components`.
 * Figures of policy words that its prose names are written into it. Throws for a reference that does not resolve, and for two components
 * with one name.
 */
export const bundleContract = async <T = Document>(root: string): Promise<T> => {
  const config = await createConfig({
    plugins: [derived],
    preprocessors: { 'derived/tags': 'on' },
    rules: { 'no-unresolved-refs': 'error' },
  });
  const result = await bundle({ ref: root, config });
  const problems = result.problems.map(({ message, location }) => `${location[0]?.source.absoluteRef}: ${message}`);
  if (problems.length > 0) throw new Error(`${root} does not bundle:\n${problems.join('\n')}`);
  // A copy in which YAML anchors share no objects: a change in one place must not change another.
  return structuredClone(documentWithFigures(result.bundle.parsed as T));
};

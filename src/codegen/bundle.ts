import { bundle, createConfig } from '@redocly/openapi-core';
import type { Document } from '../documents/document.ts';

/**
 * One contract as one document: every file that the root refers to is brought in under `components`.
 * Throws on any reference that does not resolve and on two components that would share a name.
 */
export const bundleContract = async <T = Document>(root: string): Promise<T> => {
  const config = await createConfig({ rules: { 'no-unresolved-refs': 'error' } });
  const result = await bundle({ ref: root, config });
  const problems = result.problems.map(({ message, location }) => `${location[0]?.source.absoluteRef}: ${message}`);
  if (problems.length > 0) throw new Error(`${root} does not bundle:\n${problems.join('\n')}`);
  // A copy without YAML's shared anchors: what is changed in one place must not change in another.
  return structuredClone(JSON.parse(JSON.stringify(result.bundle.parsed)));
};

/** What the patterns of a document say in words, by the patterns, as `x-pattern-says` has it. */
export const patternTexts = (node: unknown): Record<string, string> => {
  if (typeof node !== 'object' || node === null) return {};
  const { pattern, 'x-pattern-says': text } = node as Record<string, unknown>;
  const own = typeof pattern === 'string' && typeof text === 'string' ? { [pattern]: text } : {};
  return Object.assign({}, own, ...Object.values(node).map(patternTexts));
};

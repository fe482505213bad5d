/** The texts that `x-pattern-says` gives for the patterns of a document, by pattern. */
export const patternTexts = (node: unknown): Record<string, string> => {
  if (typeof node !== 'object' || node === null) return {};
  const { pattern, 'x-pattern-says': text } = node as Record<string, unknown>;
  const own = typeof pattern === 'string' && typeof text === 'string' ? { [pattern]: text } : {};
  return Object.assign({}, own, ...Object.values(node).map(patternTexts));
};

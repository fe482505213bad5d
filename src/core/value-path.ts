/**
 * The path of a nested value, as errors name it: `settings.defaultView`, `tags[2]`.
 * @param above the path of the container; empty for the outermost one
 * @param key the name in an object, or the index in a list
 */
export const valuePath = (above: string, key: string | number): string => {
  if (typeof key === 'number') return `${above}[${key}]`;
  return above ? `${above}.${key}` : key;
};

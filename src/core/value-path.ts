/**
 * The path of a value inside another one, as errors name it: `settings.defaultView`, `tags[2]`.
 * @param above the path of the object or list; empty for the outermost one
 * @param key the name in an object, or the index in a list
 */
export const valuePath = (above: string, key: string | number): string => {
  if (typeof key === 'number') return `${above}[${key}]`;
  return above ? `${above}.${key}` : key;
};

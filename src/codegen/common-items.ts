/**
 * Writes unordered lists of strings: what all `lists` share is written once, in the constant `name`, and each list only has what differs. Adding a
 * string to all of them then changes one line.
 */
export const commonItems = (name: string, lists: readonly (readonly string[])[]) => {
  const common = (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));
  const quoted = (items: readonly string[]) => items.map((item) => `'${item}'`);
  return {
    constant: `const ${name} = [${quoted(common).join(', ')}];`,
    write: (list: readonly string[]): string => `[${[`...${name}`, ...quoted(list.filter((item) => !common.includes(item)))].join(', ')}]`,
  };
};

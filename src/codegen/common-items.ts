/**
 * Writes unordered lists of strings. The strings that all `lists` share are written once, in the constant `name`, so adding a string to all
 * lists changes one line.
 */
export const commonItems = (name: string, lists: readonly (readonly string[])[]) => {
  const common = (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));
  const quoted = (items: readonly string[]) => items.map((item) => `'${item}'`);
  return {
    constant: `const ${name} = [${quoted(common).join(', ')}];`,
    write: (list: readonly string[]): string => `[${[`...${name}`, ...quoted(list.filter((item) => !common.includes(item)))].join(', ')}]`,
  };
};

/**
 * Writes lists of texts whose order does not matter: what all `lists` have stands once, in the constant `name`, and each list has only
 * what differs. So a text that is added to all of them changes one line.
 */
export const commonItems = (name: string, lists: readonly (readonly string[])[]) => {
  const common = (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));
  const quoted = (items: readonly string[]) => items.map((item) => `'${item}'`);
  return {
    constant: `const ${name} = [${quoted(common).join(', ')}];`,
    write: (list: readonly string[]): string => `[${[`...${name}`, ...quoted(list.filter((item) => !common.includes(item)))].join(', ')}]`,
  };
};

type Entries = Readonly<Record<string, string>>;

const literal = (entries: Entries, common: string[] = []): string =>
  `{ ${[...common, ...Object.entries(entries).map(([key, value]) => `'${key}': ${value}`)].join(', ')} }`;

/** The value that most of the rows have. */
const commonest = (rows: readonly Entries[], key: string): string => {
  const [first] = [...Map.groupBy(rows, (row) => row[key]!)].sort(([, some], [, others]) => others.length - some.length);
  return first![0];
};

/**
 * Writes objects of a module whose keys are partly those of all `rows`: these stand once, in the constant `name`, and each object has only
 * what differs. So a key that is added to all of them changes one line. An object without all of these keys is written in full.
 */
export const commonEntries = (name: string, rows: readonly Entries[]) => {
  const keys = Object.keys(rows[0] ?? {}).filter((key) => rows.every((row) => key in row));
  const common = Object.fromEntries(keys.map((key) => [key, commonest(rows, key)]));
  return {
    constant: `const ${name} = ${literal(common)};`,
    write: (row: Entries): string => {
      if (keys.length === 0 || !keys.every((key) => key in row)) return literal(row);
      return literal(Object.fromEntries(Object.entries(row).filter(([key, value]) => common[key] !== value)), [`...${name}`]);
    },
  };
};

/** Like `commonEntries`, for lists of texts whose order does not matter. */
export const commonItems = (name: string, lists: readonly (readonly string[])[]) => {
  const common = (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));
  const quoted = (items: readonly string[]) => items.map((item) => `'${item}'`);
  return {
    constant: `const ${name} = [${quoted(common).join(', ')}];`,
    write: (list: readonly string[]): string => `[${[`...${name}`, ...quoted(list.filter((item) => !common.includes(item)))].join(', ')}]`,
  };
};

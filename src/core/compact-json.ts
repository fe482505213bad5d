const width = 140;

const entriesOf = (value: object): [label: string, entry: unknown][] =>
  Array.isArray(value)
    ? value.map((entry) => ['', entry])
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => [`${JSON.stringify(key)}: `, entry]);

/** Caches each object's one-line form, because objects that do not fit are queried at every level. */
const inliner = () => {
  const known = new Map<object, string>();
  const written = (value: object): string => {
    const inside = entriesOf(value).map(([label, entry]) => `${label}${inline(entry)}`);
    if (Array.isArray(value)) return `[${inside.join(', ')}]`;
    return inside.length > 0 ? `{ ${inside.join(', ')} }` : '{}';
  };
  const inline = (value: unknown): string => {
    if (value === null || typeof value !== 'object') return JSON.stringify(value);
    const text = known.get(value) ?? written(value);
    known.set(value, text);
    return text;
  };
  return inline;
};

/** Texts as the entries of a list, as many on each line as fit. */
const filled = (texts: readonly string[], indent: string): string => {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + text.length + 2 < width) lines[lines.length - 1] = `${last}, ${text}`;
    else lines.push(`${indent}${text}`);
  }
  return lines.join(',\n');
};

/** JSON that keeps everything on one line that fits, so that diffs are short and each line is self-contained. */
export const compactJson = (value: unknown): string => {
  const inline = inliner();
  const at = (part: unknown, indent: string, before: number): string => {
    const text = inline(part);
    if (part === null || typeof part !== 'object' || before + text.length < width) return text;
    const deeper = `${indent}  `;
    if (Array.isArray(part) && part.every((entry) => entry === null || typeof entry !== 'object'))
      return `[\n${filled(part.map(inline), deeper)}\n${indent}]`;
    const lines = entriesOf(part).map(([label, entry]) => `${deeper}${label}${at(entry, deeper, deeper.length + label.length)}`);
    const [open, close] = Array.isArray(part) ? '[]' : '{}';
    return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
  };
  return at(value, '', 0);
};

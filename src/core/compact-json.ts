const width = 140;

const entriesOf = (value: object): [label: string, entry: unknown][] =>
  Array.isArray(value)
    ? value.map((entry) => ['', entry])
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => [`${JSON.stringify(key)}: `, entry]);

/** On one line, with spaces. */
const inline = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const inside = entriesOf(value).map(([label, entry]) => `${label}${inline(entry)}`);
  if (Array.isArray(value)) return `[${inside.join(', ')}]`;
  return inside.length > 0 ? `{ ${inside.join(', ')} }` : '{}';
};

const at = (value: unknown, indent: string, before: number): string => {
  const text = inline(value);
  if (value === null || typeof value !== 'object' || before + text.length < width) return text;
  const deeper = `${indent}  `;
  const lines = entriesOf(value).map(([label, entry]) => `${deeper}${label}${at(entry, deeper, deeper.length + label.length)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
};

/** A value as JSON in which what fits on one line stands on one line: a change shows in few lines, each of which says what it is about. */
export const compactJson = (value: unknown): string => at(value, '', 0);

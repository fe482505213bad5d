/** What a spreadsheet would take for a formula (OWASP, CSV injection), also behind blanks and in full width. */
const looksLikeFormula = /^[\t\r\n]|^[\s\u200b]*[=+\-@＝＋－＠]/u;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return looksLikeFormula.test(value) ? `'${value}` : value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * A line of CSV (RFC 4180) with these values. Null is empty; lists and objects are JSON. A text that looks like a formula has a `'` in
 * front. Numbers have none, not even negative ones.
 */
export const csvLine = (values: readonly unknown[]): string => `${values.map((value) => quoted(textOf(value))).join(',')}\r\n`;

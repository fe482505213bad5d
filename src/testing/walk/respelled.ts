const backwards = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value;

/** Every letter of ASCII in a text as its escape, which no JSON needs. */
const escaped = (json: string): string =>
  json.replaceAll(/"(?:[^"\\]|\\.)*"/g, (text) =>
    text.replaceAll(/\\.|[A-Za-z]/g, (one) => (one.length > 1 ? one : `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)),
  );

/** The same JSON, written as differently as it can be: other order, white space, escapes and numbers. */
export const respelled = (json: string): string =>
  escaped(JSON.stringify(JSON.parse(json), backwards, '\t')).replaceAll(/: (\d+)(?=[,\s])/g, ': $1.0e0');

const isLost = (value: unknown): boolean =>
  typeof value === 'function' ||
  typeof value === 'symbol' ||
  typeof value === 'bigint' ||
  (typeof value === 'number' && !Number.isFinite(value)) ||
  (value instanceof Date && Number.isNaN(value.getTime())) ||
  value instanceof Map ||
  value instanceof Set ||
  value instanceof ArrayBuffer ||
  ArrayBuffer.isView(value);

const named = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (value.constructor?.name ?? 'An object') : String(value);

/**
 * A body as JSON. A property that is undefined is left out. @throws TypeError for what JSON would leave out, write as null or as `{}`:
 * functions, symbols, NaN, `undefined` in a list, maps, sets, bytes
 */
export const jsonOf = (body: unknown): string =>
  JSON.stringify(body, function replacer(this: unknown, key: string, value: unknown) {
    const given = (this as Record<string, unknown>)[key];
    if (isLost(given) || (given === undefined && Array.isArray(this)))
      throw new TypeError(`${named(given)} cannot be sent as JSON${key === '' ? '' : `, at ${JSON.stringify(key)}`}.`);
    return value;
  });

/** A text of an address. @throws TypeError for one with half of a surrogate pair, which has no form in UTF-8 */
export const wellFormed = (name: string, text: string): string => {
  if (!/\p{Surrogate}/u.test(text)) return text;
  throw new TypeError(`${JSON.stringify(text)} cannot be sent as ${name}: it has half of a surrogate pair.`);
};

/** A value of a query as text. @throws TypeError for what has no form there */
export const textOf = (name: string, value: unknown): string => {
  if (value instanceof Date && !isLost(value)) return value.toISOString();
  if (typeof value === 'string') return wellFormed(name, value);
  if (typeof value === 'boolean' || (typeof value === 'number' && !isLost(value))) return String(value);
  const hint = value === null ? ': leave it out, or ask for what has no value by { exists: false }' : '';
  throw new TypeError(`${named(value)} cannot be sent as ${name}${hint}.`);
};

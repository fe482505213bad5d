/** How filters compare a value of an object with free keys. */
export const keyOperators = ['eq', 'neq', 'in', 'nin', 'exists'] as const;
export type KeyOperator = (typeof keyOperators)[number];

/** The most filters by keys in one request. Each may be looked up on its own. */
export const keysAtMost = 10;

/** The keys that filters can name: others would need quotes, or look like an operator. */
export const keyForm = '[A-Za-z0-9_-]{1,64}';

/** A filter by a key, as it is named. Neither the key nor the operator is checked. */
export interface KeyedName {
  field: string;
  key: string;
  operator: string;
}

const named = /^(\w+)\.(.+?)(?:_(in|exists)|\[(\w*)\])?$/s;

/** The parts of `metadata.color`, `metadata.color_in` and `metadata.color[in]`; undefined for any name without a dot. */
export const keyedName = (name: string): KeyedName | undefined => {
  if (!name.includes('.')) return undefined;
  const [, field, key, suffix, bracketed] = named.exec(name) ?? [];
  return field === undefined ? undefined : { field, key: key!, operator: suffix ?? bracketed ?? 'eq' };
};

/** The parameter that the contract has for a name: `metadata` for all its keys. */
export const parameterOf = (name: string): string => keyedName(name)?.field ?? name;

/**
 * The JSON documents of which an object has at least one where a key has one of these texts: as text, as the number or boolean that JSON
 * writes exactly so, or in a list.
 */
export const documentsOf = (key: string, texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const isNumber = Number.isFinite(Number(text)) && String(Number(text)) === text;
    const values = [text, ...(isNumber ? [Number(text)] : []), ...(text === 'true' || text === 'false' ? [text === 'true'] : [])];
    return values.flatMap((value) => [JSON.stringify({ [key]: value }), JSON.stringify({ [key]: [value] })]);
  });

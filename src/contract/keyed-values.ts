import type { ErrorDetail } from '../core/errors.ts';
import { filterLimits } from '../core/query/filter-words.ts';
import { keyedName, keyForm, keyOperators, keysAtMost } from '../core/query/keyed-filters.ts';

const isKey = new RegExp(`^${keyForm}$`);

type Told = Pick<ErrorDetail, 'message' | 'code'>;
type Parsed = { value: unknown } | Told;

const readValue = (operator: string, value: string | readonly string[]): Parsed => {
  if (operator === 'exists') {
    const isFlag = value === 'true' || value === 'false';
    return isFlag ? { value: value === 'true' } : { message: 'Must be true or false.', code: 'invalid_type' };
  }
  const values = [value].flat();
  if (values.length > filterLimits.values) return { message: `Must have at most ${filterLimits.values} entries.`, code: 'too_many_items' };
  if (values.some((one) => [...one].length > filterLimits.characters))
    return { message: `Must have at most ${filterLimits.characters} characters.`, code: 'too_long' };
  return { value };
};

const parsed = (name: string, value: string | readonly string[]): Parsed => {
  const { field, key, operator } = keyedName(name)!;
  if (!isKey.test(key))
    return { message: `Must name a key of 1 to 64 letters, digits, _ and -, such as ${field}.color.`, code: 'invalid_format' };
  if ((keyOperators as readonly string[]).includes(operator)) return readValue(operator, value);
  return { message: `Is unknown. The operators of ${field} are ${keyOperators.join(', ')}.`, code: 'unknown_parameter' };
};

/**
 * Checks filters by the keys of an object, which no schema lists, and parses their values.
 * @returns the values by parameter, and what is wrong with them
 */
export const readKeyedValues = (query: Readonly<Record<string, string | readonly string[]>>) => {
  const read: Record<string, unknown> = {};
  const details: ErrorDetail[] = [];
  for (const [at, name] of Object.keys(query).entries()) {
    const one: Parsed =
      at < keysAtMost
        ? parsed(name, query[name]!)
        : { message: `Must not be given: there may be ${keysAtMost} filters by keys.`, code: 'too_many_items' };
    if ('value' in one) read[name] = one.value;
    else details.push({ field: name, ...one });
  }
  return { read, details };
};

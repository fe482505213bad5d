/**
 * A text, or a list of texts, in Unicode's normal form C: texts that are canonically equal, such as `é` in one character and in two, are then
 * the same. Anything else stays as it is.
 */
export const normalForm = <Value>(value: Value): Value => {
  if (typeof value === 'string') return value.normalize('NFC') as Value;
  return Array.isArray(value) ? (value.map(normalForm) as Value) : value;
};

const normalText = (value: unknown): unknown => (typeof value === 'string' ? value.normalize('NFC') : value);

/**
 * A text, or a list of texts, in Unicode's normal form C: texts that are canonically equal, such as `é` in one character and in two, are then
 * the same. Anything else stays as it is.
 */
export const normalForm = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(normalText) as Value;
  return normalText(value) as Value;
};

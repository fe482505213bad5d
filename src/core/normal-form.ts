const normalText = (value: unknown): unknown => (typeof value === 'string' ? value.normalize('NFC') : value);

/**
 * A string or list of strings in Unicode normal form C, so that canonically equal texts, such as `é` as one character and as two, are the
 * same. Anything else is returned unchanged.
 */
export const normalForm = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(normalText) as Value;
  return normalText(value) as Value;
};

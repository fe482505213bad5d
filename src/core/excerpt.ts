/** Maximum characters of a caller-supplied value that an answer repeats. */
const maxLength = 200;

/** The beginning of a text, with at most `length` characters. */
export const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…`.toWellFormed() : text;

/** A caller-supplied value, truncated for an answer: a large request must not cause a large answer. */
export const excerpt = (text: string): string => truncate(text, maxLength);

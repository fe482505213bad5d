/** Characters of one thing that a caller sent that an answer repeats at most. */
const most = 200;

/** The beginning of a text, in so many characters at most. */
export const clipped = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…`.toWellFormed() : text;

/** What a caller sent, as far as an answer repeats it: nobody reads more of it, and who sends much is not sent as much back. */
export const excerpt = (text: string): string => clipped(text, most);

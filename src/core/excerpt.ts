/** Characters of one thing that a caller sent that an answer repeats at most. */
const most = 200;

/** What a caller sent, as far as an answer repeats it: nobody reads more of it, and who sends much is not sent as much back. */
export const excerpt = (text: string): string => (text.length > most ? `${text.slice(0, most - 1)}…`.toWellFormed() : text);

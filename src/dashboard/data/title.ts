import { contract } from './contract.ts';

/** Maximum characters of one part of a title. */
const most = 80;

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
};

/** The title of a page, from the most specific part: `Ada · User · Tessera`. */
export const titleOf = (...parts: (string | undefined)[]): string =>
  [...parts.filter((part) => part !== undefined).map(short), contract.platform].join(' · ');

import type { IncomingMessage } from 'node:http';

const none: readonly string[] = [];

/**
 * The headers, in lower case, that a request carries more than once. Node silently keeps the first value of some, and joins others. Only
 * `rawHeaders` counts, because other code may have added to `headers`.
 */
export const doubledHeaders = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): readonly string[] => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    if (seen.has(name)) twice.add(name);
    seen.add(name);
  }
  return twice.size > 0 ? [...twice] : none;
};

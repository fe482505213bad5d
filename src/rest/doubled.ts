import type { IncomingMessage } from 'node:http';

const none: readonly string[] = [];

/**
 * The headers, in small letters, that a request carries more than once: of some Node keeps the first in silence, others it joins.
 * What arrived counts only: to `headers` others may have added.
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

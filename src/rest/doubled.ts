import type { IncomingMessage } from 'node:http';

const none: readonly string[] = [];

/** The headers, in small letters, that a request carries more than once: of some Node keeps the first in silence, others it joins. */
export const doubledHeaders = ({ rawHeaders, headers }: IncomingMessage): readonly string[] => {
  if (rawHeaders.length === 2 * Object.keys(headers).length) return none;
  const times = new Map<string, number>();
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!.toLowerCase();
    times.set(name, (times.get(name) ?? 0) + 1);
  }
  return [...times].flatMap(([name, count]) => (count > 1 ? [name] : []));
};

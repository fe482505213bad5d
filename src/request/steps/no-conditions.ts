import { ServiceError } from '../../core/errors.ts';
import type { Located } from '../states.ts';

/** The headers that make a write conditional, and their names as the contract spells them. */
const conditions = new Map(['If-Match', 'If-None-Match', 'If-Unmodified-Since'].map((name) => [name.toLowerCase(), name]));

/** The conditions in the headers of a request, by their names. */
export const conditionsIn = (headers: Readonly<Record<string, unknown>>): string[] =>
  [...conditions].filter(([header]) => headers[header] !== undefined).map(([, name]) => name);

/** Refuses a condition that nothing would check: the write could overwrite what the condition protects. A `GET` writes nothing. */
export const requireNoConditions = ({ method, headers, name }: Located): void => {
  const [first] = method === 'POST' ? conditionsIn(headers) : [];
  if (first === undefined) return;
  throw new ServiceError(
    'malformed_request',
    `${first} is not supported at /${name}: send the write over REST, which supports it, or leave it out.`,
  );
};

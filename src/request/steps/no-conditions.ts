import { ServiceError } from '../../core/errors.ts';
import type { Located } from '../states.ts';

/** The headers with which a client says under which condition a write may be carried out, and their names as the contract spells them. */
const conditions = new Map(['If-Match', 'If-None-Match', 'If-Unmodified-Since'].map((name) => [name.toLowerCase(), name]));

/** The conditions in the headers of a request, by their names. */
export const conditionsIn = (headers: Readonly<Record<string, unknown>>): string[] =>
  [...conditions].filter(([header]) => headers[header] !== undefined).map(([, name]) => name);

/** A request with a condition that nobody would check is refused: its write could overwrite what it was to leave as it is. A `GET` writes nothing. */
export const requireNoConditions = ({ method, headers, name }: Located): void => {
  const [first] = method === 'POST' ? conditionsIn(headers) : [];
  if (first === undefined) return;
  throw new ServiceError('malformed_request', `${first} is not obeyed at /${name}: send the write over REST, which does, or leave it out.`);
};

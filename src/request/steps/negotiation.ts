import { type Coding, codings, takesOneOf } from '../../core/content-codings.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { isNamedIn, rangesIn, weightOf } from '../../core/media-ranges.ts';
import { header } from '../incoming.ts';
import type { Located, Matched, Target } from '../states.ts';

/** A caller that accepts problem documents also accepts the answers. An operation that answers any type fits every accepted range. */
const acceptable = (accept: string, answers: readonly string[]): boolean => {
  const ranges = rangesIn(accept);
  if (isNamedIn(ranges, 'application/problem+json')) return true;
  return answers.some((one) => (one === '*/*' ? Math.max(...ranges.values()) : weightOf(ranges, one)) > 0);
};

/** Answers that are sent as they are read. */
const streamed = ['*/*', 'application/jsonl', 'text/csv'];

/** The codings of an operation's answers: secrets and streams are not compressed. */
const codingsOf = ({ cacheControl, answers }: Target): readonly Coding[] =>
  cacheControl === 'no-store' || answers.some((one) => streamed.includes(one)) ? ['identity'] : codings;

/** A caller that excludes `identity` has to accept another available coding. Otherwise it gets a 406 before anything is carried out. */
export const requireCoding = (request: Located): void => {
  const accepted = header(request, 'accept-encoding');
  const available = codingsOf(request.facts);
  if (takesOneOf(accepted, available)) return;
  throw new ServiceError(
    'not_acceptable',
    `The answer is sent as ${available.join(', ')}; Accept-Encoding asks for ${excerpt(accepted!)}.`,
  );
};

/** An `Accept` that excludes every form the operation answers in is a 406. */
export const requireAccept = (request: Matched): void => {
  const accept = header(request, 'accept');
  const { answers } = request.facts;
  if (!accept || answers.length === 0 || acceptable(accept, answers)) return;
  throw new ServiceError('not_acceptable', `${request.name} answers ${answers.join(', ')}; Accept asks for ${excerpt(accept)}.`);
};

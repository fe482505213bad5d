import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';

/** The media types of answers. The first one is for clients that send no `Accept`. */
const answers = ['application/json', 'application/graphql-response+json'] as const;

/**
 * The media type of an answer. With `application/json` the status of a well-formed request is always 200; with the other one it is the
 * status of the error.
 */
export type AnswerType = (typeof answers)[number];

interface Range {
  type: string;
  quality: number;
}

const rangesOf = (accept: string): Range[] =>
  accept.split(',').map((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return { type: type!, quality: Number.isNaN(quality) ? 0 : quality };
  });

/** The quality that the most specific range gives a type (RFC 9110, 12.5.1). */
const qualityOf = (ranges: Range[], type: AnswerType): number =>
  [type, 'application/*', '*/*'].map((one) => ranges.find((range) => range.type === one)).find(Boolean)?.quality ?? 0;

/** The type that the client prefers. @throws ServiceError `not_acceptable` */
export const answerType = (accept: string | undefined): AnswerType => {
  if (!accept) return answers[0];
  const ranges = rangesOf(accept);
  const [best] = answers
    .map((type) => ({ type, quality: qualityOf(ranges, type) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  if (!best) throw new ServiceError('not_acceptable', `/graphql answers ${answers.join(' and ')}; Accept asks for ${excerpt(accept)}.`);
  return best.type;
};

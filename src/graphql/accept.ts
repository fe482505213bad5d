import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { type AnswerType, answerTypes, preferredType } from '../core/graphql-form.ts';
import { isNamedIn, rangesIn } from '../core/media-ranges.ts';

/** Server-sent events. */
const events = 'text/event-stream';

/** The forms in which a client takes its answer. */
export interface Accepted {
  /** The preferred type of an answer in one piece; undefined when the client accepts only events. */
  type: AnswerType | undefined;
  /** Whether it takes events; it has to name them. */
  takesEvents: boolean;
}

/** @throws ServiceError `not_acceptable` */
export const acceptedForms = (accept: string | undefined): Accepted => {
  const type = preferredType(accept);
  const takesEvents = isNamedIn(rangesIn(accept ?? ''), events);
  if (type || takesEvents) return { type, takesEvents };
  throw new ServiceError('not_acceptable', `/graphql answers ${[...answerTypes, events].join(', ')}; Accept asks for ${excerpt(accept!)}.`);
};

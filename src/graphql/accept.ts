import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { type AnswerType, answerTypes, preferredType } from '../core/graphql-form.ts';

/** The type that the client prefers. @throws ServiceError `not_acceptable` */
export const answerType = (accept: string | undefined): AnswerType => {
  const type = preferredType(accept);
  if (type) return type;
  throw new ServiceError('not_acceptable', `/graphql answers ${answerTypes.join(' and ')}; Accept asks for ${excerpt(accept!)}.`);
};

import type { GraphQLFormattedError } from 'graphql';
import { detailsByField, type ServiceError } from './errors.ts';
import { rangesIn, weightOf } from './media-ranges.ts';

/** The media types of GraphQL over HTTP. The first one is for clients that send no `Accept`. */
export const answerTypes = ['application/json', 'application/graphql-response+json'] as const;

/**
 * The media type of an answer. With `application/json` the status of a well-formed request is always 200; with the other one it is the
 * status of the error.
 */
export type AnswerType = (typeof answerTypes)[number];

/** The type that the client prefers; undefined when it accepts none. */
export const preferredType = (accept: string | undefined): AnswerType | undefined => {
  if (!accept) return answerTypes[0];
  const ranges = rangesIn(accept);
  const weights = answerTypes.map((type) => weightOf(ranges, type));
  const most = Math.max(...weights);
  return most > 0 ? answerTypes[weights.indexOf(most)] : undefined;
};

export const contentType = (type: AnswerType) => `${type}; charset=utf-8`;

/** The seconds after which the same operation may succeed, where that is known. */
const retry = ({ headers }: ServiceError) => {
  const after = headers['Retry-After'];
  return after === undefined ? {} : { retryAfter: Number(after) };
};

/** The highest age of the sign-in in seconds, where a recent one is needed. */
const signIn = ({ maxAge }: ServiceError) => (maxAge === undefined ? {} : { maxAge });

/** An error in the form of GraphQL, with its GraphQL code and its REST code. */
export const graphqlForm = (
  error: ServiceError,
  requestId: string,
  place: Pick<GraphQLFormattedError, 'locations' | 'path'> = {},
): GraphQLFormattedError => ({
  message: error.message,
  ...place,
  extensions: {
    code: error.graphqlCode,
    reason: error.code,
    details: detailsByField(error.details, ({ message, code }) => ({ message, code })),
    documentation: `/docs/errors#${error.code}`,
    requestId,
    ...retry(error),
    ...signIn(error),
  },
});

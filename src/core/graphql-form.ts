import type { GraphQLFormattedError } from 'graphql';
import { detailsByField, type ServiceError } from './errors.ts';
import { rangesIn, weightOf } from './media-ranges.ts';

/** The media types of GraphQL over HTTP; the first is used without an `Accept`. */
export const answerTypes = ['application/json', 'application/graphql-response+json'] as const;

/** The media type of an answer. With `application/json` a well-formed request always gets 200; with the other type the error's status. */
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

/** Seconds until the same operation may succeed, if known. */
const retry = ({ headers }: ServiceError) => {
  const after = headers['Retry-After'];
  return after === undefined ? {} : { retryAfter: Number(after) };
};

/** The maximum age of the sign-in in seconds, when a recent one is required. */
const signIn = ({ maxAge }: ServiceError) => (maxAge === undefined ? {} : { maxAge });

/** An error in GraphQL's form, with its GraphQL code and its REST code. */
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

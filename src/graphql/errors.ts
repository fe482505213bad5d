import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { graphqlForm } from '../core/graphql-form.ts';
import { Interrupted } from '../rules/graphql-subscriptions.ts';
import { InvalidDocument } from './operation.ts';
import { locationsOf } from './places.ts';

/** What is needed to format a failure. */
export interface ErrorContext {
  requestId: string;
  /** Translates a failure that is not a ServiceError; undefined when it does not know the failure. */
  explain: (failure: unknown) => ServiceError | undefined;
  /** Called with every failure that is our own fault. An interrupted subscription does not count as one. */
  report: (failure: unknown, requestId: string) => void;
}

type Place = Pick<GraphQLFormattedError, 'locations' | 'path'>;

const internalError = (cause: unknown) =>
  new ServiceError('internal_error', 'Internal server error. Include the request id when you contact us.', { cause });

/** An error of GraphQL itself: a document or a value that does not fit the schema. */
const ofGraphql = ({ message }: GraphQLError, requestId: string, place: Place): GraphQLFormattedError => ({
  message: boundedMessage(message),
  ...place,
  extensions: {
    code: 'BAD_USER_INPUT',
    reason: 'invalid_parameters',
    details: {},
    documentation: '/docs/errors#invalid_parameters',
    requestId,
  },
});

/** What graphql-js quotes of a document: in quotation marks (three for a block string), or in brackets at the end of the message. */
const quoted = /""".*|"(?:[^"\\]|\\.)*"?|[[{].*$/gs;

/** Shortens a message of graphql-js, which repeats whole names and values. */
export const boundedMessage = (message: string): string => message.replaceAll(quoted, excerpt);

const placeOf = (error: GraphQLError): Place => {
  const locations = locationsOf(error);
  const { path } = error;
  return { ...(locations && { locations }), ...(path && { path }) };
};

const isGraphql = (failure: unknown): failure is GraphQLError =>
  failure instanceof GraphQLError && (failure.originalError === undefined || isGraphql(failure.originalError));

/**
 * Whether graphql-js refused what a resolver returned: a value of the wrong type, or a record that its field cannot have. These errors are
 * about fields, those of arguments about their values.
 */
const isOfResult = ({ path, nodes }: GraphQLError): boolean => path !== undefined && nodes?.every(({ kind }) => kind === 'Field') === true;

/** The same failure without the value that graphql-js refused: it may be a secret, and failures are logged. */
const withoutValue = ({ message, path, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(message.replace(/( cannot represent .*?value| but got): .*/s, '$1'), { path, nodes });

/** The failure of the server that caused an execution error; undefined if the error is about the operation. */
export const serviceFailure = (error: GraphQLError): unknown => {
  const { originalError } = error;
  if (!isGraphql(error)) return originalError;
  return isOfResult(error) ? withoutValue(error) : undefined;
};

/** The error that a caller gets for a failure. An unexpected failure becomes `internal_error`, so that its details stay on the server. */
export const meaning = (failure: unknown, { explain }: Pick<ErrorContext, 'explain'>): ServiceError =>
  (failure instanceof ServiceError ? failure : explain(failure)) ?? internalError(failure);

/** An error of an operation, executed or not, as the response lists it. */
export const formatted = (error: unknown, errorContext: ErrorContext): GraphQLFormattedError => {
  const place = error instanceof GraphQLError ? placeOf(error) : {};
  if (isGraphql(error) && !isOfResult(error)) return ofGraphql(error, errorContext.requestId, place);
  const cause = error instanceof GraphQLError ? serviceFailure(error) : error;
  const meant = meaning(cause, errorContext);
  if (meant.status >= 500 && !(cause instanceof Interrupted)) errorContext.report(cause, errorContext.requestId);
  return graphqlForm(meant, errorContext.requestId, place);
};

/** The errors of an operation that was not executed. */
export const refusals = (failure: unknown, errorContext: ErrorContext): GraphQLFormattedError[] =>
  (failure instanceof InvalidDocument ? failure.errors : [failure]).map((one) => formatted(one, errorContext));

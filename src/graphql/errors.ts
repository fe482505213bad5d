import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { detailsByField, ServiceError } from '../core/errors.ts';
import { InvalidDocument } from './operation.ts';

/** How failures are told. */
export interface Telling {
  requestId: string;
  /** Words for a failure that is no ServiceError, as far as it has any. */
  explain: (failure: unknown) => ServiceError | undefined;
  /** Told of every failure that is our own fault. */
  report: (failure: unknown, requestId: string) => void;
}

type Place = Pick<GraphQLFormattedError, 'locations' | 'path'>;

const internalError = (cause: unknown) =>
  new ServiceError('internal_error', 'Something went wrong on our side. Quote the request id when you write to us.', { cause });

/** A failure of a service, by the code that GraphQL has for it, and the one that REST has. */
const ofService = (error: ServiceError, requestId: string, place: Place): GraphQLFormattedError => ({
  message: error.message,
  ...place,
  extensions: {
    code: error.graphqlCode,
    reason: error.code,
    details: detailsByField(error.details, ({ message, code }) => ({ message, code })),
    documentation: `/docs/errors#${error.code}`,
    requestId,
  },
});

/** What GraphQL itself refuses: a document or a value that does not fit the schema. */
const ofGraphql = ({ message }: GraphQLError, requestId: string, place: Place): GraphQLFormattedError => ({
  message,
  ...place,
  extensions: {
    code: 'BAD_USER_INPUT',
    reason: 'invalid_parameters',
    details: {},
    documentation: '/docs/errors#invalid_parameters',
    requestId,
  },
});

const placeOf = (error: GraphQLError): Place => {
  const { locations, path } = error.toJSON();
  return { ...(locations && { locations }), ...(path && { path }) };
};

const isGraphql = (failure: unknown): failure is GraphQLError =>
  failure instanceof GraphQLError && (failure.originalError === undefined || isGraphql(failure.originalError));

/** What a failure means to a caller; the inside of one that nobody foresaw is told to nobody but us. */
export const meaning = (failure: unknown, { explain }: Pick<Telling, 'explain'>): ServiceError =>
  (failure instanceof ServiceError ? failure : explain(failure)) ?? internalError(failure);

/** An error of an executed operation, or of one that was not executed, as the response lists it. */
export const formatted = (error: unknown, telling: Telling): GraphQLFormattedError => {
  const place = error instanceof GraphQLError ? placeOf(error) : {};
  if (isGraphql(error)) return ofGraphql(error, telling.requestId, place);
  const cause = error instanceof GraphQLError ? error.originalError : error;
  const meant = meaning(cause, telling);
  if (meant.status >= 500) telling.report(cause, telling.requestId);
  return ofService(meant, telling.requestId, place);
};

/** Why an operation was not executed. */
export const refusals = (failure: unknown, telling: Telling): GraphQLFormattedError[] =>
  (failure instanceof InvalidDocument ? failure.errors : [failure]).map((one) => formatted(one, telling));

import type { ErrorCode, ErrorDetail } from '../../generated/errors.ts';
import { TesseraError } from '../errors.ts';
import { isObject } from '../readable.ts';

/** Codes of errors in GraphQL, fewer than those of REST. More are added over time. */
export type GraphQLCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'VERSION_MISMATCH'
  | 'RATE_LIMITED'
  | 'INTERNAL_SERVER_ERROR';

/** An error as an answer of GraphQL lists it. */
export interface ListedError {
  message: string;
  path?: readonly (string | number)[];
  extensions: {
    code: GraphQLCode;
    /** The code of the same error in REST. */
    reason: ErrorCode;
    details: Readonly<Record<string, Pick<ErrorDetail, 'message' | 'code'>>>;
    documentation: string;
    requestId: string;
    /** After how many seconds the same may succeed. */
    retryAfter?: number;
    /** With `insufficient_user_authentication`: how old the sign-in of the person may be, in seconds. */
    maxAge?: number;
  };
}

/** What an operation of GraphQL answers. */
export interface Result {
  data?: unknown;
  errors?: readonly ListedError[];
}

const isListed = (error: unknown): boolean =>
  isObject(error) &&
  typeof error.message === 'string' &&
  isObject(error.extensions) &&
  typeof error.extensions.reason === 'string' &&
  isObject(error.extensions.details);

/** Whether something has data, or errors as Tessera lists them. What something else has answered may have another form. */
export const isResult = (value: unknown): value is Result => {
  if (!isObject(value)) return false;
  const errors = value.errors ?? [];
  return Array.isArray(errors) && errors.every(isListed) && ('data' in value || errors.length > 0);
};

/** Statuses of REST, for the errors after which another try may help: fields fail with the status 200. */
const statuses: Readonly<Record<string, number>> = { rate_limit_exceeded: 429, service_unavailable: 503, timeout: 504 };

/** An error of an operation. `code` is that of the same error in REST, and `graphqlCode` that of GraphQL. */
export class GraphQLFailure<Code extends string = string> extends TesseraError<Code> {
  readonly graphqlCode: GraphQLCode;
  /** The field that failed; undefined when it was the whole operation. */
  readonly path: readonly (string | number)[] | undefined;
  /** All errors of the operation. This one is made from the first. */
  readonly errors: readonly ListedError[];
  /** What the operation answers in spite of its errors: the fields that failed are null. */
  readonly data: unknown;

  constructor({ data, errors }: Required<Result>, baseUrl: string, status?: number, curl?: () => string) {
    const { message, path, extensions } = errors[0]!;
    const { code, reason, details, documentation, requestId, retryAfter, maxAge } = extensions;
    super({
      code: reason as Code & ErrorCode,
      message: message.replace(/ See \/docs\/errors#\w+\.$/, ''),
      status: statuses[reason] ?? status,
      details: Object.entries(details).map(([field, detail]) => ({ field, ...detail })),
      link: baseUrl + documentation,
      requestId,
      retryAfter,
      maxAge,
      curl: curl?.(),
    });
    this.graphqlCode = code;
    this.path = path;
    this.errors = errors;
    this.data = data;
  }
}

/** The failures with these codes, one type for each of them. */
type FailureOf<Code extends string> = Code extends string ? GraphQLFailure<Code> : never;

/** Whether something is an error of a GraphQL operation. Its `code` then tells it apart from the others. */
export const isGraphQLFailure = (error: unknown): error is FailureOf<ErrorCode> => error instanceof GraphQLFailure;

/** The error of an answer; undefined for one without errors. */
export const failureIn = (result: unknown, baseUrl: string, status?: number, curl?: () => string): GraphQLFailure | undefined => {
  if (!isResult(result)) return undefined;
  const { data, errors } = result;
  return errors?.length ? new GraphQLFailure({ data, errors }, baseUrl, status, curl) : undefined;
};

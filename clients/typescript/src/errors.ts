import type { DetailCode, ErrorCode, ErrorDetail, ErrorType, OAuthErrorCode } from '../generated/errors.ts';

export type { DetailCode, ErrorCode, ErrorDetail, ErrorType, OAuthErrorCode };

/** What can go wrong before there is an answer that the contract describes. */
export type ClientCode = 'no_connection' | 'no_answer' | 'unreadable_answer';

/** How following events can end, beside refusals that the contract describes. */
export type ChannelCode = 'connection_closed' | 'events_lost' | 'too_many_records' | 'unknown_viewer';

interface Facts<Code> {
  code: Code;
  message: string;
  status?: number | undefined;
  type?: ErrorType | undefined;
  details?: readonly ErrorDetail[] | undefined;
  link?: string | undefined;
  requestId?: string | undefined;
  retryAfter?: number | undefined;
  maxAge?: number | undefined;
  curl?: string | undefined;
  cause?: unknown;
}

/** An error of a call. `code` says what happened; programs rely on it, and on no text. */
export class TesseraError<Code extends string = string> extends Error {
  override readonly name = 'TesseraError';
  readonly code: Code;
  /** The HTTP status; undefined where there was no answer. */
  readonly status: number | undefined;
  readonly type: ErrorType | undefined;
  /** What is wrong with each field. */
  readonly details: readonly ErrorDetail[];
  /** The page that explains the code. */
  readonly link: string | undefined;
  /** What to name when asking for help. */
  readonly requestId: string | undefined;
  /** After how many seconds the server wants to be asked again. */
  readonly retryAfter: number | undefined;
  /**
   * With `insufficient_user_authentication`: how old the sign-in of the person may be, in seconds. They sign in again by an authorization
   * request with this `max_age`, or prove themselves for the session that they have.
   */
  readonly maxAge: number | undefined;
  /** The request for a shell, in which `$TESSERA_API_KEY` or `$TESSERA_TOKEN` stands for the credentials; undefined for the channel. */
  readonly curl: string | undefined;

  constructor({ message, cause, code, status, type, details = [], link, requestId, retryAfter, maxAge, curl }: Facts<Code>) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.type = type;
    this.details = details;
    this.link = link;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
    this.maxAge = maxAge;
    this.curl = curl;
  }
}

/** Errors with these codes, one type for each of them. */
export type ErrorOf<Code extends string> = Code extends string ? TesseraError<Code> : never;

/** Whether something is an error of a call. Its `code` then tells it apart from the others. */
export const isTesseraError = (error: unknown): error is ErrorOf<ErrorCode | OAuthErrorCode | ClientCode | ChannelCode> =>
  error instanceof TesseraError;

import type { ErrorDetail, ErrorType } from '../generated/errors.ts';
import { type ClientCode, TesseraError } from './errors.ts';
import { isObject } from './readable.ts';

/** An error as the server writes it. */
interface ErrorBody {
  error: { type: ErrorType; message: string; code: string; request_id: string; details: ErrorDetail[] };
}

/** An error as OAuth's endpoints write it (RFC 6749, 5.2). */
interface OAuthBody {
  error: string;
  error_description?: string;
  error_uri?: string;
}

const isOAuthBody = (body: unknown): body is OAuthBody => isObject(body) && typeof body.error === 'string';

const isErrorBody = (body: unknown): body is ErrorBody =>
  isObject(body) && isObject(body.error) && typeof body.error.code === 'string' && typeof body.error.message === 'string';

/** `Retry-After` in seconds, also where it is a date. Of several, which a proxy may add, the longest. */
const retryAfterOf = (headers: Headers): number | undefined => {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const isInSeconds = /^\d+(?:\s*,\s*\d+)*$/.test(value);
  const seconds = isInSeconds ? Math.max(...value.split(',').map(Number)) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
};

/** The age that a sign-in may have, of the challenge of RFC 9470. */
const maxAgeOf = (headers: Headers): number | undefined => {
  const [, seconds] = /\bmax_age="?(\d+)/.exec(headers.get('www-authenticate') ?? '') ?? [];
  return seconds === undefined ? undefined : Number(seconds);
};

/** A message without the address of its page, which is the `link`. */
const withoutAddress = (message: string): string => message.replace(/ See \/docs\/errors#\w+\.$/, '');

/** The error of an answer that is none of success. */
export const failureOf = (
  response: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  baseUrl: string,
  curl: string | undefined,
): TesseraError => {
  const { status, headers } = response;
  const retryAfter = retryAfterOf(headers);
  const requestId = headers.get('x-request-id') ?? undefined;
  if (isOAuthBody(body)) {
    const { error: code, error_description: message = code, error_uri: link = `${baseUrl}/docs/errors#${code}` } = body;
    return new TesseraError({ code, message, status, link, requestId, retryAfter, curl });
  }
  if (!isErrorBody(body)) {
    const message = `The answer with status ${status} is not from Tessera. Something between the client and the server may have sent it.`;
    return new TesseraError({ code: 'unreadable_answer', message, status, requestId, retryAfter, curl });
  }
  const { code, type, message, details, request_id } = body.error;
  return new TesseraError({
    code,
    message: withoutAddress(message),
    status,
    type,
    details,
    link: `${baseUrl}/docs/errors#${code}`,
    requestId: request_id,
    retryAfter,
    maxAge: maxAgeOf(headers),
    curl,
  });
};

const reasons: Readonly<Record<Exclude<ClientCode, 'unreadable_answer'>, string>> = {
  no_connection: 'The server cannot be reached, or the connection ended before the answer was complete.',
  no_answer: 'There was no answer in time.',
};

/** The error of a try without an answer. */
export const lost = (code: keyof typeof reasons, cause: unknown, curl: string): TesseraError =>
  new TesseraError({ code, message: reasons[code], cause, curl });

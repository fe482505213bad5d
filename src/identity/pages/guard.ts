import express, { type ErrorRequestHandler, type Express, type Request, type RequestHandler, type Response } from 'express';
import { bodyLimits } from '../../contract/plans.ts';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import { sendPage } from './page.ts';

/** The protection of a page. */
export interface Guarding {
  /** Counts a request for its IP address and sets the rate limit headers. @throws ServiceError `rate_limit_exceeded` */
  admit: (request: Request, response: Response) => Promise<void>;
  /** Whether a request came over TLS, or from this machine in development. */
  isSecure: (request: Request) => boolean;
  /** A readable error when the database fails; undefined for an internal error. */
  explain: (failure: unknown) => ServiceError | undefined;
}

/** Accepts requests over TLS and within the rate limit. */
export const createGuard =
  ({ admit, isSecure }: Guarding): RequestHandler =>
  async (request, response, next) => {
    await admit(request, response);
    if (!isSecure(request)) throw new ServiceError('https_required', 'HTTPS is required.');
    next();
  };

const maxFields = 1000;
const formType = 'application/x-www-form-urlencoded';

/** Why a form could not be read. An error without a byte limit is about the number of fields. */
const unreadForm = (failure: { status?: number; limit?: number }): unknown => {
  const { status, limit } = failure;
  const most = limit === undefined ? `${maxFields} fields` : `${limit} bytes`;
  if (status === 413) return new ServiceError('payload_too_large', `The form exceeds the maximum of ${most}.`);
  if (status === 415)
    return new ServiceError(
      'unsupported_media_type',
      'Unsupported encoding. Send the form in UTF-8, uncompressed or with gzip, deflate or br.',
    );
  return failure;
};

const parser = express.urlencoded({ extended: false, limit: bodyLimits.page, parameterLimit: maxFields });

/** Reads the form of a page. */
export const readForm: RequestHandler = (request, response, next) => {
  // `is` gives null for a request without a body.
  if (request.is(formType) === false)
    return next(new ServiceError('unsupported_media_type', `Unsupported content type. Send the form as ${formType}.`));
  parser(request, response, (failure?: unknown) => (failure ? next(unreadForm(failure)) : next()));
};

/** Whether the client is a program, not a person's browser. */
const wantsJson = (request: Request): boolean => request.accepts('html', 'json') === 'json';

/** An error message on a page; screen readers announce it. */
export const problemPiece = (message: string | undefined): Piece =>
  message && html`<p class="problem" id="problem" role="alert">${message}</p>`;

/** Says what is wrong with a link: on a page with the next step, or as JSON for a program. */
export const sendBrokenLink = (
  request: Request,
  response: Response,
  { status, message, error, wayOn }: { status: number; message: string; error: string; wayOn: Piece },
): void => {
  if (wantsJson(request)) {
    response.status(status).set('Cache-Control', 'no-store').json({ error, error_description: message });
    return;
  }
  sendPage(response, status, { title: 'This link does not work', body: html`${problemPiece(message)}<p>${wayOn}</p>`, failed: true });
};

/** Shows errors on a page. @param wayOn what the person can do next */
const sendRefusals =
  (explain: Guarding['explain'], wayOn: (request: Request) => Piece): ErrorRequestHandler =>
  (failure, request, response, next) => {
    const refused = failure instanceof ServiceError ? failure : explain(failure);
    if (!refused || wantsJson(request) || response.headersSent) return next(refused ?? failure);
    const { status, message, headers } = refused;
    response.set(headers);
    sendPage(response, status, {
      title: 'Something went wrong',
      body: html`${problemPiece(message)}<p>${wayOn(request)}</p>`,
      failed: true,
    });
  };

/** Refuses other methods with 405 and the allowed ones. */
export const onlyMethods =
  (allowed: string): RequestHandler =>
  ({ method, baseUrl, path }) => {
    throw new ServiceError('method_not_allowed', `${method} is not supported at ${baseUrl}${path}. Allowed: ${allowed}.`, {
      headers: { Allow: allowed },
    });
  };

/** Ends the handlers of some pages: shows their errors, and refuses other methods. */
export const endPages = (
  app: Express,
  paths: string | string[],
  { explain, ...guarding }: Guarding,
  wayOn: (request: Request) => Piece,
  methods = 'GET, HEAD, POST',
): void => {
  app.use(paths, sendRefusals(explain, wayOn));
  app.route(paths).all(createGuard({ explain, ...guarding }), onlyMethods(methods));
};

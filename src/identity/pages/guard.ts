import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import { sendPage } from './page.ts';

/** What keeps a page. */
export interface Guarding {
  /** Counts a request for its address, and has the answer say how that stands. @throws ServiceError `rate_limit_exceeded` */
  admit: (request: Request, response: Response) => Promise<void>;
  /** Whether a request came over TLS, or from this machine in development. */
  isSecure: (request: Request) => boolean;
  /** What a failure of the database means to a person; undefined for what is a fault of ours. */
  explain: (failure: unknown) => ServiceError | undefined;
}

/** Lets requests to a page through that come safely and not too often. */
export const createGuard =
  ({ admit, isSecure }: Guarding): RequestHandler =>
  async (request, response, next) => {
    await admit(request, response);
    if (!isSecure(request)) throw new ServiceError('https_required', 'Use https: credentials must not travel in clear.');
    next();
  };

/** Whether a program asks, and not a person's browser. */
export const wantsJson = (request: Request): boolean => request.accepts('html', 'json') === 'json';

/** A page's problem, told to whoever listens as well as to whoever looks. */
export const problemPiece = (message: string | undefined): Piece =>
  message && html`<p class="problem" id="problem" role="alert">${message}</p>`;

/** Tells a person on a page what the service refused, or what is away. @param wayOn what they can do now */
export const sendRefusals =
  (explain: Guarding['explain'], wayOn: (request: Request) => Piece): ErrorRequestHandler =>
  (failure, request, response, next) => {
    const refused = failure instanceof ServiceError ? failure : explain(failure);
    if (!refused || wantsJson(request) || response.headersSent) return next(refused ?? failure);
    const { status, message, headers } = refused;
    response.set(headers);
    sendPage(response, status, { title: 'That did not work', body: html`${problemPiece(message)}${wayOn(request)}`, failed: true });
  };

/** Who uses another method on a page is a program, and is told which there are. */
export const onlyMethods =
  (allowed: string): RequestHandler =>
  ({ method, baseUrl, path }) => {
    throw new ServiceError('method_not_allowed', `${baseUrl}${path} has no ${method}. Allowed: ${allowed}.`, {
      headers: { Allow: allowed },
    });
  };

/** What a page shows, it shows as often as it is asked. */
export const onlyPages: RequestHandler = onlyMethods('GET, HEAD, POST');

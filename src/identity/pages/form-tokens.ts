import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { isToken, newToken } from '../tokens/secrets.ts';
import type { Cookies } from './cookies.ts';
import { isFromHere } from './from-here.ts';
import { fieldOf } from './posted.ts';

/** Protects forms against requests from other sites (CSRF). */
export interface FormTokens {
  /** The hidden field of a form; `about` is the request that the form is for. */
  issue: (request: Request, response: Response, about: string) => string;
  /** @throws ServiceError `insufficient_permissions` for a form that was not shown to this browser for the same request */
  expect: (request: Request, about: string) => void;
}

/**
 * A form token is bound to the browser's cookie and to the request that the form is for.
 * @param ownOrigin the origin of the pages
 */
export const createFormTokens = (secret: string, cookies: Cookies, ownOrigin: string): FormTokens => {
  /** The pages send no referrer, so browsers may send the origin `null`; then only `Sec-Fetch-Site` proves the same site. */
  const isOfOurPages = ({ headers }: Request): boolean =>
    headers.origin === 'null' ? headers['sec-fetch-site'] === 'same-origin' : isFromHere(headers, ownOrigin);

  const tokenFor = (browser: string, about: string) => createHmac('sha256', secret).update(`${browser}\n${about}`).digest('base64url');
  const browserOf = (request: Request) => {
    const browser = cookies.read(request, 'form');
    return browser !== undefined && isToken(browser) ? browser : undefined;
  };
  const holds = (request: Request, about: string): boolean => {
    const browser = browserOf(request);
    if (browser === undefined || !isOfOurPages(request)) return false;
    const expected = Buffer.from(tokenFor(browser, about));
    const given = Buffer.from(fieldOf(request, 'form_token'));
    return expected.length === given.length && timingSafeEqual(expected, given);
  };

  return {
    issue: (request, response, about) => {
      const known = browserOf(request);
      const browser = known ?? newToken();
      if (known === undefined) cookies.write(response, 'form', browser);
      return tokenFor(browser, about);
    },
    expect: (request, about) => {
      if (!holds(request, about))
        throw new ServiceError('insufficient_permissions', 'This form was not shown to this browser, or has expired.');
    },
  };
};

import type { Request } from 'express';
import type { Origin } from '../../core/principal.ts';
import { readUserCode } from '../oauth/user-codes.ts';
import type { Cookies } from './cookies.ts';

/** A form field that was sent exactly once; otherwise an empty string. */
export const fieldOf = (request: Request, name: string): string => {
  const value = ((request.body ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** The query of a request, as sent. */
export const queryOf = ({ originalUrl }: Request): string =>
  originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?') + 1) : '';

/** What a browser presents at the pages of a signed-in person: the cookie, and the address it comes from. */
export const browserOf = (request: Request, cookies: Pick<Cookies, 'read'>) => ({
  value: cookies.read(request, 'sign_in'),
  address: request.ip ?? '',
});

/** Where a request came from. */
export const sourceOf = ({ ip, headers }: Request) => ({ address: ip ?? '', requestId: String(headers['x-request-id']) });

/** The same in the form that operations use. */
export const originOf = (request: Request): Origin => ({ ...sourceOf(request), referrer: undefined, userAgent: request.get('user-agent') });

/** The device code in the address, as typed. */
export const typedUserCodeIn = ({ originalUrl }: Request): string =>
  (new URL(originalUrl, 'http://here').searchParams.get('user_code') ?? '').trim().slice(0, 64);

/** The same; undefined when it cannot be one. */
export const userCodeIn = (request: Request): string | undefined => readUserCode(typedUserCodeIn(request));

import type { Request } from 'express';
import type { Origin } from '../../core/principal.ts';
import { readUserCode } from '../oauth/user-codes.ts';
import type { Cookies } from './cookies.ts';

/** A field of a form that was sent once; otherwise an empty text. */
export const fieldOf = (request: Request, name: string): string => {
  const value = ((request.body ?? {}) as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** The query of a request, as it was sent. */
export const queryOf = ({ originalUrl }: Request): string =>
  originalUrl.includes('?') ? originalUrl.slice(originalUrl.indexOf('?') + 1) : '';

/** What a browser presents at the pages of a person who is signed in: the cookie, and the address that it comes from. */
export const browserOf = (request: Request, cookies: Pick<Cookies, 'read'>) => ({
  value: cookies.read(request, 'sign_in'),
  address: request.ip ?? '',
});

/** Where a request came from. */
export const sourceOf = ({ ip, headers }: Request) => ({ address: ip ?? '', requestId: String(headers['x-request-id']) });

/** The same, as operations have it. */
export const originOf = (request: Request): Origin => ({ ...sourceOf(request), referrer: undefined, userAgent: request.get('user-agent') });

/** The code of a device in the address, as it was typed. */
export const typedUserCodeIn = ({ originalUrl }: Request): string =>
  (new URL(originalUrl, 'http://here').searchParams.get('user_code') ?? '').trim().slice(0, 64);

/** The same; undefined where it cannot be one. */
export const userCodeIn = (request: Request): string | undefined => readUserCode(typedUserCodeIn(request));

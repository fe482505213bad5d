import type { Request, Response } from 'express';

/** A browser's cookies at the consent pages. */
export interface Cookies {
  read: (request: Request, name: CookieName) => string | undefined;
  write: (response: Response, name: CookieName, value: string, seconds?: number) => void;
}

export type CookieName = 'sign_in' | 'form';

/** Browsers accept a name with the prefix `__Host-` only over TLS and from this host, so that no other subdomain can set it. */
const nameOf = (name: CookieName, secure: boolean): string => `${secure ? '__Host-' : ''}tessera_${name}`;

/** @param secure whether the pages are served over TLS */
export const createCookies = (secure: boolean): Cookies => ({
  read: (request, name) => {
    const wanted = `${nameOf(name, secure)}=`;
    const found = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(wanted));
    return found?.slice(wanted.length) || undefined;
  },
  write: (response, name, value, seconds) => {
    const lasting = seconds === undefined ? {} : { maxAge: seconds * 1000 };
    response.cookie(nameOf(name, secure), value, { httpOnly: true, sameSite: 'lax', secure, path: '/', ...lasting });
  },
});

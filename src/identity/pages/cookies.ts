import type { Request, Response } from 'express';

/** A browser's cookies at the identity pages and the dashboard. */
export interface Cookies {
  read: (request: Request, name: CookieName) => string | undefined;
  write: (response: Response, name: CookieName, value: string, seconds?: number) => void;
  clear: (response: Response, name: CookieName) => void;
}

export type CookieName = 'sign_in' | 'form' | 'dashboard' | 'dashboard_start';

/** Browsers accept the prefix `__Host-` only over TLS and from this host, so other subdomains cannot set the cookie. */
const nameOf = (name: CookieName, secure: boolean): string => `${secure ? '__Host-' : ''}tessera_${name}`;

/** @param secure whether the pages are served over TLS */
export const createCookies = (secure: boolean): Cookies => {
  const attributes = (name: CookieName) =>
    // The dashboard page alone sends its own cookie; the others must also be sent when somebody follows a link to the page.
    ({ httpOnly: true, sameSite: name === 'dashboard' ? 'strict' : 'lax', secure, path: '/' }) as const;
  return {
    read: (request, name) => {
      const wanted = `${nameOf(name, secure)}=`;
      const found = (request.headers.cookie ?? '').split('; ').find((one) => one.startsWith(wanted));
      return found?.slice(wanted.length) || undefined;
    },
    write: (response, name, value, seconds) => {
      const lasting = seconds === undefined ? {} : { maxAge: seconds * 1000 };
      response.cookie(nameOf(name, secure), value, { ...attributes(name), ...lasting });
    },
    clear: (response, name) => void response.clearCookie(nameOf(name, secure), attributes(name)),
  };
};

import type { Response } from 'express';

/** Redirects a browser with a GET and without a referrer. */
export const redirectTo = (response: Response, address: string): void => {
  response.status(303).set({ Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
};

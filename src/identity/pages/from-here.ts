import type { IncomingHttpHeaders } from 'node:http';
import { ServiceError } from '../../core/errors.ts';

/** The header that the dashboard page sends. Other sites cannot send it without this server's permission (CORS). */
const dashboardHeader = 'x-tessera-dashboard';

const isOwn = (origin: string, host: string | undefined, ownOrigin: string): boolean =>
  origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);

/** Whether the browser says that the request comes from a page of this server; browsers always send `Origin` with a WebSocket. */
export const isFromHere = ({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, ownOrigin: string): boolean =>
  (site === undefined || site === 'same-origin') && (origin === undefined || isOwn(origin, host, ownOrigin));

/** @throws ServiceError `origin_not_allowed` for a request that the dashboard page did not make */
export const expectFromHere = (headers: IncomingHttpHeaders, ownOrigin: string): void => {
  if (headers[dashboardHeader] === undefined || !isFromHere(headers, ownOrigin))
    throw new ServiceError('origin_not_allowed', 'Only the dashboard may call this address. Call the API with your own key: see /docs.');
};

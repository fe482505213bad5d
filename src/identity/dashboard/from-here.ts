import type { IncomingHttpHeaders } from 'node:http';
import { ServiceError } from '../../core/errors.ts';

/** The header that the dashboard's own page sends. Another site cannot send it without the permission of this server (CORS). */
const dashboardHeader = 'x-tessera-dashboard';

const isOwn = (origin: string, host: string | undefined, ownOrigin: string): boolean =>
  origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === host);

/** Whether a browser says that a request comes from a page of this server; browsers always send `Origin` with a WebSocket. */
export const isFromHere = (
  { origin, host, 'sec-fetch-site': site }: Pick<IncomingHttpHeaders, 'origin' | 'host'> & { 'sec-fetch-site'?: string | undefined },
  ownOrigin: string,
): boolean => (site === undefined || site === 'same-origin') && (origin === undefined || isOwn(origin, host, ownOrigin));

/** @throws ServiceError `origin_not_allowed` for a request that the page of the dashboard has not made */
export const expectFromHere = (headers: IncomingHttpHeaders, ownOrigin: string): void => {
  if (headers[dashboardHeader] === undefined || !isFromHere(headers as Parameters<typeof isFromHere>[0], ownOrigin))
    throw new ServiceError(
      'origin_not_allowed',
      'Only the page of the dashboard may call this address. Call the API with a key of your own: /docs says how.',
    );
};

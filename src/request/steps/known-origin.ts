import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { header } from '../incoming.ts';
import type { Identified } from '../states.ts';

export interface KnownOriginDependencies {
  /** The origin of this server's own pages. */
  ownOrigin: string;
}

/**
 * Refuses pages of other origins than this server's and those that the account lists. The Model Context Protocol requires it, because a
 * page can make its own host name resolve to a server on the visitor's machine. Programs that are not browsers send no origin.
 */
export const requireKnownOrigin = (request: Identified & { originAllowed: true }, { ownOrigin }: KnownOriginDependencies): void => {
  const origin = header(request, 'origin');
  if (origin === undefined || origin === ownOrigin || request.caller?.allowedOrigins.includes(origin)) return;
  throw new ServiceError(
    'origin_not_allowed',
    `${excerpt(origin)} is not an origin that agents may call from: it must be listed in the security settings of the account.`,
  );
};

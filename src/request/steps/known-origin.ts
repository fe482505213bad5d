import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { header } from '../incoming.ts';
import type { Identified } from '../states.ts';

export interface KnownOriginDependencies {
  /** The origin of this server's own pages. */
  ownOrigin: string;
}

/**
 * Refuses pages of other origins than this server's and those that the account lists. The protocol of agents requires it, because a page
 * can have the name of its own host lead to a server on the visitor's machine. Programs that are not browsers send no origin.
 */
export const requireKnownOrigin = (request: Identified & { originAllowed: true }, { ownOrigin }: KnownOriginDependencies): void => {
  const origin = header(request, 'origin');
  if (origin === undefined || origin === ownOrigin || request.caller?.allowedOrigins.includes(origin)) return;
  throw new ServiceError(
    'origin_not_allowed',
    `${excerpt(origin)} is no origin that agents may call from: the security settings of the account have to list it.`,
  );
};

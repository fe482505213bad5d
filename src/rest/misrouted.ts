import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Place, Router } from './router.ts';

type Misrouted = Place & { method: string };

/** Whether the path exists with other methods. At a path of another protocol, GET and HEAD get that path's own error. */
export const hasOtherMethods = (router: Router, at: Misrouted): boolean => {
  if (router.misspelled(at) !== undefined) return false;
  if (router.away(at) && (at.method === 'GET' || at.method === 'HEAD')) return false;
  return router.allowed(at).length > 0;
};

/** The error of a path that does not exist. */
export const unknownPath = (router: Router, at: Misrouted): ServiceError => {
  const meant = router.misspelled(at);
  if (meant !== undefined)
    return new ServiceError('unknown_path', `There is no ${excerpt(at.path)}: paths have no trailing slash. Use ${excerpt(meant)}.`);
  return (
    router.away(at) ??
    new ServiceError('unknown_path', `There is no ${excerpt(at.path)}. See /docs or the OpenAPI documents under /openapi for all paths.`)
  );
};

/** The error of a path that does not have the request's method. */
export const wrongMethod = (router: Router, at: Misrouted): ServiceError => {
  const allowed = router.allowed(at).join(', ');
  return new ServiceError('method_not_allowed', `${excerpt(at.path)} has no ${at.method}. Allowed: ${allowed}.`, {
    headers: { Allow: allowed },
  });
};

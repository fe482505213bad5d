import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import type { Place, Router } from './router.ts';

type Misrouted = Place & { method: string };

/** Whether other methods than the request's are there. What another protocol serves is not there for those who only read. */
export const hasOtherMethods = (router: Router, at: Misrouted): boolean => {
  if (router.misspelled(at) !== undefined) return false;
  if (router.away(at) && (at.method === 'GET' || at.method === 'HEAD')) return false;
  return router.allowed(at).length > 0;
};

/** There is nothing at the path. */
export const unknownPath = (router: Router, at: Misrouted): ServiceError => {
  const meant = router.misspelled(at);
  if (meant !== undefined)
    return new ServiceError('unknown_path', `There is no ${excerpt(at.path)}: paths have no slash at the end. Ask for ${excerpt(meant)}.`);
  return (
    router.away(at) ??
    new ServiceError(
      'unknown_path',
      `There is no ${excerpt(at.path)}. The paths are listed in the documents under /openapi and described at /docs.`,
    )
  );
};

/** There is something at the path, by other methods. */
export const wrongMethod = (router: Router, at: Misrouted): ServiceError => {
  const allowed = router.allowed(at).join(', ');
  return new ServiceError('method_not_allowed', `${excerpt(at.path)} has no ${at.method}. Allowed: ${allowed}.`, {
    headers: { Allow: allowed },
  });
};

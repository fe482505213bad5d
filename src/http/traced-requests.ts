import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { openRequestSpan } from '../core/tracing.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY', 'TRACE']);

/** Unknown methods share one name, so callers cannot create new metric names. */
const methodOf = ({ method = '' }: IncomingMessage): string => (methods.has(method) ? method : '_OTHER');

/** The route of a page, with parameter names in place of values; undefined when no page matched. */
const routeOf = ({ baseUrl, route }: Request): string | undefined => {
  const path: unknown = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? `${baseUrl}${path}` : undefined;
};

/** Attributes known at the end; API operations set their own earlier. */
const outcome = (request: Request, { statusCode, writableFinished }: Response) => ({
  'http.response.status_code': statusCode,
  ...(routeOf(request) === undefined ? {} : { 'http.route': routeOf(request) }),
  ...(writableFinished ? {} : { 'tessera.disconnected': true }),
});

/**
 * A span per request, following the conventions for HTTP servers. Path and query are left out, because a link may be a secret. Health
 * checks have no span.
 */
export const tracedRequests: RequestHandler = (request, response, next) => {
  const method = methodOf(request);
  const span = request.path.startsWith('/health/')
    ? undefined
    : openRequestSpan(method, request.headers, () => ({
        'http.request.method': method,
        'url.scheme': request.protocol,
        'network.protocol.version': request.httpVersion,
      }));
  if (!span) return next();
  response.once('close', () => {
    const route = routeOf(request);
    span.describe(outcome(request, response), route === undefined ? undefined : `${method} ${route}`);
    span.end(response.statusCode >= 500 ? String(response.statusCode) : undefined);
  });
  span.run(next);
};

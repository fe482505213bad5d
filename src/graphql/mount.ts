import type { Express, Request, RequestHandler } from 'express';
import type { Answer } from '../request/answer.ts';
import type { Transported } from '../request/incoming.ts';
import { onBehalfOfAddress } from '../rules/attribution.ts';
import { createHttp, type HttpDependencies } from './http.ts';

/** The path of GraphQL. */
const path = '/graphql';

interface Mounting extends HttpDependencies {
  /** Makes an Express handler of a function that answers requests. */
  serve: (answer: (request: Transported) => Promise<Answer>) => RequestHandler;
  /** The page on which people write queries. */
  page?: RequestHandler;
}

/** Whether a person opens the address in a browser, without an operation. */
const isVisitor = ({ method, headers, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && String(headers.accept ?? '').includes('text/html') && !/[?&](query|extensions)=/.test(url);

/**
 * Mounts the HTTP transport on an Express application.
 * @returns mounts the page, which belongs behind what adds the headers of pages
 */
export const mountGraphql = (app: Express, { serve, page, ...dependencies }: Mounting): (() => void) => {
  const handler = serve(createHttp(dependencies));
  app.all(path, (request, response, next) => {
    if (page && isVisitor(request)) return next();
    return onBehalfOfAddress(request.ip ?? '', () => handler(request, response, next));
  });
  return () => {
    if (page) app.all(path, page);
  };
};

import type { Express, Request, RequestHandler } from 'express';
import { isNamedIn, rangesIn } from '../core/media-ranges.ts';
import type { Answer } from '../request/answer.ts';
import type { Transported } from '../request/incoming.ts';
import { onBehalfOfAddress } from '../rules/attribution.ts';
import { createHttp, type HttpDependencies } from './http.ts';

/** The path of GraphQL. */
const path = '/graphql';

interface Mounting extends HttpDependencies {
  /** Makes an Express handler of a function that answers requests. */
  serve: (answer: (request: Transported) => Promise<Answer>) => RequestHandler;
}

/** Whether a person opens the address in a browser, without an operation. */
const isVisitor = ({ method, headers, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  isNamedIn(rangesIn(headers.accept ?? ''), 'text/html') &&
  !/[?&](query|documentId|extensions)=/.test(url);

/** Mounts the HTTP transport on an Express application. People who open its address in a browser get the page instead. */
export const mountGraphql = (app: Express, { serve, ...dependencies }: Mounting): void => {
  const handler = serve(createHttp(dependencies));
  app.all(path, (request, response, next) => {
    if (isVisitor(request)) return next();
    return onBehalfOfAddress(request.ip ?? '', () => handler(request, response, next));
  });
};

/** Mounts the page on which people write queries, at the same address, after the transport. */
export const mountGraphqlPage = (app: Express, page: RequestHandler): void => void app.all(path, page);

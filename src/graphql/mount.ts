import type { Express, Request, RequestHandler } from 'express';
import type { Answer } from '../request/answer.ts';
import type { Transported } from '../request/incoming.ts';
import { createHttp, type HttpDependencies } from './http.ts';

/** Where GraphQL is. */
const path = '/graphql';

interface Mounting extends HttpDependencies {
  /** Has requests of Express answered. */
  serve: (answer: (request: Transported) => Promise<Answer>) => RequestHandler;
  /** Shows people something to write queries with. */
  page?: RequestHandler;
}

/** A person with a browser, who asks for no operation. */
const isVisitor = ({ method, headers, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && String(headers.accept ?? '').includes('text/html') && !/[?&](query|extensions)=/.test(url);

/** Mounts the HTTP transport on an Express application. */
export const mountGraphql = (app: Express, { serve, page, ...dependencies }: Mounting): void => {
  const handler = serve(createHttp(dependencies));
  app.all(path, (request, response, next) => (page && isVisitor(request) ? page : handler)(request, response, next));
};

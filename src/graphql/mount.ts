import type { Express, Request, RequestHandler, Response } from 'express';
import { createHttp, type HttpDependencies } from './http.ts';
import type { Visit } from './visit.ts';

/** Where GraphQL is. */
const path = '/graphql';

interface Mounting extends HttpDependencies {
  /** Takes a request to the entrance; undefined when it was answered there, as preflights are. */
  enter: (request: Request, response: Response) => Visit | undefined;
  /** Shows people something to write queries with. */
  page?: RequestHandler;
}

/** A person with a browser, who asks for no operation. */
const isVisitor = ({ method, headers, url }: Request): boolean =>
  (method === 'GET' || method === 'HEAD') && String(headers.accept ?? '').includes('text/html') && !/[?&](query|extensions)=/.test(url);

/** Mounts the HTTP transport on an Express application. */
export const mountGraphql = (app: Express, { enter, page, ...dependencies }: Mounting): void => {
  const answer = createHttp(dependencies);
  app.all(path, async (request, response, next) => {
    if (page && isVisitor(request)) return page(request, response, next);
    const visit = enter(request, response);
    if (visit) await answer(visit);
  });
};

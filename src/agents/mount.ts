import type { Express, RequestHandler } from 'express';
import type { Answer } from '../request/answer.ts';
import type { Transported } from '../request/incoming.ts';
import { createHttp, type HttpDependencies } from './http.ts';

interface Mounting extends HttpDependencies {
  /** Makes an Express handler of a function that answers requests. */
  serve: (answer: (request: Transported) => Promise<Answer>) => RequestHandler;
}

/** Mounts the agents' door on an Express application. */
export const mountAgents = (app: Express, { serve, ...dependencies }: Mounting): void => {
  app.route('/mcp').all(serve(createHttp(dependencies)));
};

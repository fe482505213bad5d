import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type NextFunction, type Request, type Response } from 'express';
import type { ServiceError } from '../../src/core/errors.ts';
import { mountPublished, type PublishedOptions } from '../../src/published/published.ts';
import { outsideTheApi } from '../../src/rest/express.ts';

export const publicUrl = 'http://api.localhost:8080';
export const authUrl = 'https://auth.localhost:8443';

/** The published room on a free port, behind what stands on every answer, and nothing else. */
export const boot = async (options: Pick<PublishedOptions, 'coverage' | 'securityContact'> = {}) => {
  const app = express();
  app.disable('etag');
  app.set('query parser', false);
  app.use(outsideTheApi('loopback'));
  mountPublished(app, { publicUrl, authUrl, pages: [{ href: '/dashboard', title: 'The dashboard.' }], ...options });
  app.use((error: ServiceError, _request: Request, response: Response, _next: NextFunction) => {
    response.status(error.status).set(error.headers).json({ code: error.code });
  });
  // As a server has it: a test that parses a document for seconds comes back over the same connection.
  const server = createServer({ keepAliveTimeout: 65_000 }, app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(url + path, { method, headers: { 'Accept-Encoding': 'identity', ...headers } }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

export type Booted = Awaited<ReturnType<typeof boot>>;

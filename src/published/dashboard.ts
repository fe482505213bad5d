import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Express, Request, RequestHandler, Response } from 'express';
import { ServiceError } from '../core/errors.ts';
import { project } from '../core/project.ts';
import { readBuilt } from './built-file.ts';
import { type Representation, represent, send } from './representation.ts';

/** The folder that `npm ci` builds the dashboard into. */
const built = pathToFileURL(join(project, 'dist/dashboard/'));
const page = 'index.html';

/** Whether there is a dashboard to serve. */
export const isDashboardBuilt = existsSync(new URL(page, built));

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The page runs only its own scripts and styles, calls only this server, may show media that it has fetched, and cannot be framed. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  'media-src blob:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

const pageHeaders = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
};

const unbuilt = represent(
  'text/plain; charset=utf-8',
  'The dashboard has not been built: run `npm ci` with the development packages, or `npm run build` after it.\nWhat it shows is at /v1, and its reference is at /docs.\n',
);

const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const readOnly =
  (answer: (request: Request, response: Response) => Promise<void>): RequestHandler =>
  async (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return answer(request, response);
    next(new ServiceError('method_not_allowed', `${request.path} takes GET and HEAD.`, { headers: { Allow: 'GET, HEAD' } }));
  };

/** Serves the dashboard: one page at all its addresses, and its files, whose names change with their content. */
export const mountDashboard = (app: Express, folder: URL = built): void => {
  const isBuilt = existsSync(new URL(page, folder));
  const read = (name: string) => represent(types[extname(name)]!, readBuilt(folder, name));
  const names = isBuilt ? readdirSync(folder).filter((name) => name !== page && extname(name) in types) : [];
  const files = new Map<string, Representation>();
  const fileOf = (name: string): Representation => {
    if (!files.has(name)) files.set(name, read(name));
    return files.get(name)!;
  };
  for (const name of names)
    app.route(`/dashboard/assets/${name}`).all(readOnly((request, response) => send(request, response, fileOf(name), immutable)));
  app.route('/dashboard/assets/*rest').all(({ path }) => {
    throw new ServiceError('unknown_path', `There is no file ${path}. Load the page again: it may have been replaced.`);
  });
  app
    .route(['/dashboard', '/dashboard/', '/dashboard/*rest'])
    .all(readOnly((request, response) => send(request, response, isBuilt ? fileOf(page) : unbuilt, pageHeaders, isBuilt ? 200 : 503)));
};

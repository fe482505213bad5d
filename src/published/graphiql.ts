import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler } from 'express';
import { project } from '../core/project.ts';
import { readBuilt } from './built-file.ts';
import { type Representation, represent, send } from './representation.ts';

/** The folder that `npm ci` builds the page into. */
const built = pathToFileURL(join(project, 'dist/graphiql/'));
const page = 'index.html';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.ttf': 'font/ttf',
};

/** The page uses only this server. The editor adds inline styles, and its style sheet contains its font and icons. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  Vary: 'Accept, Accept-Encoding',
};

const unbuilt = represent(
  'text/plain; charset=utf-8',
  'GraphiQL has not been built: run `npm ci` with the development packages, or `npm run build` after it.\nThe API answers at POST /graphql, and its reference is at /docs/graphql.\n',
);

const read = (folder: URL, name: string): Representation => represent(types[extname(name)]!, readBuilt(folder, name));

/** The files of GraphiQL by their paths, each read at its first request; empty where GraphiQL is not built. */
export const graphiqlFiles = (): Map<string, () => Representation> => {
  const names = existsSync(built) ? readdirSync(built).filter((name) => name !== page) : [];
  return new Map(names.map((name) => [`/graphql/assets/${name}`, () => read(built, name)]));
};

/** Serves GraphiQL, or the reason why it is not available. */
export const graphiqlPage = (folder: URL = built): RequestHandler => {
  const isBuilt = existsSync(new URL(page, folder));
  const shown = isBuilt ? read(folder, page) : unbuilt;
  return (request, response) => send(request, response, shown, headers, isBuilt ? 200 : 503);
};

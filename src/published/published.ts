import type { Express, NextFunction, Request, Response } from 'express';
import { ServiceError } from '../core/errors.ts';
import { loadAssets } from './assets.ts';
import { addressesOf, catalogue, type Entry } from './catalogue.ts';
import { createDocuments } from './documents.ts';
import { graphiqlFiles } from './graphiql.ts';
import { homeData, index } from './pages/home.ts';
import type { Place } from './pages/layout.ts';
import { type Representation, represent, send } from './representation.ts';
import { createSite, type Sheet } from './site.ts';

export interface PublishedOptions {
  /** The root of REST, GraphQL and these pages, as clients reach it. */
  publicUrl: string;
  /** The root of the identity endpoints. */
  authUrl: string;
  /** Pages of other rooms that the first page leads to. */
  pages?: readonly Place[];
}

type Answerer = (request: Request, response: Response) => Promise<void>;

const shared = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'Content-Disposition, ETag, X-Request-ID, X-Response-Time',
};

const preflight = (response: Response): void => {
  response.writeHead(204, {
    ...shared,
    Allow: 'GET, HEAD, OPTIONS',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'If-None-Match, X-Request-ID, *',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
};

/** What is here is read only: other methods are refused, and said so. */
const readOnly =
  (answer: Answerer) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method === 'OPTIONS') return preflight(response);
    if (request.method === 'GET' || request.method === 'HEAD') return await answer(request, response);
    const message = `${request.path} takes GET and HEAD; what can be written stands under /docs.`;
    next(new ServiceError('method_not_allowed', message, { headers: { Allow: 'GET, HEAD, OPTIONS' } }));
  };

const json = (value: unknown): Representation => represent('application/json', `${JSON.stringify(value, null, 2)}\n`);

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const fileName = ({ name }: Entry, extension: string): string => `inline; filename="tessera-${name}.${extension}"`;

/** Mounts the published contracts, the first page and the reference. Nothing here needs credentials. */
export const mountPublished = (app: Express, { publicUrl, authUrl, pages = [] }: PublishedOptions): void => {
  const here = { publicUrl, authUrl, pages };
  const documents = createDocuments(here);
  const { assets, representations } = loadAssets();
  const site = createSite(documents, assets, here);
  const show = (request: Request, response: Response, { representation, headers }: Sheet, status?: number) =>
    send(request, response, representation, headers, status);

  for (const entry of catalogue)
    for (const [extension, address] of Object.entries(addressesOf(entry))) {
      const document = lazily(() => documents.representation(entry, extension));
      const headers = { ...shared, 'Content-Disposition': fileName(entry, extension) };
      app.all(
        address,
        readOnly((request, response) => send(request, response, document(), headers)),
      );
    }

  const list = lazily(() => json(index(site.listed(), here)));
  app.all(
    '/openapi',
    readOnly((request, response) => send(request, response, list(), shared)),
  );

  const files = [...representations].map(([address, asset]) => [address, () => asset] as const);
  for (const [address, read] of [...files, ...graphiqlFiles()]) {
    const file = lazily(read);
    app.all(
      address,
      readOnly((request, response) => send(request, response, file(), { 'Cache-Control': 'public, max-age=31536000, immutable' })),
    );
  }

  const data = lazily(() => json(homeData(site.listed(), here)));
  const vary = { Vary: 'Accept, Accept-Encoding' };
  app.all(
    '/',
    readOnly((request, response) => {
      if (request.accepts(['html', 'json']) === 'json') return send(request, response, data(), { ...shared, ...vary });
      const { representation, headers } = site.at('/')!;
      return send(request, response, representation, { ...headers, ...vary });
    }),
  );

  app.all(
    ['/docs', '/docs/*rest'],
    readOnly((request, response) => {
      const sheet = site.at(request.path);
      return sheet ? show(request, response, sheet) : show(request, response, site.missing(request.path), 404);
    }),
  );
};

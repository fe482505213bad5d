import type { Express, NextFunction, Request, Response } from 'express';
import type { Library } from '../contract/library.ts';
import { systemClock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Document } from '../documents/document.ts';
import { loadAssets } from './assets.ts';
import { addressesOf, catalogue } from './catalogue.ts';
import { collected, collectionAddress, collectionFile, collectionText } from './collection/collection.ts';
import { type CoverageSource, coverageAt } from './coverage.ts';
import { mountDashboard } from './dashboard.ts';
import { createDocuments } from './documents.ts';
import { atom, changelogFeed } from './feed.ts';
import { graphiqlFiles } from './graphiql.ts';
import { openapiTexts } from './in-thread.ts';
import { createLibrary, type Shelves } from './library.ts';
import { llmsAddress, llmsText } from './llms.ts';
import type { Place } from './page.ts';
import { changelogAddress, feedAddress } from './pages/changelog.ts';
import { coverageAddress } from './pages/coverage.ts';
import { type Here, homeData, index } from './pages/home.ts';
import { mostOfQuery } from './pages/search.ts';
import { entriesAddress, searchAddress } from './pages/search-addresses.ts';
import { type Representation, represent, send } from './representation.ts';
import { createSecurityText, type SecurityContact, securityAddress } from './security-text.ts';
import { createSite, type Sheet } from './site.ts';
import { pageOfTwin, twinOf } from './twins.ts';

export interface PublishedOptions {
  /** The root of REST, GraphQL and these pages, as clients reach it. */
  publicUrl: string;
  /** The root of the identity endpoints. */
  authUrl: string;
  /** Other pages of the server that the home page links to. */
  pages?: readonly Place[];
  /** Where the coverage of the contracts is noted; without it there is no page for it. */
  coverage?: CoverageSource | undefined;
  /** The contact in `security.txt`; without it there is no such file. */
  securityContact?: SecurityContact | undefined;
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

/** Refuses methods other than GET, HEAD and OPTIONS. */
const readOnly =
  (answer: Answerer) =>
  async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method === 'OPTIONS') return preflight(response);
    if (request.method === 'GET' || request.method === 'HEAD') return await answer(request, response);
    const message = `${request.path} takes only GET and HEAD; /docs lists the operations that write.`;
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

/** Caches the result of the first call; an error is not cached. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
};

const queryOf = ({ originalUrl }: Request): string => {
  const given = new URL(originalUrl, 'http://here').searchParams.get('q') ?? '';
  return given.trim().slice(0, mostOfQuery);
};

const named = (file: string) => ({ ...shared, 'Content-Disposition': `inline; filename="${file}"` });

/** Mounts the documents of the contracts in all their forms, and the list of them. */
const mountContracts = (app: Express, { documents, site }: Pick<Shelves, 'documents' | 'site'>, here: Here): void => {
  for (const entry of catalogue)
    for (const [extension, address] of Object.entries(addressesOf(entry))) {
      const document = once(async () => (await documents()).representation(entry, extension));
      const headers = named(`tessera-${entry.name}.${extension}`);
      app.route(address).all(readOnly(async (request, response) => send(request, response, await document(), headers)));
    }

  const collection = once(async () => {
    const { parsed } = await documents();
    return represent('application/json', collectionText(new Map(collected.map((entry) => [entry, parsed<Document>(entry)])), here));
  });
  app
    .route(collectionAddress)
    .all(readOnly(async (request, response) => send(request, response, await collection(), named(collectionFile))));

  const list = once(async () => json(index((await site()).listed, here)));
  app.route('/openapi').all(readOnly(async (request, response) => send(request, response, await list(), shared)));
};

/**
 * Mounts the published contracts, the home page and the reference. None of them needs credentials.
 * @returns the same texts, for rooms that serve them in another way
 */
export const mountPublished = (app: Express, options: PublishedOptions): Library => {
  const { publicUrl, authUrl, pages = [], coverage, securityContact } = options;
  const ownPages = coverage ? [...pages, { href: coverageAddress, title: 'Which parts of the contracts the tests have seen.' }] : pages;
  const here = { publicUrl, authUrl, pages: ownPages };
  const documents = once(async () => createDocuments(here, await openapiTexts()));
  const { assets, representations } = loadAssets();
  const site = once(async () => createSite(await documents(), assets, here));
  const show = (request: Request, response: Response, { representation, headers }: Sheet, status?: number) =>
    send(request, response, representation, headers, status);

  app.route(/^\/docs\/(?:.*\/)?$/).all(
    readOnly(async (request, response) => {
      response.redirect(308, request.path.replace(/\/+$/, '') + request.originalUrl.slice(request.path.length));
    }),
  );

  mountContracts(app, { documents, site }, here);

  const files = [...representations].map(([address, asset]) => [address, () => asset] as const);
  for (const [address, read] of [...files, ...graphiqlFiles()]) {
    const file = lazily(read);
    app
      .route(address)
      .all(readOnly((request, response) => send(request, response, file(), { 'Cache-Control': 'public, max-age=31536000, immutable' })));
  }

  const data = once(async () => json(homeData((await site()).listed, here)));
  const vary = { Vary: 'Accept, Accept-Encoding' };
  /** A page in the form that the request prefers; browsers, and clients without a preference, get HTML. */
  const preferred = async (request: Request): Promise<Sheet | undefined> => {
    const { at } = await site();
    const twin = request.accepts(['html', 'text/markdown']) === 'text/markdown' ? at(twinOf(request.path)) : undefined;
    return twin ? { ...twin, headers: { ...twin.headers, ...vary } } : at(request.path);
  };

  const llms = once(async () => {
    const { pages: all, listed } = await site();
    return represent('text/plain; charset=utf-8', llmsText(all, listed, here));
  });
  app.route(llmsAddress).all(readOnly(async (request, response) => send(request, response, await llms(), shared)));

  if (securityContact) {
    const security = createSecurityText(securityContact, [publicUrl, authUrl], systemClock);
    app.route(securityAddress).all(readOnly((request, response) => send(request, response, security(), shared)));
  }

  app.route('/').all(
    readOnly(async (request, response) => {
      if (request.accepts(['html', 'json']) === 'json') return send(request, response, await data(), { ...shared, ...vary });
      const { representation, headers } = (await site()).at('/')!;
      return send(request, response, representation, { ...headers, ...vary });
    }),
  );

  const feed = once(async () => represent(`${atom}; charset=utf-8`, changelogFeed((await documents()).changelog(), publicUrl)));
  app.route(feedAddress).all(readOnly(async (request, response) => send(request, response, await feed(), shared)));
  app.route(changelogAddress).all(
    readOnly(async (request, response) => {
      if (request.accepts(['html', 'text/markdown', atom]) === atom) return send(request, response, await feed(), { ...shared, ...vary });
      return show(request, response, (await preferred(request))!);
    }),
  );

  const entries = once(async () => represent('application/json', JSON.stringify((await site()).searchEntries())));
  app.route(entriesAddress).all(readOnly(async (request, response) => send(request, response, await entries())));
  app.route([searchAddress, twinOf(searchAddress)]).all(
    readOnly(async (request, response) => {
      const query = queryOf(request);
      if (query === '') return show(request, response, (await preferred(request))!);
      const asMarkdown = request.accepts(['html', 'text/markdown']) === 'text/markdown';
      await show(request, response, (await site()).found(asMarkdown ? twinOf(searchAddress) : request.path, query));
    }),
  );

  /** A page of the coverage, which is read again for each request; undefined where the path is not one of its pages. */
  const covered = async (request: Request): Promise<Sheet | undefined> => {
    if (!coverage || !request.path.startsWith(coverageAddress)) return undefined;
    const asMarkdown = request.accepts(['html', 'text/markdown']) === 'text/markdown' && pageOfTwin(request.path) === undefined;
    const path = asMarkdown ? twinOf(request.path) : request.path;
    const page = await coverageAt(pageOfTwin(path) ?? path, await documents(), coverage);
    return page && (await site()).fresh(path, page);
  };

  const icon = representations.get(assets.icon)!;
  app.route('/favicon.ico').all(readOnly((request, response) => send(request, response, icon)));
  app.route(['/docs', '/docs.md', '/docs/*rest']).all(
    readOnly(async (request, response) => {
      const sheet = (await covered(request)) ?? (await preferred(request));
      return sheet ? show(request, response, sheet) : show(request, response, (await site()).missing(request.path), 404);
    }),
  );
  mountDashboard(app);
  return createLibrary({ documents, site, llms }, here);
};

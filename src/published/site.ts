import { platformName } from '../contract/platform-name.ts';
import type { OpenApi } from '../contract/read-openapi.ts';
import { allPages, searchEntriesOf } from './all-pages.ts';
import { createSearch } from './assets/search.js';
import type { Assets } from './assets.ts';
import { catalogue, pageOf } from './catalogue.ts';
import type { Documents } from './documents.ts';
import { guidesAddress } from './guides.ts';
import { markdownOf, type Page, type Place } from './page.ts';
import { agentsAddress } from './pages/agents.ts';
import { changelogAddress } from './pages/changelog.ts';
import type { Here, Listed } from './pages/home.ts';
import { layout } from './pages/layout.ts';
import { nothingHere } from './pages/overview.ts';
import { searchPage } from './pages/search.ts';
import { searchAddress } from './pages/search-addresses.ts';
import { type Representation, represent } from './representation.ts';
import { forElsewhere, markdownType, pageOfTwin, twinOf } from './twins.ts';

/** A page with its security headers. */
export interface Sheet {
  representation: Representation;
  headers: Record<string, string>;
}

const documentPages: Place[] = catalogue.map((entry) => ({ href: pageOf(entry), title: entry.name }));

const placesAt = (path: string): Place[] =>
  [
    { href: guidesAddress, title: 'guides' },
    { href: '/docs', title: 'reference' },
    ...documentPages,
    { href: agentsAddress, title: 'agents' },
    { href: '/docs/errors', title: 'errors' },
    { href: changelogAddress, title: 'changelog' },
  ].map((place) => ({
    ...place,
    current: path === place.href || (place.href !== '/docs' && path.startsWith(`${place.href}/`)),
  }));

/** Pages run only scripts of this server, load nothing from other origins, and cannot be framed. The explorer also calls the API. */
const policy = (explores: boolean, origins: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "script-src 'self'",
    `connect-src 'self'${explores ? ` ${origins}` : ''}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The pages and their Markdown, each created at its first request and then cached. */
export const createSite = (documents: Documents, assets: Assets, here: Here) => {
  const origins = [...new Set([here.publicUrl, here.authUrl].map((root) => new URL(root).origin))].join(' ');
  const sheets = new Map<string, Sheet>();
  const listed = documents.made.map((entry): Listed => {
    if (entry.kind === 'graphql') return { entry, title: `${platformName} GraphQL API`, version: null };
    const { title, version } = documents.parsed<OpenApi>(entry).info;
    return { entry, title, version };
  });
  const all = new Map(allPages(documents, here, listed).map((listing) => [listing.path, listing]));
  const pages = [...all.values()].filter(({ kind }) => kind !== 'unlisted');
  const withTwins: ReadonlySet<string> = new Set(pages.map(({ path }) => path));

  /** The target of a link to this server in Markdown: where a page has a twin, the twin. */
  const target = (href: string): string => {
    const [path = ''] = href.split('#');
    return here.publicUrl + (withTwins.has(path) ? twinOf(path) : href);
  };

  const framed = (path: string, page: Page): Sheet => ({
    representation: represent(
      'text/html; charset=utf-8',
      layout(assets, { ...page, places: placesAt(path), ...(withTwins.has(path) && { twin: twinOf(path) }) }),
    ),
    headers: {
      Vary: 'Accept, Accept-Encoding',
      'Content-Security-Policy': policy(page.explores === true, origins),
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });

  const written = (path: string, { parts }: Page): Sheet => ({
    representation: represent(markdownType, forElsewhere(markdownOf(parts), target)),
    headers: { 'Access-Control-Allow-Origin': '*', Link: `<${here.publicUrl}${path}>; rel="canonical"` },
  });

  /** A page that is made for each request, or its Markdown. */
  const fresh = (path: string, page: Page): Sheet => {
    const own = pageOfTwin(path);
    return own === undefined ? framed(path, page) : written(own, page);
  };

  let search: ReturnType<typeof createSearch> | undefined;
  const searchEntries = () => searchEntriesOf(documents, pages);

  return {
    listed,
    /** Every page under /docs. */
    pages,
    /** The page at a path; undefined when there is none. */
    at: (path: string): Sheet | undefined => {
      const own = pageOfTwin(path);
      const listing = own === undefined || withTwins.has(own) ? all.get(own ?? path) : undefined;
      if (listing && !sheets.has(path)) sheets.set(path, fresh(path, listing.page()));
      return sheets.get(path);
    },
    /** What can be found, for the script. */
    searchEntries,
    /** The page with what a query finds, or its Markdown. */
    found: (path: string, query: string): Sheet => {
      search ??= createSearch(searchEntries());
      return fresh(path, { ...all.get(searchAddress)!.page(), parts: searchPage(query, search(query)) });
    },
    /** The page for an unknown path. */
    missing: (path: string): Sheet =>
      fresh(path, { title: `Nothing here · ${platformName}`, description: 'Nothing here.', parts: [nothingHere(path)] }),
    fresh,
  };
};

export type Site = ReturnType<typeof createSite>;

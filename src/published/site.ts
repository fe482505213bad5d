import type { Assets } from './assets.ts';
import { catalogue, pageOf } from './catalogue.ts';
import type { Documents } from './documents.ts';
import { createDrafts, type Draft } from './drafts.ts';
import type { OpenApi } from './openapi.ts';
import { changelogAddress } from './pages/changelog.ts';
import type { Here, Listed } from './pages/home.ts';
import { layout, type Place } from './pages/layout.ts';
import { nothingHere } from './pages/overview.ts';
import { type Representation, represent } from './representation.ts';

/** A page with its security headers. */
export interface Sheet {
  representation: Representation;
  headers: Record<string, string>;
}

const documentPages: Place[] = catalogue.map((entry) => ({ href: pageOf(entry), title: entry.name }));

const placesAt = (path: string): Place[] =>
  [
    { href: '/docs', title: 'Reference' },
    ...documentPages,
    { href: '/docs/errors', title: 'errors' },
    { href: changelogAddress, title: 'changelog' },
  ].map((place) => ({
    ...place,
    current: path === place.href || (place.href !== '/docs' && path.startsWith(`${place.href}/`)),
  }));

/** Pages run only the explorer's script, load nothing from other origins, and cannot be framed. */
const policy = (explores: boolean, origins: string): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    ...(explores ? ["script-src 'self'", `connect-src 'self' ${origins}`] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The pages, each created at its first request and then cached. */
export const createSite = (documents: Documents, assets: Assets, here: Here) => {
  const origins = [...new Set([here.publicUrl, here.authUrl].map((root) => new URL(root).origin))].join(' ');
  const sheets = new Map<string, Sheet>();
  let known: Listed[] | undefined;

  const listed = (): Listed[] => {
    known ??= catalogue.map((entry) => {
      if (entry.kind === 'graphql') return { entry, title: 'Tessera GraphQL API', version: null };
      const { title, version } = documents.parsed<OpenApi>(entry).info;
      return { entry, title, version };
    });
    return known;
  };

  const draftAt = createDrafts(documents, here, listed);

  const framed = (path: string, draft: Draft): Sheet => ({
    representation: represent('text/html; charset=utf-8', layout(assets, { ...draft, places: placesAt(path) })),
    headers: {
      'Content-Security-Policy': policy(draft.explores === true, origins),
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  });

  const create = (path: string): Sheet | undefined => {
    const draft = draftAt(path);
    if (!draft) return undefined;
    const sheet = framed(path, draft);
    sheets.set(path, sheet);
    return sheet;
  };

  return {
    listed,
    /** The page at a path; undefined when there is none. */
    at: (path: string): Sheet | undefined => sheets.get(path) ?? create(path),
    /** The page for an unknown path. */
    missing: (path: string): Sheet =>
      framed(path, { title: 'Nothing here · Tessera', description: 'Nothing here.', body: nothingHere(path) }),
  };
};

import type { Assets } from './assets.ts';
import { catalogue, pageOf } from './catalogue.ts';
import type { Documents } from './documents.ts';
import { createDrafts, type Draft } from './drafts.ts';
import type { OpenApi } from './openapi.ts';
import type { Here, Listed } from './pages/home.ts';
import { layout, type Place } from './pages/layout.ts';
import { nothingHere } from './pages/overview.ts';
import { type Representation, represent } from './representation.ts';

/** A page with what a browser is told to allow it. */
export interface Sheet {
  representation: Representation;
  headers: Record<string, string>;
}

const documentPages: Place[] = catalogue.map((entry) => ({ href: pageOf(entry), title: entry.name }));

const placesAt = (path: string): Place[] =>
  [{ href: '/docs', title: 'Reference' }, ...documentPages, { href: '/docs/errors', title: 'errors' }].map((place) => ({
    ...place,
    current: path === place.href || (place.href !== '/docs' && path.startsWith(`${place.href}/`)),
  }));

/** Pages run no script but the explorer's, load nothing from elsewhere, and are shown in no frame. */
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

/** The pages, each written when it is first asked for and kept. */
export const createSite = (documents: Documents, assets: Assets, here: Here) => {
  const origins = [...new Set([here.publicUrl, here.authUrl].map((root) => new URL(root).origin))].join(' ');
  const kept = new Map<string, Sheet>();
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

  const written = (path: string): Sheet | undefined => {
    const draft = draftAt(path);
    if (!draft) return undefined;
    const sheet = framed(path, draft);
    kept.set(path, sheet);
    return sheet;
  };

  return {
    listed,
    /** The page at a path, or nothing. */
    at: (path: string): Sheet | undefined => kept.get(path) ?? written(path),
    /** The page that says that there is none. */
    missing: (path: string): Sheet =>
      framed(path, { title: 'Nothing here · Tessera', description: 'Nothing here.', body: nothingHere(path) }),
  };
};

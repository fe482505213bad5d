import { familiesOf, type OpenApi } from '../contract/read-openapi.ts';
import { catalogue, type Entry, pageOf } from './catalogue.ts';
import type { Documents } from './documents.ts';
import { agentsAddress, agentsContents, agentsPage } from './pages/agents.ts';
import { changelogAddress, changelogContents, changelogPage, feedAddress, guideAddress, guidePage } from './pages/changelog.ts';
import { type AsyncApi, channelContents, channelPage } from './pages/channel.ts';
import { errorContents, errorsPage } from './pages/errors.ts';
import { graphqlContents, graphqlPage } from './pages/graphql.ts';
import { type Here, homePage, type Listed } from './pages/home.ts';
import type { Page } from './pages/layout.ts';
import type { Reference } from './pages/operation.ts';
import { overviewPage } from './pages/overview.ts';
import { contentsOf, familyPage, introduction } from './pages/reference.ts';

/** A page without the common layout. */
export type Draft = Omit<Page, 'places' | 'twin'>;

const entryOf = (name: string): Entry => catalogue.find((entry) => entry.name === name)!;

/** A page in a list of all pages. */
export interface Listing {
  path: string;
  title: string;
  description: string;
  kind: 'guide' | 'reference' | 'changelog';
}

/** Creates the page of any path from the documents, and the list of all pages under /docs. */
export const createDrafts = (documents: Documents, here: Here, listed: () => Listed[]) => {
  const referenceTo = (entry: Entry): Reference => {
    const root = documents.root(entry);
    // The explorer uses relative addresses where it can, so that it calls the server that served the page.
    return { entry, document: documents.parsed<OpenApi>(entry), root, base: root === here.publicUrl ? '' : root };
  };

  const introductionTo = (entry: Entry): Draft => {
    const reference = referenceTo(entry);
    const { title, summary = '' } = reference.document.info;
    return { title: `${title} · Tessera`, description: summary, contents: contentsOf(reference), body: introduction(reference) };
  };

  const family = (entry: Entry, name: string): Draft | undefined => {
    const reference = referenceTo(entry);
    const found = familiesOf(reference.document).find((one) => one.name === name);
    if (!found) return undefined;
    const title = `${name} · ${reference.document.info.title}`;
    return {
      title,
      description: found.description,
      contents: contentsOf(reference, name),
      body: familyPage(reference, found),
      explores: true,
    };
  };

  const graphql = (entry: Entry): Draft => {
    const sdl = documents.sdl();
    const body = graphqlPage(entry, sdl, here.publicUrl);
    return { title: 'GraphQL · Tessera', description: entry.about, contents: graphqlContents(sdl), body };
  };

  const channel = (entry: Entry): Draft => {
    const document = documents.parsed<AsyncApi>(entry);
    const body = channelPage(entry, document);
    return { title: 'Channel · Tessera', description: entry.about, contents: channelContents(document), body };
  };

  const ofKind: Record<Entry['kind'], (entry: Entry) => Draft> = { openapi: introductionTo, asyncapi: channel, graphql };

  const fixed: Record<string, () => Draft> = {
    '/': () => ({ title: 'Tessera', description: 'One contract, four surfaces.', body: homePage(listed(), here) }),
    '/docs': () => ({ title: 'Reference · Tessera', description: 'The reference of every surface.', body: overviewPage(listed()) }),
    '/docs/errors': () => ({
      title: 'Errors · Tessera',
      description: 'Every error by its code.',
      contents: errorContents,
      body: errorsPage(documents.parsed<OpenApi>(entryOf('v1')), documents.parsed<OpenApi>(entryOf('identity'))),
    }),
    [agentsAddress]: () => ({
      title: 'Agents · Tessera',
      description: 'How programs that are led by a language model call the operations.',
      contents: agentsContents,
      body: agentsPage(here.publicUrl),
    }),
    [changelogAddress]: () => {
      const changelog = documents.changelog();
      const about = { title: 'Changelog · Tessera', description: 'What has changed in the contracts.', feed: feedAddress };
      return { ...about, contents: changelogContents(changelog), body: changelogPage(changelog) };
    },
  };

  const guideAt = (path: string): Draft | undefined => {
    const guide = documents.changelog().guides?.find((one) => guideAddress(one) === path);
    const title = guide && `From ${guide.from} to ${guide.to}`;
    return guide && { title: `${title} · Tessera`, description: `${title}: what clients have to change.`, body: guidePage(guide) };
  };

  const familyListings = (entry: Entry): Listing[] =>
    familiesOf(documents.parsed<OpenApi>(entry)).map(({ name, description }) => {
      const path = `${pageOf(entry)}/${name}`;
      return { path, title: `${entry.name}: ${name}`, description, kind: 'reference' };
    });

  const listingsOf = ({ entry, title }: Listed): Listing[] => [
    { path: pageOf(entry), title, description: entry.about, kind: 'reference' },
    ...(entry.kind === 'openapi' ? familyListings(entry) : []),
  ];

  const fixedListing = (path: string, kind: Listing['kind']): Listing => {
    const { title, description } = fixed[path]!();
    return { path, title: title.replace(' · Tessera', ''), description, kind };
  };

  const all = (): Listing[] => [
    fixedListing('/docs', 'guide'),
    fixedListing(agentsAddress, 'guide'),
    fixedListing('/docs/errors', 'guide'),
    ...(documents.changelog().guides ?? []).map((guide): Listing => {
      const title = `From ${guide.from} to ${guide.to}`;
      return { path: guideAddress(guide), title, description: 'What clients have to change.', kind: 'guide' };
    }),
    ...listed().flatMap(listingsOf),
    fixedListing(changelogAddress, 'changelog'),
  ];

  const at = (path: string): Draft | undefined => {
    if (Object.hasOwn(fixed, path)) return fixed[path]!();
    if (path.startsWith('/docs/guides/')) return guideAt(path);
    const [, , name, inside, ...more] = path.split('/');
    const entry = catalogue.find((one) => one.name === name);
    if (!entry || more.length > 0) return undefined;
    if (inside === undefined) return ofKind[entry.kind](entry);
    return entry.kind === 'openapi' ? family(entry, inside) : undefined;
  };
  return { at, all };
};

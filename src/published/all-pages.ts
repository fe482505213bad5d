import type { OpenApi } from '../contract/read-openapi.ts';
import { versions } from '../contract/versions.ts';
import type { Entry as SearchEntry } from './assets/search.js';
import { catalogue, type Entry, pageOf } from './catalogue.ts';
import type { Documents } from './documents.ts';
import { guideAddressOf, guideNames, guidesAddress, readGuide } from './guides.ts';
import { type Listing, markdownOf, type Page, withContents } from './page.ts';
import { agentsAddress, agentsPage } from './pages/agents.ts';
import { changelogAddress, changelogPage, feedAddress, guideAddress, migrationPage } from './pages/changelog.ts';
import { type AsyncApi, channelPage } from './pages/channel.ts';
import { errorsPage } from './pages/errors.ts';
import { graphqlPage } from './pages/graphql.ts';
import { guideContents, guidePage, guidesPage } from './pages/guide.ts';
import { type Here, homePage, type Listed } from './pages/home.ts';
import { overviewPage } from './pages/overview.ts';
import { searchPage } from './pages/search.ts';
import { searchAddress } from './pages/search-addresses.ts';
import { versionsAddress, versionsPage } from './pages/versions.ts';
import { createReferencePages } from './reference-pages.ts';
import { entriesOfContracts, entriesOfPage } from './search-entries.ts';
import { outlineOf } from './sections.ts';

const entryOf = (name: string): Entry => catalogue.find((entry) => entry.name === name)!;

/** The documents that the page of errors is made of. */
const errorSources = [entryOf('v1'), entryOf('identity')] as const;

/** Creates the page of any path from the documents, and the list of all pages under /docs. */
export const createPages = (documents: Documents, here: Here, listed: () => Listed[]) => {
  const reference = createReferencePages(documents, here);

  const graphql = (entry: Entry): Page => {
    const text = graphqlPage(entry, documents.sdl(), here.publicUrl);
    return { title: 'GraphQL · Tessera', description: entry.about, contents: outlineOf(text.text), parts: [text] };
  };

  const channel = (entry: Entry): Page => {
    const parts = channelPage(entry, documents.parsed<AsyncApi>(entry));
    return { title: 'Channel · Tessera', description: entry.about, contents: outlineOf(markdownOf({ parts })), parts };
  };

  const guides = () => new Map(guideNames.map((name) => [name, readGuide(name, here)]));
  const guideTitles = () => new Map([...guides()].map(([name, { title }]) => [name, title]));

  /** A guide that is written by hand; undefined where there is none at the path. */
  const guideOf = (path: string): Page | undefined => {
    const name = guideNames.find((one) => guideAddressOf(one) === path);
    if (name === undefined) return undefined;
    const guide = readGuide(name, here);
    const contents = guideContents(guideTitles(), name, guide.text);
    return { title: `${guide.title} · Tessera`, description: guide.about, contents, parts: [guidePage(guide)] };
  };

  const ofKind: Record<Entry['kind'], (entry: Entry) => Page> = { openapi: reference.introduction, asyncapi: channel, graphql };

  const fixed: Record<string, () => Page> = {
    '/': () => ({ title: 'Tessera', description: 'One contract, four surfaces.', parts: homePage(listed(), here) }),
    '/docs': () => ({ title: 'Reference · Tessera', description: 'The reference of every surface.', parts: [overviewPage(listed())] }),
    '/docs/errors': () =>
      withContents({
        title: 'Errors · Tessera',
        description: 'Every error by its code.',
        parts: [errorsPage(documents.parsed<OpenApi>(errorSources[0]), documents.parsed<OpenApi>(errorSources[1]))],
      }),
    [searchAddress]: () => ({
      title: 'Search · Tessera',
      description: `Operations, fields, errors, events and guides by words: ${searchAddress}.md?q=…`,
      parts: searchPage('', []),
    }),
    [guidesAddress]: () => ({
      title: 'Guides · Tessera',
      description: 'Short texts for what you do first and most.',
      contents: guideContents(guideTitles()),
      parts: [guidesPage(guides())],
    }),
    [versionsAddress]: () => ({
      title: 'Versions · Tessera',
      description: 'Which versions of the REST API are served, and until when.',
      parts: [versionsPage(versions, listed())],
    }),
    [agentsAddress]: () =>
      withContents({
        title: 'Agents · Tessera',
        description: 'How programs that are led by a language model call the operations.',
        parts: [agentsPage(here.publicUrl)],
      }),
    [changelogAddress]: () =>
      withContents({
        title: 'Changelog · Tessera',
        description: 'What has changed in the contracts.',
        feed: feedAddress,
        parts: [changelogPage(documents.changelog())],
      }),
  };

  /** How to move from one version to another. */
  const migrationAt = (path: string): Page | undefined => {
    const guide = documents.changelog().guides?.find((one) => guideAddress(one) === path);
    const title = guide && `From ${guide.from} to ${guide.to}`;
    return guide && { title: `${title} · Tessera`, description: `${title}: what clients have to change.`, parts: [migrationPage(guide)] };
  };

  const listingsOf = ({ entry, title }: Listed): Listing[] => [
    { path: pageOf(entry), title, description: entry.about, kind: 'reference' },
    ...(entry.kind === 'openapi' ? reference.listings(entry) : []),
  ];

  const fixedListing = (path: string, kind: Listing['kind']): Listing => {
    const { title, description } = fixed[path]!();
    return { path, title: title.replace(' · Tessera', ''), description, kind };
  };

  const all = (): Listing[] => [
    fixedListing('/docs', 'guide'),
    fixedListing(searchAddress, 'guide'),
    fixedListing(guidesAddress, 'guide'),
    ...[...guides()].map(([name, { title, about }]): Listing => ({ path: guideAddressOf(name), title, description: about, kind: 'guide' })),
    fixedListing(agentsAddress, 'guide'),
    fixedListing(versionsAddress, 'guide'),
    ...(errorSources.every((entry) => documents.made.includes(entry)) ? [fixedListing('/docs/errors', 'guide')] : []),
    ...(documents.changelog().guides ?? []).map((guide): Listing => {
      const title = `From ${guide.from} to ${guide.to}`;
      return { path: guideAddress(guide), title, description: 'What clients have to change.', kind: 'guide' };
    }),
    ...listed().flatMap(listingsOf),
    fixedListing(changelogAddress, 'changelog'),
  ];

  const at = (path: string): Page | undefined => {
    if (Object.hasOwn(fixed, path)) return fixed[path]!();
    if (path.startsWith('/docs/guides/')) return guideOf(path) ?? migrationAt(path);
    const [, , name, ...inside] = path.split('/');
    const entry = catalogue.find((one) => one.name === name);
    if (!entry) return undefined;
    if (inside.length === 0) return ofKind[entry.kind](entry);
    return entry.kind === 'openapi' ? reference.inside(entry, inside) : undefined;
  };

  const sectionsAt = ({ path, title, description, kind }: Listing): SearchEntry[] => {
    if (kind === 'part' || path === searchAddress) return [];
    if (kind === 'reference' && path.split('/').length > 3) return [['Page', title, path, description]];
    return entriesOfPage(kind === 'guide' ? 'Guide' : 'Page', path, markdownOf(at(path)!));
  };

  /** What can be found: the contracts, and the sections of the pages that are written by hand. */
  const searchEntries = (): SearchEntry[] => {
    const documented = documents.made.filter(({ kind }) => kind === 'openapi');
    const contracts = documented.map((entry): [Entry, OpenApi] => [entry, documents.parsed<OpenApi>(entry)]);
    return [...all().flatMap(sectionsAt), ...entriesOfContracts(contracts, documents.sdl())];
  };

  return { at, all, searchEntries };
};

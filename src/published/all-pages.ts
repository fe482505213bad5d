import { platformName } from '../contract/platform-name.ts';
import type { OpenApi } from '../contract/read-openapi.ts';
import { versions } from '../contract/versions.ts';
import type { Entry as SearchEntry } from './assets/search.js';
import { catalogue, type Entry, pageOf } from './catalogue.ts';
import type { Documents } from './documents.ts';
import { guideAddressOf, guideNames, guidesAddress, readGuide } from './guides.ts';
import { type Listing, markdownOf, type Page } from './page.ts';
import { agentsAddress, agentsPage } from './pages/agents.ts';
import { changelogAddress, changelogPage, feedAddress, guideAddress, migrationPage } from './pages/changelog.ts';
import { type AsyncApi, channelPage } from './pages/channel.ts';
import { errorsPage } from './pages/errors.ts';
import { graphqlPage } from './pages/graphql.ts';
import { guideContents, guidePage, guidesPage } from './pages/guide.ts';
import { type Here, homePage, type Listed } from './pages/home.ts';
import { overviewPage } from './pages/overview.ts';
import { introduction } from './pages/reference.ts';
import { searchPage } from './pages/search.ts';
import { searchAddress } from './pages/search-addresses.ts';
import { versionsAddress, versionsPage } from './pages/versions.ts';
import { referenceListings, referenceTo } from './reference-pages.ts';
import { entriesOfContracts, entriesOfPage } from './search-entries.ts';
import { outlineOf, withContents } from './sections.ts';

const entryOf = (name: string): Entry => catalogue.find((entry) => entry.name === name)!;

/** What a page has besides its title and description, or instead of them. */
type Rest = Pick<Page, 'parts'> & Partial<Page>;

const listing = (path: string, kind: Listing['kind'], title: string, description: string, rest: () => Rest): Listing => ({
  path,
  kind,
  title,
  description,
  page: () => ({ title: `${title} · ${platformName}`, description, ...rest() }),
});

const guideListings = (here: Here): Listing[] => {
  const guides = new Map(guideNames.map((name) => [name, readGuide(name, here)]));
  return [
    listing(guidesAddress, 'guide', 'Guides', 'Short guides to the most common tasks.', () => ({
      contents: guideContents(guides),
      parts: [guidesPage(guides)],
    })),
    ...[...guides].map(([name, guide]) =>
      listing(guideAddressOf(name), 'guide', guide.title, guide.about, () => ({
        contents: guideContents(guides, name),
        parts: [guidePage(guide)],
      })),
    ),
  ];
};

const errorListings = (documents: Documents): Listing[] => {
  const sources = [entryOf('v1'), entryOf('identity')] as const;
  const parts = () => [errorsPage(documents.parsed<OpenApi>(sources[0]), documents.parsed<OpenApi>(sources[1]))];
  const isMade = sources.every((entry) => documents.made.includes(entry));
  return isMade ? [listing('/docs/errors', 'guide', 'Errors', 'Every error by its code.', () => withContents(parts()))] : [];
};

const firstPageOf = (documents: Documents, here: Here, entry: Entry): Rest => {
  if (entry.kind === 'openapi') return introduction(referenceTo(documents, here, entry));
  const parts =
    entry.kind === 'graphql'
      ? [graphqlPage(entry, documents.sdl(), here.publicUrl)]
      : channelPage(entry, documents.parsed<AsyncApi>(entry));
  const title = entry.kind === 'graphql' ? 'GraphQL' : 'Channel';
  return { title: `${title} · ${platformName}`, contents: outlineOf(markdownOf(parts)), parts };
};

/** Every page, in the order of lists. */
export const allPages = (documents: Documents, here: Here, listed: readonly Listed[]): Listing[] => {
  const changelog = documents.changelog();
  const titles = new Map(listed.map(({ entry, title }) => [entry, title]));
  return [
    listing('/', 'unlisted', platformName, 'One contract, four surfaces.', () => ({ title: platformName, parts: homePage(listed, here) })),
    listing('/docs', 'guide', 'Reference', 'The reference of every surface.', () => ({ parts: [overviewPage(listed)] })),
    listing(searchAddress, 'guide', 'Search', `Finds operations, fields, errors, events and guides: ${searchAddress}.md?q=…`, () => ({
      parts: searchPage('', []),
    })),
    ...guideListings(here),
    listing(agentsAddress, 'guide', 'Agents', 'How AI agents call the operations.', () => withContents([agentsPage(here.publicUrl)])),
    listing(versionsAddress, 'guide', 'Versions', 'Which versions of the REST API are served, and until when.', () => ({
      parts: [versionsPage(versions, listed)],
    })),
    ...errorListings(documents),
    ...(changelog.guides ?? []).map((guide) =>
      listing(guideAddress(guide), 'guide', `From ${guide.from} to ${guide.to}`, 'What clients have to change.', () => ({
        parts: [migrationPage(guide)],
      })),
    ),
    ...catalogue.flatMap((entry) => [
      listing(pageOf(entry), titles.has(entry) ? 'reference' : 'unlisted', titles.get(entry) ?? entry.name, entry.about, () =>
        firstPageOf(documents, here, entry),
      ),
      ...(titles.has(entry) && entry.kind === 'openapi' ? referenceListings(documents, here, entry) : []),
    ]),
    listing(changelogAddress, 'changelog', 'Changelog', 'What has changed in the contracts.', () => ({
      feed: feedAddress,
      ...withContents([changelogPage(changelog)]),
    })),
  ];
};

const sectionsOf = ({ path, title, description, kind, page }: Listing): SearchEntry[] => {
  if (kind === 'part' || kind === 'unlisted' || path === searchAddress) return [];
  if (kind === 'reference' && path.split('/').length > 3) return [['Page', title, path, description]];
  return entriesOfPage(kind === 'guide' ? 'Guide' : 'Page', path, markdownOf(page().parts));
};

/** What can be found: the contracts, and the sections of the pages that are written by hand. */
export const searchEntriesOf = (documents: Documents, pages: readonly Listing[]): SearchEntry[] => {
  const documented = documents.made.filter(({ kind }) => kind === 'openapi');
  const contracts = documented.map((entry): [Entry, OpenApi] => [entry, documents.parsed<OpenApi>(entry)]);
  return [...pages.flatMap(sectionsOf), ...entriesOfContracts(contracts, documents.sdl())];
};

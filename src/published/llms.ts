import { platformName } from '../contract/platform-name.ts';
import { addressesOf } from './catalogue.ts';
import { collectionAddress } from './collection/collection.ts';
import type { Listing } from './page.ts';
import { feedAddress } from './pages/changelog.ts';
import type { Here, Listed } from './pages/home.ts';
import { twinOf } from './twins.ts';

/** The address of the list. */
export const llmsAddress = '/llms.txt';

type Link = readonly [title: string, address: string, about: string];

const section = (title: string, links: readonly Link[]): string =>
  [`## ${title}`, '', ...links.map(([name, address, about]) => `- [${name}](${address}): ${about.replaceAll(/\s+/g, ' ').trim()}`)].join(
    '\n',
  );

const contracts = (listed: readonly Listed[], { publicUrl }: Here): Link[] =>
  listed.flatMap(({ entry, title }) =>
    Object.entries(addressesOf(entry)).map(([extension, address]): Link => {
      const format = extension === 'graphql' ? 'SDL' : extension.toUpperCase();
      return [`${title}, ${entry.name}, ${format}`, publicUrl + address, entry.about];
    }),
  );

/** The list of all documents and pages, in the form of llmstxt.org. Each page in it is Markdown. */
export const llmsText = (pages: readonly Listing[], listed: readonly Listed[], here: Here): string => {
  const { publicUrl } = here;
  const of = (kind: Listing['kind']): Link[] =>
    pages.filter((page) => page.kind === kind).map(({ path, title, description }) => [title, publicUrl + twinOf(path), description]);
  const collection: Link = [
    'Collection for Postman and Bruno',
    publicUrl + collectionAddress,
    'A request for each operation, to send by hand.',
  ];
  const feed: Link = ['Changelog as a feed', publicUrl + feedAddress, 'The same as Atom.'];
  return `${[
    `# ${platformName}`,
    '> A platform for what a company works with: its people, what they do together, and records of any kind. One contract, over REST, GraphQL, WebSocket and signed webhooks.',
    `REST is under ${publicUrl}/v1, and GraphQL at ${publicUrl}/graphql. Every request needs a key in \`X-API-Key\`, or an OAuth token. The pages below are Markdown, and link to those of single operations and schemas. Without \`.md\`, the same address is an HTML page. The contracts contain everything that the pages say, in a form for programs.`,
    section('Guides', of('guide')),
    section('Reference', of('reference')),
    section('Contracts', [...contracts(listed, here), collection]),
    section('Changelog', [...of('changelog'), feed]),
  ].join('\n\n')}\n`;
};

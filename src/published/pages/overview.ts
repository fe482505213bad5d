import { pageOf } from '../catalogue.ts';
import { collectionAddress } from '../collection/collection.ts';
import { anchor, blocks, code, entries, lines, link, type Markdown, md } from '../md.ts';
import { agentsAddress } from './agents.ts';
import { changelogAddress } from './changelog.ts';
import type { Listed } from './home.ts';
import { downloads } from './reference.ts';
import { versionsAddress } from './versions.ts';

const others = [
  ['Agents', agentsAddress, 'The same operations as tools of the Model Context Protocol, at /mcp.'],
  ['Errors', '/docs/errors', 'Every code on every surface: what it means, and what to do about it.'],
  ['Versions', versionsAddress, 'Which versions are served, and until when.'],
  ['Changelog', changelogAddress, 'What has changed in the contracts, and what clients have to change.'],
] as const;

/** The start page of the reference: a short description of each document. */
export const overviewPage = (documents: readonly Listed[]): Markdown =>
  blocks(
    md`# Reference`,
    'Everything that this server promises, read from the contracts that it is checked against.',
    md`New here? Begin with the [first steps](/docs/guides/first-steps), or another of the [guides](/docs/guides).`,
    entries([
      ...documents.map(({ entry, title, version }) =>
        blocks(md`## ${link(title, pageOf(entry))}`, entry.about, md`${version && `Version ${version} · `}${downloads(entry)}`),
      ),
      ...others.map(([title, address, about]) => blocks(md`## ${link(title, address)}`, about)),
    ]),
    md`## ${anchor('first', 'Where to begin')}`,
    lines([
      md`Each operation of the REST API has a page, under its family, such as [users](/docs/v1/users): with programs to copy, and a form that sends the request from your browser.`,
      md`To send requests by hand, import ${link('the collection', collectionAddress)} into Postman or Bruno. It has one for each operation.`,
      md`A program that acts for a person gets its tokens by [OAuth 2.0](/docs/identity/oauth); a service can use a key.`,
      md`To receive events, [open a channel](/docs/channel) or [receive webhooks](/docs/v1/webhooks/receiveEvent); to read past events, [list the events](/docs/v1/events).`,
      md`Each page is also available as Markdown: at its address followed by \`.md\`, and for requests with \`Accept: text/markdown\`. [A list for language models](/llms.txt) names them all, and the contracts.`,
    ]),
  );

/** The page for an unknown path under /docs. */
export const nothingHere = (path: string): Markdown =>
  blocks(md`# Nothing here`, md`There is no ${code(path)}.`, md`[The reference](/docs) lists every document.`);

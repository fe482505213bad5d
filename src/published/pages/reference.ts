import { platformName } from '../../contract/platform-name.ts';
import { familiesOf, type SecurityScheme } from '../../contract/read-openapi.ts';
import { addressesOf, type Entry, pageOf } from '../catalogue.ts';
import { blocks, code, inline, joined, link, type Markdown, md, prose, terms } from '../md.ts';
import type { Page, Place } from '../page.ts';
import { operationAddress, operationList } from './operation-list.ts';
import type { Reference } from './schema.ts';
import { schemasAddress } from './schema-pages.ts';

/** Links to a document in its formats. */
export const downloads = (entry: Entry): Markdown =>
  joined(
    Object.entries(addressesOf(entry)).map(([extension, address]) =>
      link(extension === 'graphql' ? 'SDL' : extension.toUpperCase(), address),
    ),
    ' ',
  );

/** The table of contents of a document, with the operations of the open family. */
export const contentsOf = ({ entry, document }: Reference, open?: string, shown?: string): Place[] => [
  { href: pageOf(entry), title: 'Introduction', current: open === undefined },
  ...familiesOf(document).map(({ name, operations }) => ({
    href: `${pageOf(entry)}/${name}`,
    title: name,
    current: name === open && shown === undefined,
    inside:
      name === open
        ? operations.map(({ operation: { operationId, summary } }) => ({
            href: operationAddress(entry, name, operationId),
            title: summary,
            current: operationId === shown,
          }))
        : undefined,
  })),
  { href: schemasAddress(entry), title: 'schemas', current: open === 'schemas' },
];

const wayOf = ({ type, in: where, name, scheme }: SecurityScheme): Markdown => {
  if (type === 'http') return code(`Authorization: ${scheme === 'basic' ? 'Basic' : 'Bearer'} …`);
  return code(where === 'query' ? `?${name}=…` : `${name}: …`);
};

/** The first page of a document: its description, servers, authentication and all operations. */
export const introduction = (reference: Reference): Page => {
  const { entry, document } = reference;
  const { openapi, info, servers, components } = document;
  const schemes = Object.values(components.securitySchemes ?? {});
  const text = blocks(
    md`OpenAPI ${openapi} · version ${info.version} · ${downloads(entry)}`,
    md`# ${info.title}`,
    inline(info.summary),
    prose(info.description),
    md`## Servers`,
    terms(servers.map(({ url, description }) => [code(url), description])),
    md`## Authentication`,
    terms(schemes.map((scheme) => [wayOf(scheme), inline(scheme.description)])),
    md`[Errors](/docs/errors) describes what an error looks like, and what each code means.`,
    ...familiesOf(document).map(({ name, description, operations }) => [
      md`## ${link(name, `${pageOf(entry)}/${name}`)}`,
      inline(description),
      operationList(entry, name, operations),
    ]),
  );
  return { title: `${info.title} · ${platformName}`, description: info.summary ?? '', contents: contentsOf(reference), parts: [text] };
};

import { readFileSync } from 'node:fs';
import { figures } from '../contract/plans.ts';
import { writeFigures } from '../core/figures.ts';
import { replaceOutsideCode } from './md.ts';
import type { Here } from './pages/home.ts';

/** The guides, in the order in which they are read. */
export const guideNames = [
  'first-steps',
  'lists',
  'cursors',
  'search',
  'exports',
  'retries',
  'batches',
  'limits',
  'webhooks',
  'notifications',
  'graphql-clients',
  'oauth',
  'registered-documents',
  'versions',
  'errors',
  'mock',
  'configure',
  'operate',
] as const;

export type GuideName = (typeof guideNames)[number];

/** A guide: its title, what it is about in one sentence, and its Markdown after the title. */
export interface Guide {
  title: string;
  about: string;
  text: string;
}

/** The addresses of the guides and of their list. */
export const guidesAddress = '/docs/guides';
export const guideAddressOf = (name: GuideName): string => `${guidesAddress}/${name}`;

/** Guides that are also part of the repository's own documentation: they are in `docs`, the others in `guides`. */
const inDocs: ReadonlySet<GuideName> = new Set(['mock', 'configure', 'operate']);

const fileOf = (name: GuideName): URL =>
  inDocs.has(name) ? new URL(`../../docs/${name}.md`, import.meta.url) : new URL(`guides/${name}.md`, import.meta.url);

const noLimits = () => {
  throw new Error('A guide refers to limits of a document, but belongs to none.');
};

const withAddresses = (text: string, { publicUrl, authUrl }: Pick<Here, 'publicUrl' | 'authUrl'>): string =>
  text.replaceAll(/\{base_url\}|http:\/\/127\.0\.0\.1:8080/g, publicUrl).replaceAll('{auth_url}', authUrl);

/** Links between guides. A link to any other file of the repository becomes text. */
const withLinks = (text: string): string =>
  replaceOutsideCode(
    text,
    /\[(?<words>[^\]]*)\]\((?![a-z]+:|[/#{])(?:\.\.\/src\/published\/guides\/)?(?<file>[^)#]*)(?<place>#[\w-]+)?\)/,
    ({ words, file, place = '' }) => {
      const name = guideNames.find((one) => `${one}.md` === file);
      return name ? `[${words}](${guideAddressOf(name)}${place})` : words!;
    },
  );

/** Reads a guide, with the figures of the contract and the addresses of this server. */
export const readGuide = (name: GuideName, here: Pick<Here, 'publicUrl' | 'authUrl'>): Guide => {
  const file = withLinks(readFileSync(fileOf(name), 'utf8'));
  const written = withAddresses(writeFigures(file, { plans: () => ({ figures, place: 'openapi/plans.yaml' }), limits: noLimits }), here);
  const [heading = '', about = ''] = written.split('\n\n', 2);
  return { title: heading.replace(/^# /, ''), about: about.trim(), text: written.slice(heading.length).trim() };
};

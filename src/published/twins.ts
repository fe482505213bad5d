import { replaceOutsideCode } from './md.ts';

/** The media type of a page as Markdown (RFC 7763). */
export const markdownType = 'text/markdown; charset=utf-8';

const extension = '.md';

/** The address of a page as Markdown. */
export const twinOf = (page: string): string => page + extension;

/** The page whose Markdown is at an address; undefined for any other address. */
export const pageOfTwin = (address: string): string | undefined =>
  address.endsWith(extension) ? address.slice(0, -extension.length) : undefined;

/**
 * Markdown for readers elsewhere: links to this server get whole addresses, and links to places on the same page become text.
 * @param target returns the whole address for one that begins with a slash
 */
export const forElsewhere = (markdown: string, target: (href: string) => string): string =>
  replaceOutsideCode(markdown, /\[(?<words>(?:`[^`]*`|[^`\]])*)\]\(#[^)\s]*\)|\]\((?<href>\/[^)\s]*)\)/, ({ words, href }) =>
    href === undefined ? words! : `](${target(href)})`,
  );

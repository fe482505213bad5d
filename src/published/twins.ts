/** The media type of a page as Markdown (RFC 7763). */
export const markdownType = 'text/markdown; charset=utf-8';

const extension = '.md';

/** The address of a page as Markdown. */
export const twinOf = (page: string): string => page + extension;

/** The page that an address has as Markdown; undefined when it is none. */
export const pageOfTwin = (address: string): string | undefined =>
  address.endsWith(extension) ? address.slice(0, -extension.length) : undefined;

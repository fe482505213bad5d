import type { Html } from '../core/html.ts';
import { blocks, Markdown } from './md.ts';

/** A link in a navigation. */
export interface Place {
  href: string;
  title: string;
  current?: boolean;
  inside?: readonly Place[];
}

/** A part of a page: Markdown, or HTML that only makes sense in a browser, such as a form. */
export type Part = Markdown | Html;

/** Two parts that are shown side by side where there is room. */
export interface Pair {
  frame: 'hero' | 'operation';
  text: readonly Part[];
  beside: readonly Part[];
}

/** A page: its Markdown, and what its frame shows. */
export interface Page {
  title: string;
  description: string;
  parts: readonly (Part | Pair)[];
  /** The table of contents of the document, next to the text. */
  contents?: readonly Place[];
  /** The pages before and after this one. */
  neighbours?: { previous?: Place | undefined; next?: Place | undefined };
  /** The address of the page as a feed in Atom. */
  feed?: string;
  /** Whether the page can send requests (the explorer). */
  explores?: boolean;
}

/** A page, and how lists describe it. */
export interface Listing {
  path: string;
  title: string;
  description: string;
  /** What it is about; a `part` is a page that the page of its family leads to. */
  kind: 'guide' | 'reference' | 'part' | 'changelog' | 'unlisted';
  page: () => Page;
}

/** The Markdown of a page. */
export const markdownOf = (parts: Page['parts']): string => {
  const all = parts.flatMap((part) => ('beside' in part ? [...part.text, ...part.beside] : [part]));
  return `${blocks(...all.filter((part) => part instanceof Markdown)).text}\n`;
};

import type { Page } from './pages/layout.ts';

/** A page without the common layout. */
export type Draft = Omit<Page, 'places' | 'twin'>;

/** A page in a list of all pages. */
export interface Listing {
  path: string;
  title: string;
  description: string;
  /** What it is about; a `part` is a page that the page of its family leads to. */
  kind: 'guide' | 'reference' | 'part' | 'changelog';
}

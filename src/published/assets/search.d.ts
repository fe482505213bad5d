/** An entry of the search: its kind as readers see it, its title, its address and its text. */
export type Entry = readonly [kind: string, title: string, address: string, text: string];

export interface Found {
  kind: string;
  title: string;
  address: string;
  text: string;
}

export const createSearch: (entries: readonly Entry[]) => (query: string, most?: number) => Found[];
export const excerptOf: (text: string, query: string, length?: number) => [text: string, isAsked: boolean][];

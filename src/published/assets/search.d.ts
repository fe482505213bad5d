/** Something that can be found: its kind for people, its title, its address, and what is said of it. */
export type Entry = readonly [kind: string, title: string, address: string, text: string];

export interface Found {
  kind: string;
  title: string;
  address: string;
  text: string;
}

export const createSearch: (entries: readonly Entry[]) => (query: string, most?: number) => Found[];
export const excerptOf: (text: string, query: string, length?: number) => [text: string, isAsked: boolean][];

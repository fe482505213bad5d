import { searched } from '#generated/searched';

/** What search finds, by kind of record: `generated/searched.ts` explains the words. */
export { searched };

/** A kind of record that search finds. */
export type SearchedKind = keyof typeof searched;

/** Those that not everyone in the account sees. */
export type SearchedKindWithReaders = {
  [Kind in SearchedKind]: (typeof searched)[Kind] extends { hasReaders: true } ? Kind : never;
}[SearchedKind];

/** Records and bodies, as the generic tables and forms use them. */
export type Data = Record<string, unknown>;

/** A page of a list. */
export interface DataPage {
  data: Data[];
  hasMore: boolean;
  cursor: string | undefined;
  total: number | undefined;
  totalIsMinimum: boolean;
}

/** The pages of a list that have been read. */
export interface Pages {
  pages: DataPage[];
  pageParams: unknown[];
}

/**
 * A list after an event about a record: with its new state, keeping expanded records, or without it. A membership has no id; its list is
 * read again.
 */
export const withRecord = (held: Pages, record: Data, isGone: boolean): Pages => {
  const isHeld = record.id !== undefined && held.pages.some(({ data }) => data.some(({ id }) => id === record.id));
  if (!isHeld) return held;
  const change = (data: Data[]) =>
    isGone ? data.filter(({ id }) => id !== record.id) : data.map((one) => (one.id === record.id ? { ...one, ...record } : one));
  const left = (total: number | undefined) => (isGone && total !== undefined ? total - 1 : total);
  return { ...held, pages: held.pages.map((page) => ({ ...page, data: change(page.data), total: left(page.total) })) };
};

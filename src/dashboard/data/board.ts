import type { Data } from './record.ts';

/** The list of one column as the server answers it. */
export interface ColumnList {
  state: string;
  rows: readonly Data[];
  total: number | undefined;
}

/** A column as shown. */
export interface Column {
  cards: Data[];
  total: number | undefined;
}

/**
 * The columns of a board, by state. A card that has moved since its list was read is shown and counted where it is now.
 * @param stateOf where a card is now
 */
export const columnsOf = (lists: readonly ColumnList[], stateOf: (card: Data) => string): Map<string, Column> => {
  const staying = new Map(
    lists.map(({ state, rows }) => [state, new Map(rows.filter((row) => stateOf(row) === state).map((row) => [row.id, row]))]),
  );
  const moved = new Map(lists.flatMap(({ state, rows }) => rows.filter((row) => stateOf(row) !== state).map((row) => [row.id, row])));
  return new Map(
    lists.map(({ state, rows, total }) => {
      const held = staying.get(state)!;
      const arrived = [...moved.values()].filter((card) => stateOf(card) === state && !held.has(card.id));
      const left = new Set(rows.filter((row) => stateOf(row) !== state).map(({ id }) => id)).size;
      const cards = [...arrived, ...held.values()];
      return [state, { cards, total: total === undefined ? undefined : total + arrived.length - left }];
    }),
  );
};

/** The number of cards as text: the server stops counting at a limit that it reports. */
export const totalWords = (total: number, isMinimum: boolean): string =>
  isMinimum ? `more than ${total.toLocaleString()}` : total.toLocaleString();

interface ValueFilter {
  property: string;
  operator: string;
  value: string;
  group?: number;
}

/** Whether the filters allow cards in a column, which has one value of a property. */
export const admits = (filters: readonly ValueFilter[], divided: string, state: string): boolean =>
  filters.every(({ property, operator, value, group }) => {
    if (property !== divided || group !== undefined) return true;
    return operator === 'in' ? value.split(',').includes(state) : value === state;
  });

import { type IdKind, idPrefixes, newId } from '../../../src/core/ids.ts';

/** How many rows most tables have. */
export const size = 4;
const indices = [...Array(size).keys()];

/** Made from each index. */
export const each = <Row>(row: (at: number) => Row): Row[] => indices.map(row);

/** An instant of January 2026. */
export const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00.000Z`;

/** Texts that no two rows share, in no order. */
export const words = ['cedar wood', 'alder tree', 'royal fern', 'birch'] as const;

/** Sometimes null: the fourth. */
export const sometimes = (at: number) => (at === 3 ? null : `Of ${words[at]}`);

/** Two instants, which put rows in different orders. */
export const stamps = (at: number) => ({ created_at: day([2, 4, 1, 3][at]!), updated_at: day([13, 11, 14, 12][at]!) });

/** Ids of every kind by prefix; the records that the path of a list names are the first ones. */
export const newIds = () => {
  const kinds = Object.keys(idPrefixes) as IdKind[];
  const ids = Object.fromEntries(kinds.map((kind) => [idPrefixes[kind], each(() => newId(kind))])) as Ids;
  return { ...ids, evt: [] as string[] };
};

export type Ids = Record<(typeof idPrefixes)[IdKind], string[]>;

import { operations } from '../../../../src/contract/operations.ts';
import { type IdKind, idPrefixes } from '../../../../src/core/ids.ts';
import type { FilterKind } from '../../../../src/core/query/filter-words.ts';
import { familyParts } from '../../../support/family-parts.ts';
import { nth } from './crowd.ts';

/** One spelling of each operator that a filter of this kind has; the other spelling becomes the same condition. */
export const operatorsOf: Record<FilterKind, string[]> = {
  id: ['[eq]', '[neq]', '[in]', '[nin]'],
  user: ['[eq]', '[neq]', '[in]', '[nin]'],
  enum: ['[eq]', '[neq]', '[in]', '[nin]'],
  text: ['[eq]', '[neq]', '[in]', '[nin]', '_contains', '_starts_with', '[like]'],
  email: ['[eq]', '[neq]', '[in]', '[nin]', '_contains', '_starts_with', '[like]'],
  instant: ['[eq]', '[neq]', '[gt]', '[gte]', '[lt]', '[lte]'],
  number: ['[eq]', '[neq]', '[in]', '[nin]', '[gt]', '[gte]', '[lt]', '[lte]'],
  boolean: ['[eq]'],
  labels: ['[eq]', '[in]', '[all]', '[nin]', '_exists'],
  keyed: ['.color[eq]', '.color[neq]', '.color[in]', '.color[nin]', '.color_exists'],
};

export interface List {
  operation: string;
  address: string;
  record: string;
  table: string;
  /** The id of the record that the list belongs to. */
  within: string | undefined;
  paged: boolean;
  /** Whether only administrators may read it. */
  reserved: boolean;
}

/** Records that are kept under another name. */
const keptAs: Record<string, string> = { Member: 'users', AccountDelivery: 'deliveries' };

const tableOf = (record: string): string => {
  if (record in keptAs) return keptAs[record]!;
  const words = record
    .replace(/Record$/, '')
    .replaceAll(/(?!^)[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();
  return /[^aeiou]y$/.test(words) ? `${words.slice(0, -1)}ies` : `${words}s`;
};

// An export reads the pages of its list one after the other.
export const lists = Object.entries(operations)
  .filter(([, { list, document, forms }]) => list && document !== 'identity' && forms.length > 0)
  .map(([operation, { path, record, forms, document }]): List => {
    const owner = /\{(\w+)_id\}/.exec(path)?.[1];
    const within = owner && nth(idPrefixes[owner as IdKind], 0);
    const address = within ? path.replace(/\{\w+\}/, within) : path;
    return {
      operation,
      address,
      record: record!,
      table: tableOf(record!),
      within,
      paged: forms.includes('page'),
      reserved: document === 'account',
    };
  });

export const conditionOf = (field: string, operator: string, value: unknown): string =>
  `${new URLSearchParams([[`${field}${operator}`, operator.endsWith('_exists') ? 'false' : String(value)]])}`;

/** The parameters of groups with one filter each. */
export const groupsOf = (filters: readonly string[]): string => filters.map((filter) => `or=${encodeURIComponent(filter)}`).join('&');

const fallback: Partial<Record<FilterKind, unknown>> = { instant: '2026-01-01T02:00:00.000Z', number: 200 };

/** The columns that a filter reads, where they are not called like the filter. */
export const columnsOf: Readonly<Record<string, readonly string[]>> = {
  'Event.actor_id': ["(actor ->> 'id'::text)"],
  ...Object.assign({}, ...familyParts.map(({ columns }) => columns)),
};

/** The value of a field in a record, or in an object of it: `subject_id` is that of the `subject`. */
const shownIn = (record: Record<string, unknown>, field: string): unknown => {
  // A value under `color`, as the operators ask for it.
  if (field === 'metadata') return (record.metadata as Record<string, unknown>).color;
  if (field in record) return record[field];
  const within = Object.keys(record).find((name) => field.startsWith(`${name}_`) && typeof record[name] === 'object');
  return within && (record[within] as Record<string, unknown>)[field.slice(within.length + 1)];
};

/** A value that a field has somewhere in the list. */
export const someValue = (data: readonly Record<string, unknown>[], field: string, kind: FilterKind): unknown => {
  const [found] = data
    .map((one) => shownIn(one, field))
    .filter((value) => value !== null)
    .flat();
  return found ?? fallback[kind] ?? 'nothing';
};

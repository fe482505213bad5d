import type { Tabular } from '../data/collection.ts';
import { label, propertyOf } from '../data/contract.ts';

const SortHead = ({ name, sort, onSort }: { name: string; sort: string | undefined; onSort: (sort: string) => void }) => {
  const [field, direction = 'asc'] = (sort ?? '').split(':');
  const isSorted = field === name;
  const arrow = direction === 'asc' ? '↑' : '↓';
  return (
    <button type="button" className="quiet" onClick={() => onSort(`${name}:${isSorted && direction === 'asc' ? 'desc' : 'asc'}`)}>
      {label(name)} <span aria-hidden="true">{isSorted ? arrow : ''}</span>
    </button>
  );
};

const sortedAs = (name: string, sort: string | undefined): 'ascending' | 'descending' | undefined => {
  const [field, direction = 'asc'] = (sort ?? '').split(':');
  if (field !== name) return undefined;
  return direction === 'asc' ? 'ascending' : 'descending';
};

interface Props {
  collection: Tabular;
  columns: readonly string[];
  /** The sort of the list, as in the address: `name:asc`. */
  sort: string | undefined;
  onSort: ((sort: string) => void) | undefined;
  /** Undefined when rows cannot be selected. */
  isAllChosen: boolean | undefined;
  onChooseAll: (isChosen: boolean) => void;
  hasActions: boolean;
}

/** The head of a table: the names of the columns, which sort the list, and the checkbox for all rows. */
export const TableHead = ({ collection, columns, sort, onSort, isAllChosen, onChooseAll, hasActions }: Props) => (
  <thead>
    <tr>
      {isAllChosen !== undefined && (
        <th scope="col" className="pick">
          <input
            type="checkbox"
            aria-label="Select all loaded rows"
            checked={isAllChosen}
            onChange={(event) => onChooseAll(event.target.checked)}
          />
        </th>
      )}
      {columns.map((name) => (
        <th key={name} scope="col" className={name === collection.name ? 'named' : undefined} aria-sort={sortedAs(name, sort)}>
          {onSort && propertyOf(collection.record, name)['x-sort'] ? (
            <SortHead name={name} sort={sort} onSort={onSort} />
          ) : (
            <span>{label(name)}</span>
          )}
        </th>
      ))}
      {hasActions && (
        <th scope="col">
          <span>Actions</span>
        </th>
      )}
    </tr>
  </thead>
);

import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Data } from '../data/client.ts';
import type { Collection } from '../data/collections.ts';
import { label, propertyOf } from '../data/contract.ts';
import { Scroller } from './basics.tsx';
import { Value } from './value.tsx';

interface Props {
  collection: Collection;
  rows: readonly Data[];
  /** Of the list, as in the address: `name:asc`. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** The rows that are chosen; without it none can be. */
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
  /** Called when the last rows come near. */
  onEnd?: () => void;
  isShort?: boolean;
  /** What can be done with one row. */
  rowActions?: (row: Data) => ReactNode;
}

const rowHeight = 44;

/** What identifies a row. */
export const keyOf = (row: Data): string => String(row.id ?? row.user_id);

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

/** A list as a table. Only the rows that are seen are in the document, so that ten thousand scroll like ten. */
export const Table = ({ collection, rows, sort, onSort, chosen, onChoose, onEnd, isShort = false, rowActions }: Props) => {
  const { columns, record, name: named, id: address, get } = collection;
  const scroller = useRef<HTMLElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const lastSeen = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lastSeen >= rows.length - 20) onEnd?.();
  }, [lastSeen, rows.length, onEnd]);

  const choose = (key: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    onChoose?.(next);
  };
  const areAll = chosen !== undefined && rows.length > 0 && chosen.size === rows.length;
  const width = columns.length + (chosen ? 1 : 0) + (rowActions ? 1 : 0);
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <Scroller ref={scroller} className={isShort ? 'scroller short' : 'scroller'} label={`${collection.title}, table`}>
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" className="pick">
                <input
                  type="checkbox"
                  aria-label="Choose all that are loaded"
                  checked={areAll}
                  onChange={(event) => onChoose?.(new Set(event.target.checked ? rows.map(keyOf) : []))}
                />
              </th>
            )}
            {columns.map((name) => (
              <th key={name} scope="col" className={name === named ? 'named' : undefined} aria-sort={sortedAs(name, sort)}>
                {onSort && propertyOf(record, name)['x-sort'] ? (
                  <SortHead name={name} sort={sort} onSort={onSort} />
                ) : (
                  <span>{label(name)}</span>
                )}
              </th>
            ))}
            {rowActions && (
              <th scope="col">
                <span>Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {before > 0 && (
            <tr className="space">
              <td colSpan={width} style={{ height: before }} />
            </tr>
          )}
          {items.map(({ index }) => {
            const row = rows[index]!;
            const key = keyOf(row);
            return (
              <tr key={key} aria-rowindex={index + 2} aria-selected={chosen ? chosen.has(key) : undefined}>
                {chosen && (
                  <td className="pick">
                    <input
                      type="checkbox"
                      aria-label={`Choose ${row[named] ?? key}`}
                      checked={chosen.has(key)}
                      onChange={(event) => choose(key, event.target.checked)}
                    />
                  </td>
                )}
                {columns.map((name) => {
                  const shown = <Value name={name} schema={propertyOf(record, name)} value={row[name]} record={row} />;
                  if (name !== named) return <td key={name}>{shown}</td>;
                  return (
                    <th key={name} scope="row">
                      {get ? <Link href={`/${address}/${key}`}>{String(row[name] || key)}</Link> : shown}
                    </th>
                  );
                })}
                {rowActions && <td>{rowActions(row)}</td>}
              </tr>
            );
          })}
          {after > 0 && (
            <tr className="space">
              <td colSpan={width} style={{ height: after }} />
            </tr>
          )}
        </tbody>
      </table>
    </Scroller>
  );
};

import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import type { Tabular } from '../data/collection.ts';
import { isReference, label, propertyOf, type Schema, typeOf } from '../data/contract.ts';
import type { Data } from '../data/record.ts';
import { Scroller } from './basics.tsx';
import { TableHead } from './table-head.tsx';
import { Value } from './value.tsx';

interface Props {
  collection: Tabular;
  rows: readonly Data[];
  /** The sort of the list, as in the address: `name:asc`. */
  sort?: string | undefined;
  onSort?: ((sort: string) => void) | undefined;
  /** The selected rows; without it none can be selected. */
  chosen?: ReadonlySet<string>;
  onChoose?: (chosen: ReadonlySet<string>) => void;
  /** Called when the last rows are near; undefined at the end of the list. */
  onEnd: (() => void) | undefined;
  isShort?: boolean;
  /** Columns whose value is the same in every row. */
  without?: readonly string[];
  /** The actions for one row. */
  rowActions?: (row: Data) => ReactNode;
}

const rowHeight = 44;

const valueWidth = (schema: Schema): number => {
  const type = typeOf(schema);
  if (schema.format === 'date-time') return 7.75;
  if (schema.enum) return 5.5 + Math.max(0, ...schema.enum.map((one) => String(one).length - 6)) * 0.45;
  if (type === 'integer' || type === 'number' || type === 'boolean') return 6;
  if (type === 'array') return 12.5;
  if (isReference(schema)) return 8;
  return (schema.maxLength ?? 99) <= 8 ? 6 : 13;
};
/** The width of a column in rem. The naming column gets the rest. */
const widthOf = (record: string, name: string): number => Math.max(valueWidth(propertyOf(record, name)), label(name).length * 0.55 + 2);
/** The minimum width of the naming column, in rem. */
const nameWidth = 11;

/** What identifies a row. */
export const keyOf = (row: Data): string => String(row.id ?? row.user_id);

/** Takes the place of the rows above or below that are not in the document. */
const Space = ({ height, width }: { height: number; width: number }) =>
  height > 0 && (
    <tr className="space">
      <td colSpan={width} style={{ height }} />
    </tr>
  );

interface RowProps {
  collection: Tabular;
  columns: readonly string[];
  row: Data;
  /** Its index in the list, from 0. */
  index: number;
  /** Undefined when rows cannot be selected. */
  isChosen: boolean | undefined;
  onChoose: (key: string, isChosen: boolean) => void;
  actions: ((row: Data) => ReactNode) | undefined;
}

/** A row. Rows that stay visible while scrolling are not re-rendered. */
const Row = memo(({ collection, columns, row, index, isChosen, onChoose, actions }: RowProps) => {
  const { record, name: named, id: address, get } = collection;
  const key = keyOf(row);
  return (
    <tr aria-rowindex={index + 2} aria-selected={isChosen}>
      {isChosen !== undefined && (
        <td className="pick">
          <input
            type="checkbox"
            aria-label={`Select ${row[named] ?? key}`}
            checked={isChosen}
            onChange={(event) => onChoose(key, event.target.checked)}
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
      {actions && <td>{actions(row)}</td>}
    </tr>
  );
});

const nothing: readonly string[] = [];

/** A list as a virtualized table: only visible rows are in the document, so ten thousand scroll like ten. */
export const Table = ({
  collection,
  rows,
  sort,
  onSort,
  chosen,
  onChoose,
  onEnd,
  isShort = false,
  without = nothing,
  rowActions,
}: Props) => {
  const { record, name: named } = collection;
  const columns = useMemo(() => collection.columns.filter((name) => !without.includes(name)), [collection, without]);
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

  const choose = useCallback(
    (key: string, isChosen: boolean) => {
      const next = new Set(chosen);
      if (isChosen) next.add(key);
      else next.delete(key);
      onChoose?.(next);
    },
    [chosen, onChoose],
  );
  const width = columns.length + (chosen ? 1 : 0) + (rowActions ? 1 : 0);
  const others = columns.filter((name) => name !== named).reduce((sum, name) => sum + widthOf(record, name), 0);
  const leastWidth = nameWidth + others + (chosen ? 2.6 : 0) + (rowActions ? 11 : 0);
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <Scroller ref={scroller} className={isShort ? 'scroller short' : 'scroller'} label={`${collection.title}, table`}>
      <table aria-rowcount={onEnd ? -1 : rows.length + 1} style={{ minWidth: `${leastWidth}rem` }}>
        <colgroup>
          {chosen && <col className="pick" />}
          {columns.map((name) => (
            <col key={name} style={name === named ? undefined : { width: `${widthOf(record, name)}rem` }} />
          ))}
          {rowActions && <col className="row-actions" />}
        </colgroup>
        <TableHead
          collection={collection}
          columns={columns}
          sort={sort}
          onSort={onSort}
          isAllChosen={chosen && rows.every((row) => chosen.has(keyOf(row)))}
          onChooseAll={(isChosen) => onChoose?.(new Set(isChosen ? rows.map(keyOf) : []))}
          hasActions={rowActions !== undefined}
        />
        <tbody>
          <Space height={before} width={width} />
          {items.map(({ index }) => {
            const row = rows[index]!;
            const key = keyOf(row);
            return (
              <Row
                key={key}
                collection={collection}
                columns={columns}
                row={row}
                index={index}
                isChosen={chosen?.has(key)}
                onChoose={choose}
                actions={rowActions}
              />
            );
          })}
          <Space height={after} width={width} />
        </tbody>
      </table>
    </Scroller>
  );
};

import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'wouter';
import type { Collection } from '../data/collection.ts';
import { collections } from '../data/collections.ts';
import { inSentence, label, propertyOf } from '../data/contract.ts';
import { type Filter, filtersIn, useList, withFilters } from '../data/list.ts';
import type { Data } from '../data/record.ts';
import { useIsAdmin, useMe } from '../data/who.ts';
import { Empty, Failed, Loading, NoPage, PageTop } from '../parts/basics.tsx';
import { Bulk } from '../parts/bulk.tsx';
import { Columns, columnsIn } from '../parts/columns.tsx';
import { NewRecord } from '../parts/edit.tsx';
import { ExportButton } from '../parts/export.tsx';
import { Filters } from '../parts/filters.tsx';
import { keyOf, Table } from '../parts/table.tsx';

const Board = lazy(async () => ({ default: (await import('../parts/board.tsx')).Board }));

/** Whether the person may write to a collection; the server decides anyway. */
export const useMayWrite = ({ isAdministered, isOwn }: Collection): boolean => {
  const { data: me } = useMe();
  const isAdmin = useIsAdmin();
  return isOwn || isAdmin || (me?.role === 'editor' && !isAdministered);
};

/** A search by part of the name. Waits until the reader stops typing. */
const Search = ({ collection, value, onSearch }: { collection: Collection; value: string; onSearch: (text: string) => void }) => {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onSearch(text), 300);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  const named = inSentence(label(collection.name));
  return (
    <input
      type="search"
      aria-label={`Search ${collection.title.toLowerCase()} by ${named}`}
      placeholder={`Search by ${named}`}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
};

const Nothing = ({ collection, isFiltered, onClear }: { collection: Collection; isFiltered: boolean; onClear: () => void }) =>
  isFiltered ? (
    <Empty title={`No ${collection.noun} matches these filters`}>
      <button type="button" onClick={onClear}>
        Clear filters
      </button>
    </Empty>
  ) : (
    <Empty title={`No ${collection.noun} yet`}>
      <p>{collection.about}</p>
    </Empty>
  );

/** The ways to create a record. */
const Making = ({ collection, isWanted, onNew }: { collection: Collection; isWanted: boolean; onNew: () => void }) => {
  const { Maker, hasForm, create, noun } = collection;
  return (
    <>
      {Maker && (
        <Suspense>
          <Maker.Button opensAtOnce={isWanted} />
        </Suspense>
      )}
      {hasForm && (
        <button type="button" className="primary" onClick={onNew}>
          {create!.verb ?? `New ${noun}`}
        </button>
      )}
    </>
  );
};

interface CountProps {
  collection: Collection;
  count: number;
  hasMore: boolean;
  isReading: boolean;
}

const countOf = ({ collection, count, hasMore }: CountProps): string => {
  const { noun, title, plural = inSentence(title) } = collection;
  if (hasMore) return `The first ${count.toLocaleString()} ${plural}.`;
  return count === 1 ? `1 ${noun}` : `${count.toLocaleString()} ${plural}`;
};

/** The number of rows. */
const Count = (props: CountProps) => (
  <p className="soft" role="status">
    {props.isReading ? 'Loading more…' : countOf(props)}
  </p>
);

const isSearchable = ({ record, name, isLog }: Collection): boolean => {
  const property = propertyOf(record, name);
  return property['x-filter'] === true && !property.enum && !isLog;
};

const isChangeable = ({ isLog, remove, actions }: Collection): boolean => !isLog && (remove !== undefined || actions.length > 0);

const withoutDashboard: Filter = { parameter: 'from_dashboard', property: 'from_dashboard', operator: 'eq', value: 'false' };

/**
 * The filter that hides the requests of this dashboard, since the log is read for those of programs. It applies until the reader removes it or
 * filters by credentials or by this.
 */
const withoutOwnIn = ({ id }: Collection, search: URLSearchParams, filters: readonly Filter[]): WithoutOwn => {
  const isPossible = id === 'requests';
  const isChosen = filters.some(({ property }) => property === 'credential_id' || property === 'from_dashboard');
  const isOn = isPossible && search.get('own') !== 'true' && !isChosen;
  return { isPossible, isOn, filters: isOn ? [withoutDashboard] : [] };
};

interface WithoutOwn {
  isPossible: boolean;
  isOn: boolean;
  filters: Filter[];
}

interface ToolsProps {
  withoutOwn: WithoutOwn;
  collection: Collection;
  search: URLSearchParams;
  filters: readonly Filter[];
  isBoard: boolean;
  onChange: (name: string, value: string | undefined) => void;
  onFilter: (filters: readonly Filter[]) => void;
}

/** The filters and the layout of a list. */
const Tools = ({ collection, search, filters, isBoard, withoutOwn, onChange, onFilter }: ToolsProps) => {
  const searched = isSearchable(collection) ? `${collection.name}_contains` : undefined;
  const isSearch = ({ parameter, group }: Filter) => parameter === searched && group === undefined;
  return (
    <div className="tools">
      {searched && <Search collection={collection} value={search.get(searched) ?? ''} onSearch={(text) => onChange(searched, text)} />}
      {withoutOwn.isOn && (
        <span className="chip">
          Excluding requests of <b>this dashboard</b>
          <button type="button" className="quiet" aria-label="Show requests of this dashboard" onClick={() => onChange('own', 'true')}>
            ✕
          </button>
        </span>
      )}
      <Filters
        collection={collection}
        filters={filters.filter((one) => !isSearch(one))}
        onChange={(next) => onFilter([...filters.filter(isSearch), ...next])}
      />
      {withoutOwn.isPossible && search.get('own') === 'true' && (
        <button type="button" onClick={() => onChange('own', undefined)}>
          Hide requests of this dashboard
        </button>
      )}
      {!isBoard && (
        <Columns collection={collection} shown={columnsIn(search, collection)} onChange={(columns) => onChange('columns', columns)} />
      )}
      <ExportButton collection={collection} filters={filters} />
      {collection.board && (
        <button type="button" onClick={() => onChange('view', isBoard ? undefined : 'board')}>
          {isBoard ? 'Show as table' : 'Show as board'}
        </button>
      )}
    </div>
  );
};

interface RowsProps {
  collection: Collection;
  filters: readonly Filter[];
  sort: string | undefined;
  isAllowed: boolean;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onSort: (sort: string) => void;
  nothing: ReactNode;
}

/** The records in a table, with the actions for selected ones. */
const Rows = ({ collection, filters, sort, isAllowed, chosen, onChoose, onSort, nothing }: RowsProps) => {
  const list = useList(collection, collection.list, { filters, sort });
  const { rows, error, isPending, isSuccess, refetch, more } = list;
  const records = useMemo(() => rows.filter((row) => chosen.has(keyOf(row))), [rows, chosen]);
  return (
    <>
      {error && <Failed error={error} retry={refetch} />}
      {isPending && <Loading what={`Reading ${collection.title.toLowerCase()}`} />}
      {isSuccess && rows.length === 0 && nothing}
      {rows.length > 0 && (
        <>
          <Table
            collection={collection}
            rows={rows}
            sort={sort}
            onSort={onSort}
            onEnd={more}
            {...(isAllowed && isChangeable(collection) ? { chosen, onChoose } : {})}
          />
          <Count collection={collection} count={rows.length} hasMore={list.hasNextPage} isReading={list.isFetchingNextPage} />
        </>
      )}
      {records.length > 0 && <Bulk collection={collection} records={records} onDone={onChoose} />}
    </>
  );
};

/** What a new record has so that it is in the list. */
const givenBy = (filters: readonly Filter[]): Data =>
  Object.fromEntries(
    filters.flatMap(({ group, key, operator, property, value }) =>
      group === undefined && key === undefined && operator !== 'nin' && operator !== 'exists' ? [[property, value]] : [],
    ),
  );

const List = ({ collection }: { collection: Collection }) => {
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const mayWrite = useMayWrite(collection);
  const filters = filtersIn(search, collection);
  const sort = search.get('sort') ?? collection.sort;
  const isBoard = collection.board !== undefined && search.get('view') === 'board';
  const shown = { ...collection, columns: [...columnsIn(search, collection)] };
  const withoutOwn = withoutOwnIn(collection, search, filters);

  const filterBy = (next: readonly Filter[]) => {
    setChosen(new Set());
    setSearch((old) => withFilters(old, collection, next));
  };
  const set = (name: string, value: string | undefined, replace = false) => {
    setChosen(new Set());
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace },
    );
  };
  // A closed form does not come back.
  const close = () => set('new', undefined, true);
  const nothing = <Nothing collection={collection} isFiltered={filters.length > 0} onClear={() => filterBy([])} />;

  return (
    <>
      <PageTop
        title={collection.title}
        {...(isBoard ? { name: 'Board', kind: collection.title } : {})}
        actions={mayWrite && <Making collection={collection} isWanted={search.has('new')} onNew={() => set('new', '1')} />}
      >
        <p>{collection.about}</p>
      </PageTop>
      <Tools
        collection={collection}
        search={search}
        filters={filters}
        isBoard={isBoard}
        withoutOwn={withoutOwn}
        onChange={set}
        onFilter={filterBy}
      />
      {isBoard ? (
        <Suspense fallback={<Loading />}>
          <Board collection={collection} filters={filters} sort={sort} isAllowed={mayWrite} nothing={nothing} />
        </Suspense>
      ) : (
        <Rows
          collection={shown}
          filters={[...filters, ...withoutOwn.filters]}
          sort={sort}
          isAllowed={mayWrite}
          chosen={chosen}
          onChoose={setChosen}
          onSort={(next) => set('sort', next)}
          nothing={nothing}
        />
      )}
      {search.has('new') && collection.hasForm && <NewRecord collection={collection} given={givenBy(filters)} onClose={close} />}
    </>
  );
};

/** The list of a family. Its whole state is in its address. */
export const CollectionPage = () => {
  const { collection: name = '' } = useParams();
  const [, go] = useLocation();
  const collection = collections[name];
  if (!collection)
    return (
      <NoPage title="Page not found">
        <button type="button" onClick={() => go('/')}>
          Go to the start page
        </button>
      </NoPage>
    );
  return <List key={collection.id} collection={collection} />;
};

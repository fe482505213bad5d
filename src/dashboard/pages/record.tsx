import { useQuery } from '@tanstack/react-query';
import { isTesseraError } from '@tessera/client';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { call } from '../data/client.ts';
import type { Collection, PartProps, Related } from '../data/collection.ts';
import { collections, described } from '../data/collections.ts';
import { label, propertiesOf } from '../data/contract.ts';
import { useList } from '../data/list.ts';
import type { Data } from '../data/record.ts';
import { Copy, Empty, Failed, Loading, NoPage, PageTop } from '../parts/basics.tsx';
import { RecordActions } from '../parts/record-actions.tsx';
import { Related as RelatedRecords } from '../parts/related.tsx';
import { Table } from '../parts/table.tsx';
import { Thread } from '../parts/thread.tsx';
import { Value } from '../parts/value.tsx';
import { useMayWrite } from './collection.tsx';

const Board = lazy(async () => ({ default: (await import('../parts/board.tsx')).Board }));
const Members = lazy(async () => ({ default: (await import('../parts/members.tsx')).Members }));

/** Related records as a table. */
const RelatedTable = ({ title, collection, of, list }: PartProps) => (
  <RelatedRecords title={title} list={list} noun={collection.noun}>
    {list.rows.length > 0 && <Table collection={collection} rows={list.rows} onEnd={list.more} isShort without={[`${of.kind}_id`]} />}
  </RelatedRecords>
);

const partOf = ({ Part, membership, thread }: Collection): React.ComponentType<PartProps> => {
  if (Part) return Part;
  if (membership) return Members;
  return thread ? Thread : RelatedTable;
};

/** Lists below a record begin with the newest where that is what matters. */
const sortBelow = ({ thread, isLog, sort }: Collection): string | undefined => {
  if (thread) return 'created_at:desc';
  return isLog ? sort : undefined;
};

interface RelatedProps {
  of: Collection;
  related: Related;
  record: Data;
  isAllowed: boolean;
}

/** Related records as a board, which reads them by the id of the record. */
const RelatedBoard = ({ of, related: { title, collection: id }, record, isAllowed }: RelatedProps) => {
  const collection = described[id]!;
  const property = `${of.kind}_id`;
  const filters = [{ parameter: property, property, operator: '', value: String(record.id) }];
  const nothing = <Empty title={`No ${collection.noun} here`} />;
  return (
    <section className="part" aria-label={title}>
      <h2>{title}</h2>
      <Board collection={collection} filters={filters} sort={collection.sort} isAllowed={isAllowed} nothing={nothing} />
    </section>
  );
};

/** The related records of a record. */
const RelatedList = ({ of, related: { title, collection: id, operation }, record, isAllowed }: RelatedProps) => {
  const collection = described[id]!;
  const list = useList(collection, operation, { family: of.family, ids: [String(record.id)], sort: sortBelow(collection) });
  const Part = partOf(collection);
  return <Part title={title} collection={collection} of={of} record={record} list={list} isAllowed={isAllowed} />;
};

/** What people have written comes last. */
const inOrder = (related: readonly Related[]): Related[] => {
  const isThread = ({ collection }: Related) => described[collection]!.thread !== undefined;
  return [...related.filter((one) => !isThread(one)), ...related.filter(isThread)];
};

/** The fields of a record, in the order of the contract. */
const Facts = ({ collection, record }: { collection: Collection; record: Data }) => {
  const expanded = new Set(expansionsOf(collection));
  return (
    <dl className="facts">
      {propertiesOf(collection.record)
        .filter(([name]) => name in record && name !== 'id' && !expanded.has(name))
        .map(([name, schema]) => (
          <div key={name} className="contents">
            <dt title={schema.description}>{label(name)}</dt>
            <dd>
              <Value name={name} schema={schema} value={record[name]} record={record} isWide />
            </dd>
          </div>
        ))}
    </dl>
  );
};

const kindOf = ({ noun }: Collection): string => noun.charAt(0).toUpperCase() + noun.slice(1);

const Details = ({ collection, record }: { collection: Collection; record: Data }) => {
  const [, go] = useLocation();
  const id = String(record.id);
  const mayWrite = useMayWrite(collection);
  const { related, Details: More } = collection;
  return (
    <>
      <p>
        <Link href={`/${collection.id}`}>{collection.title}</Link>
      </p>
      <PageTop
        title={String(record[collection.name] || id)}
        kind={kindOf(collection)}
        actions={<RecordActions collection={collection} record={record} isAllowed={mayWrite} onRemoved={() => go(`/${collection.id}`)} />}
      >
        <p className="row">
          <code>{id}</code> <Copy text={id} label="Copy the ID" />
        </p>
      </PageTop>
      <Facts collection={collection} record={record} />
      <Suspense fallback={<Loading />}>
        {More && <More record={record} isAllowed={mayWrite} />}
        {inOrder(related).map((one) => {
          const List = described[one.collection]!.board && collection.opensBoards?.(record) ? RelatedBoard : RelatedList;
          return <List key={one.operation} of={collection} related={one} record={record} isAllowed={mayWrite} />;
        })}
      </Suspense>
    </>
  );
};

/** Relations to expand, so that ids are shown as names. */
const expansionsOf = ({ record }: Collection): string[] => propertiesOf(record).flatMap(([, schema]) => schema['x-expand'] ?? []);

const Read = ({ collection, id }: { collection: Collection; id: string }) => {
  const expansions = expansionsOf(collection);
  const { data, error, refetch } = useQuery({
    queryKey: [collection.family, 'one', id],
    queryFn: ({ signal }) => call(collection.family, collection.get!)(id, expansions.length > 0 ? { expand: expansions } : {}, { signal }),
  });
  if (isTesseraError(error) && error.code === 'not_found')
    return (
      <NoPage title={`This ${collection.noun} was not found`}>
        <p>
          It may have been deleted, or you may not have access to it. <Link href={`/${collection.id}`}>{collection.title}</Link>
        </p>
      </NoPage>
    );
  if (data) return <Details collection={collection} record={data} />;
  return (
    <>
      <PageTop title={id} kind={kindOf(collection)} />
      {error ? <Failed error={error} retry={refetch} /> : <Loading />}
    </>
  );
};

/** A record: its fields, its actions, and what belongs to it. */
export const RecordPage = () => {
  const { collection: name = '', id = '' } = useParams();
  const collection = collections[name];
  if (!collection?.get) return <NoPage title="Page not found" />;
  return <Read key={id} collection={collection} id={id} />;
};

import { useQuery } from '@tanstack/react-query';
import { isTesseraError } from '@tessera/client';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { call } from '../data/client.ts';
import { type Collection, collections, described, type Related } from '../data/collections.ts';
import { label, propertiesOf } from '../data/contract.ts';
import { useList } from '../data/list.ts';
import type { Data } from '../data/record.ts';
import { Copy, Empty, Failed, Loading, NoPage, PageTop } from '../parts/basics.tsx';
import { Comments } from '../parts/comments.tsx';
import { RecordActions } from '../parts/record-actions.tsx';
import { Table } from '../parts/table.tsx';
import { Value } from '../parts/value.tsx';
import { useMayWrite } from './collection.tsx';

const Preview = lazy(async () => ({ default: (await import('../parts/preview.tsx')).Preview }));
const RequestDetails = lazy(async () => ({ default: (await import('../parts/request-details.tsx')).RequestDetails }));
const Deliveries = lazy(async () => ({ default: (await import('../parts/deliveries.tsx')).Deliveries }));
const Consents = lazy(async () => ({ default: (await import('../parts/consents.tsx')).Consents }));
const Members = lazy(async () => ({ default: (await import('../parts/members.tsx')).Members }));

/** The related records of a record. */
const RelatedList = ({ of, related, record, isAllowed }: { of: Collection; related: Related; record: Data; isAllowed: boolean }) => {
  const id = String(record.id);
  const collection = described[related.collection]!;
  const { rows, error, isPending, refetch, more } = useList(collection, related.operation, {
    family: of.family,
    ids: [id],
    sort: collection.isLog ? collection.sort : undefined,
  });
  const isMembers = related.operation === 'listMembers';
  const isConsents = related.operation === 'listGrants' && isAllowed;
  return (
    <section className="part" aria-label={related.title}>
      <h2>{related.title}</h2>
      {error && <Failed error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && rows.length === 0 && <Empty title={`No ${collection.noun} here`} />}
      {isMembers && !isPending && !error && (
        <Suspense>
          <Members of={of} record={record} members={rows} isAllowed={isAllowed} onEnd={more} />
        </Suspense>
      )}
      {isConsents && rows.length > 0 && (
        <Suspense>
          <Consents applicationId={id} rows={rows} onEnd={more} />
        </Suspense>
      )}
      {!isMembers && !isConsents && rows.length > 0 && (
        <Table collection={collection} rows={rows} onEnd={more} isShort without={[`${of.record.toLowerCase()}_id`]} />
      )}
    </section>
  );
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
  const { related = [], comments } = collection;
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
        {collection.id === 'files' && <Preview record={record} />}
        {collection.id === 'requests' && <RequestDetails record={record} />}
        {collection.id === 'webhooks' && <Deliveries webhookId={id} isAllowed={mayWrite} />}
        {related
          .filter(({ collection: other }) => other !== 'deliveries')
          .map((one) => (
            <RelatedList key={one.title} of={collection} related={one} record={record} isAllowed={mayWrite} />
          ))}
      </Suspense>
      {comments && <Comments type={comments} id={id} isAllowed={mayWrite} />}
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

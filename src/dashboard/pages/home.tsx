import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { tessera } from '../data/client.ts';
import { pageCollections, pageOfId } from '../data/collections.ts';
import { label } from '../data/contract.ts';
import { useLive } from '../data/live.ts';
import { filledDays } from '../data/usage.ts';
import { useIsAdmin, useMe } from '../data/who.ts';
import { Empty, Failed, Loading, PageTop, Status, Time } from '../parts/basics.tsx';
import { LazyChart, loadCharts } from '../parts/lazy-chart.tsx';
import { Together } from '../parts/together.tsx';

loadCharts();

const days = 30;

const useDays = () =>
  useQuery({
    queryKey: ['usage', 'days', days],
    queryFn: async ({ signal }) =>
      filledDays((await tessera.usage.listDays({ limit: days, sort: ['starts_at:desc'] }, { signal }).page()).data, days),
    staleTime: 60_000,
  });

/** Requests and errors of recent days. */
const Traffic = () => {
  const { data, error, refetch } = useDays();
  const drawn = useMemo(
    () =>
      data && {
        times: data.map(({ starts_at }) => Date.parse(starts_at) / 1000),
        requests: data.map((day) => day.requests),
        errors: data.map((day) => day.client_errors + day.server_errors),
      },
    [data],
  );
  if (error) return <Failed error={error} retry={refetch} />;
  if (!drawn) return <Loading what="Loading usage" />;
  return (
    <LazyChart
      title={`Requests in the last ${days} days`}
      times={drawn.times}
      isDaily
      series={[
        { label: 'Requests', colour: 'second', values: drawn.requests, shape: 'bars' },
        { label: 'Errors', colour: 'accent', values: drawn.errors, shape: 'bars' },
      ]}
    />
  );
};

/** How close the busiest minute of each day came to the limit. */
const BusiestMinutes = ({ limit }: { limit: number }) => {
  const { data } = useDays();
  const drawn = useMemo(
    () =>
      data && {
        times: data.map(({ starts_at }) => Date.parse(starts_at) / 1000),
        used: data.map(({ busiest_minute }) => busiest_minute),
        limits: data.map(() => limit),
      },
    [data, limit],
  );
  if (!drawn) return null;
  return (
    <LazyChart
      title="Busiest minute of each day, and the limit"
      times={drawn.times}
      isDaily
      series={[
        { label: 'Used', colour: 'second', values: drawn.used, shape: 'bars' },
        { label: 'Limit', colour: 'accent', values: drawn.limits, shape: 'bound' },
      ]}
    />
  );
};

/** What is left of the limit in this minute and today. */
const Headroom = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['usage', 'now'],
    queryFn: ({ signal }) => tessera.usage.get({}, { signal }),
    refetchInterval: 30_000,
  });
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Loading what="Loading limit" />;
  const { window, burst, today, plan } = data;
  const figures: [string, string, string?][] = [
    ['This minute', `${window.used} of ${window.limit}`, `${window.remaining} left`],
    ['Burst', `${burst.remaining} left`, `of ${burst.limit}`],
    ['Today', `${today.requests} requests`, `${today.throttled} over the limit`],
    ['Errors today', `${today.client_errors + today.server_errors}`, `${today.server_errors} of them server errors`],
  ];
  return (
    <>
      <dl className="figures">
        {figures.map(([name, value, more]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              <small>{more}</small>
            </dd>
          </div>
        ))}
      </dl>
      <meter
        min={0}
        max={window.limit}
        low={window.limit * 0.7}
        high={window.limit * 0.9}
        optimum={0}
        value={window.used}
        aria-label="Used of this minute's limit"
      />
      <BusiestMinutes limit={window.limit} />
      <p className="soft">
        Plan: {label(plan.name)}. <Link href="/usage">Usage</Link>
      </p>
    </>
  );
};

/** With fewer requests, a chart of their durations says nothing. */
const fewest = 10;

/** The newest requests except those of this dashboard, with their durations. */
const Requests = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['requests', 'newest'],
    queryFn: async ({ signal }) => (await tessera.requests.list({ limit: 100, from_dashboard: false }, { signal }).page()).data,
    refetchInterval: 30_000,
  });
  const drawn = useMemo(() => {
    const timed = data?.toReversed() ?? [];
    const took = (hasFailed: boolean) => timed.map((one) => (one.status >= 400 === hasFailed ? one.duration_ms : null));
    return { times: timed.map(({ created_at }) => Date.parse(created_at) / 1000), good: took(false), failed: took(true) };
  }, [data]);
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Loading what="Loading requests" />;
  if (data.length === 0)
    return (
      <Empty title="No requests yet">
        <p>Requests of this dashboard are not counted here.</p>
      </Empty>
    );
  return (
    <>
      {data.length >= fewest && (
        <LazyChart
          title={`Duration of the last ${data.length} requests`}
          times={drawn.times}
          series={[
            { label: 'Answered', colour: 'second', values: drawn.good, shape: 'points' },
            { label: 'Refused or failed', colour: 'accent', values: drawn.failed, shape: 'points' },
          ]}
          unit=" ms"
        />
      )}
      <ul className="lines">
        {data.slice(0, 8).map(({ id, method, path, status, duration_ms, created_at }) => (
          <li key={id}>
            <Status code={status} />
            <Link href={`/requests/${id}`}>
              <b>{method}</b> {path}
            </Link>
            <small>
              {Math.round(duration_ms)} ms, <Time at={created_at} />
            </small>
          </li>
        ))}
      </ul>
      <p className="row">
        <Link href="/requests">All requests</Link> <Link href="/requests?status_gte=400">Errors</Link>
      </p>
    </>
  );
};

/** Failed or retried deliveries, and disabled webhooks. */
const FailingWebhooks = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'failing'],
    queryFn: async ({ signal }) => {
      const [failed, disabled] = await Promise.all([
        tessera.deliveries.list({ status: 'failed', limit: 5 }, { signal }).page(),
        tessera.webhooks.list({ status: 'disabled', limit: 5 }, { signal }).page(),
      ]);
      return { failed: failed.data, disabled: disabled.data, hasMore: failed.hasMore || disabled.hasMore };
    },
  });
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Loading what="Loading deliveries" />;
  const { failed, disabled, hasMore } = data;
  if (failed.length + disabled.length === 0) return <Empty title="No failures" />;
  return (
    <ul className="lines">
      {disabled.map(({ id, url, disabled_reason }) => (
        <li key={id}>
          <span className="badge bad">disabled</span>
          <Link href={`/webhooks/${id}`}>{url}</Link>
          <small>{disabled_reason ?? 'by an administrator'}</small>
        </li>
      ))}
      {failed.map(({ id, webhook_id, webhook_url, event_type, last_error, updated_at }) => (
        <li key={id}>
          <span className="badge bad">failed</span>
          <Link href={`/webhooks/${webhook_id}`}>
            {event_type} to {webhook_url}
          </Link>
          <small>
            {last_error} <Time at={updated_at} />
          </small>
        </li>
      ))}
      {hasMore && (
        <li>
          <small>and more</small> <Link href="/webhooks">All webhooks</Link>
        </li>
      )}
    </ul>
  );
};

const shownEvents = 10;

/** The name of an event's record. */
const nameIn = (record: object): string | undefined => {
  const { name, title } = record as { name?: string; title?: string };
  return name ?? title;
};

/** Recent events, updated live. */
const Events = () => {
  const { events, status } = useLive();
  const { data, error, refetch } = useQuery({
    queryKey: ['events', 'newest'],
    queryFn: async ({ signal }) => (await tessera.events.list({ limit: shownEvents, sort: ['created_at:desc'] }, { signal }).page()).data,
  });
  const live = events.map(({ event }) => event);
  const known = new Set(live.map(({ id }) => id));
  const shown = [...live, ...(data ?? []).filter(({ id }) => !known.has(id))].slice(0, shownEvents);
  if (error && shown.length === 0) return <Failed error={error} retry={refetch} />;
  if (!data && shown.length === 0) return <Loading what="Loading events" />;
  if (shown.length === 0) return <Empty title={status === 'live' ? 'Waiting for the first event' : 'No events yet'} />;
  return (
    <ul className="lines events" aria-live="polite" aria-relevant="additions">
      {shown.map(({ id, type, resource_id, created_at, data }) => {
        const page = resource_id && !type.endsWith('_DELETED') ? pageOfId(resource_id) : undefined;
        return (
          <li key={id} className={known.has(id) ? 'new' : undefined}>
            <Link href={`/events/${id}`}>{type}</Link>
            {page && (
              <Link href={page} className="beside">
                {nameIn(data) ?? 'the record'}
              </Link>
            )}
            <small>
              <Time at={created_at} />
            </small>
          </li>
        );
      })}
    </ul>
  );
};

/** The list that a first request may ask for. */
const firstList = pageCollections[0]!.path;

/** The steps from a new account to a first visible request. */
const FirstSteps = () => {
  const { data } = useQuery({
    queryKey: ['apiKeys', 'used'],
    queryFn: async ({ signal }) => (await tessera.apiKeys.list({ last_used_at: { exists: true }, limit: 1 }, { signal }).page()).data,
  });
  if (!data || data.length > 0) return null;
  return (
    <section className="card first" aria-labelledby="first">
      <h2 id="first">Your first request</h2>
      <ol>
        <li>
          <Link href="/keys?new=1">Create an API key</Link>. It is shown once.
        </li>
        <li>
          Send a request:
          <pre>
            <code>{`curl -H "X-API-Key: $TESSERA_API_KEY" ${location.origin}${firstList}`}</code>
          </pre>
        </li>
        <li>
          See it arrive under <Link href="/requests">Requests</Link>.
        </li>
      </ol>
    </section>
  );
};

/** Recent activity in the account. */
export const Home = () => {
  const isAdmin = useIsAdmin();
  const { data: me } = useMe();
  return (
    <>
      <PageTop title={`Hello, ${me?.name.split(' ')[0]}`} name="Home">
        <p>What is happening in your account.</p>
      </PageTop>
      <Together>
        {isAdmin && <FirstSteps />}
        <div className="columns">
          <div>
            <section className="card" aria-label="Usage">
              <Traffic />
            </section>
            {isAdmin && (
              <section className="card" aria-labelledby="requests">
                <h2 id="requests">Requests</h2>
                <Requests />
              </section>
            )}
          </div>
          <div>
            <section className="card" aria-labelledby="limit">
              <h2 id="limit">Limit</h2>
              <Headroom />
            </section>
            {isAdmin && (
              <section className="card" aria-labelledby="failing">
                <h2 id="failing">Failing webhooks</h2>
                <FailingWebhooks />
              </section>
            )}
            <section className="card" aria-labelledby="events">
              <h2 id="events">Events</h2>
              <Events />
              <p>
                <Link href="/events">All events</Link>
              </p>
            </section>
          </div>
        </div>
      </Together>
    </>
  );
};

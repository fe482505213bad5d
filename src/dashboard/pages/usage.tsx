import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { tessera } from '../data/client.ts';
import { contract, label } from '../data/contract.ts';
import { filledDays } from '../data/usage.ts';
import { useIsAdmin } from '../data/who.ts';
import { Empty, Failed, Loading, PageTop } from '../parts/basics.tsx';
import { LazyChart, loadCharts } from '../parts/lazy-chart.tsx';
import { Together } from '../parts/together.tsx';
import { Reference } from '../parts/value.tsx';

loadCharts();

const days = 90;

const Daily = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['usage', 'days', days],
    queryFn: async ({ signal }) =>
      filledDays((await tessera.usage.listDays({ limit: days, sort: ['starts_at:desc'] }, { signal }).page()).data, days),
  });
  const times = useMemo(() => data?.map(({ starts_at }) => Date.parse(starts_at) / 1000) ?? [], [data]);
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Loading what="Loading usage" />;
  return (
    <>
      <LazyChart
        title="Requests by day"
        times={times}
        isDaily
        series={[{ label: 'Requests', colour: 'second', values: data.map((day) => day.requests), shape: 'bars' }]}
      />
      <LazyChart
        title="Refused or failed"
        times={times}
        isDaily
        series={[
          { label: 'Refused', colour: 'number', values: data.map((day) => day.client_errors) },
          { label: 'Over the limit', colour: 'second', values: data.map((day) => day.throttled) },
          { label: 'Failed', colour: 'accent', values: data.map((day) => day.server_errors) },
        ]}
      />
      <LazyChart
        title="Cost by day"
        times={times}
        isDaily
        series={[{ label: 'Cost', colour: 'number', values: data.map((day) => day.cost), shape: 'bars' }]}
      />
    </>
  );
};

interface Group {
  name: string;
  requests: number;
  errors: number;
  milliseconds: number;
}

/** How many of the newest requests are grouped. */
const sampled = 500;

const newest = async (signal: AbortSignal) => {
  const found: { operation_id: string | null; credential_id: string; status: number; duration_ms: number }[] = [];
  for await (const one of tessera.requests.list({ limit: 100, from_dashboard: false }, { signal })) {
    found.push(one);
    if (found.length === sampled) break;
  }
  return found;
};

const grouped = (requests: Awaited<ReturnType<typeof newest>>, keyOf: (one: (typeof requests)[number]) => string): Group[] => {
  const groups = new Map<string, Group>();
  for (const one of requests) {
    const name = keyOf(one);
    const group = groups.get(name) ?? { name, requests: 0, errors: 0, milliseconds: 0 };
    groups.set(name, {
      name,
      requests: group.requests + 1,
      errors: group.errors + Number(one.status >= 400),
      milliseconds: group.milliseconds + one.duration_ms,
    });
  }
  return [...groups.values()].sort((one, other) => other.requests - one.requests);
};

const shownGroups = 12;

const Groups = ({ title, groups, shownAs }: { title: string; groups: Group[]; shownAs: (name: string) => ReactNode }) => (
  <section className="card sides">
    <table>
      <caption>
        {title}
        {groups.length > shownGroups && `, the first ${shownGroups} of ${groups.length}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Requests</th>
          <th scope="col">Errors</th>
          <th scope="col">Average</th>
        </tr>
      </thead>
      <tbody>
        {groups.slice(0, shownGroups).map(({ name, requests, errors, milliseconds }) => (
          <tr key={name}>
            <th scope="row">{shownAs(name)}</th>
            <td>{requests}</td>
            <td>{errors}</td>
            <td>{(milliseconds / requests).toFixed(1)} ms</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** By operation and by credential, for the newest requests in the log. */
const ByWhat = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['requests', 'sample'],
    queryFn: ({ signal }) => newest(signal),
    staleTime: 60_000,
  });
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Loading what="Loading requests" />;
  if (data.length === 0) return <Empty title="No requests yet" />;
  return (
    <>
      <h2>The newest {data.length} requests</h2>
      <div className="cards">
        <Groups
          title="By operation"
          groups={grouped(data, ({ operation_id: id }) => id ?? 'unknown path')}
          shownAs={(id) => contract.operations[id]?.summary ?? id}
        />
        <Groups title="By key or token" groups={grouped(data, ({ credential_id: id }) => id)} shownAs={(id) => <Reference id={id} />} />
      </div>
    </>
  );
};

const Plan = () => {
  const { data, error, refetch } = useQuery({
    queryKey: ['usage', 'plan'],
    queryFn: ({ signal }) => tessera.usage.getPlan({}, { signal }),
  });
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Loading what="Loading plan" />;
  return (
    <dl className="facts">
      {Object.entries(data).map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{label(name)}</dt>
          <dd>{typeof value === 'number' ? value.toLocaleString() : String(value)}</dd>
        </div>
      ))}
    </dl>
  );
};

/** How much the account uses of what. */
export const UsagePage = () => {
  const isAdmin = useIsAdmin();
  return (
    <>
      <PageTop title="Usage">
        <p>Requests, errors and limits of the account, by day (UTC).</p>
      </PageTop>
      <Together>
        <Daily />
        {isAdmin && <ByWhat />}
        <section className="part" aria-labelledby="plan">
          <h2 id="plan">Plan</h2>
          <Plan />
        </section>
      </Together>
    </>
  );
};

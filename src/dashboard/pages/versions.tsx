import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { tessera } from '../data/client.ts';
import { contract, type VersionFacts } from '../data/contract.ts';
import { type Use, useDeprecations, useVersion } from '../data/versions.ts';
import { useIsAdmin } from '../data/who.ts';
import { Empty, Failed, Loading, PageTop, Scroller } from '../parts/basics.tsx';
import { Reference } from '../parts/value.tsx';

/** Keys, applications and people. */
const Clients = ({ use }: { use: Use }) => {
  if (use.clients.length === 0) return <span className="soft">nobody</span>;
  return (
    <ul className="names">
      {use.clients.map((id) => (
        <li key={id}>
          <Reference id={id} />
        </li>
      ))}
      {use.hasMore && <li className="soft">and perhaps others earlier</li>}
    </ul>
  );
};

const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day in UTC, as usage is counted. */
const Day = ({ at }: { at: string }) => <time dateTime={at.slice(0, 10)}>{days.format(new Date(at))}</time>;

const untilOf = ({ deprecated, sunset }: VersionFacts): string => {
  if (sunset) return `until ${sunset}`;
  return deprecated ? `deprecated since ${deprecated}` : 'no end date planned';
};

const VersionRow = ({ version, isDefault }: { version: VersionFacts; isDefault: boolean }) => {
  const { data: use, error } = useVersion(version.name);
  return (
    <tr>
      <th scope="row">
        <a href={`/docs/${version.name}`}>{version.name}</a>
        {isDefault && <small> account default</small>}
      </th>
      <td>
        <span className="badge">{version.stage}</span>
        <small> {untilOf(version)}</small>
      </td>
      <td>{use?.last ? <Day at={use.last} /> : '–'}</td>
      <td>
        {use && <Clients use={use} />}
        {error && 'could not be loaded'}
      </td>
    </tr>
  );
};

const Deprecations = () => {
  const { data, error, refetch } = useDeprecations();
  if (error) return <Failed error={error} retry={refetch} />;
  if (!data) return <Loading what="Loading usage" />;
  if (data.length === 0) return <Empty title="Nothing deprecated is in use" />;
  return (
    <Scroller className="sides wide" label="Deprecated and in use, table">
      <table>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Removed on</th>
            <th scope="col">Last used</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <tr key={one.name}>
              <th scope="row">
                <code>{one.name}</code>
              </th>
              <td>{one.sunset ?? (one.since ? `no date yet; deprecated since ${one.since}` : 'no date yet')}</td>
              <td>
                <Day at={one.last!} />
              </td>
              <td>
                <Clients use={one} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
};

/** The API versions, who uses which, and what will be removed. */
export const VersionsPage = () => {
  const isAdmin = useIsAdmin();
  const { data: security } = useQuery({
    queryKey: ['security'],
    queryFn: ({ signal }) => tessera.security.getSettings({}, { signal }),
    enabled: isAdmin,
  });
  return (
    <>
      <PageTop title="Versions">
        <p>
          Who uses which version, and which of the used parts will be removed. <a href="/docs/changelog">Changelog</a>,{' '}
          <a href="/docs/versions">stages</a>
        </p>
      </PageTop>
      <section className="card sides stacked" aria-labelledby="versions">
        <h2 id="versions">Versions</h2>
        <Scroller className="wide" label="Versions, table">
          <table>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Stage</th>
                <th scope="col">Last used</th>
                <th scope="col">By</th>
              </tr>
            </thead>
            <tbody>
              {contract.versions.map((version) => (
                <VersionRow key={version.name} version={version} isDefault={version.name === security?.api_version} />
              ))}
            </tbody>
          </table>
        </Scroller>
        {isAdmin && (
          <p className="soft">
            Change the account's default in <Link href="/settings">Settings</Link>.
          </p>
        )}
      </section>
      <section className="part" aria-labelledby="deprecated">
        <h2 id="deprecated">Deprecated and in use</h2>
        <Deprecations />
      </section>
    </>
  );
};

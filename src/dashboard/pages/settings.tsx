import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { call, tessera } from '../data/client.ts';
import { label, propertiesOf } from '../data/contract.ts';
import type { Data } from '../data/record.ts';
import { Failed, Loading, PageTop } from '../parts/basics.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SchemaForm } from '../parts/form.tsx';
import { showDone, showFailure } from '../parts/toasts.tsx';
import { Reference, Value } from '../parts/value.tsx';

interface Part {
  title: string;
  about: string;
  key: string;
  record: string;
  schema: string;
  read: (signal: AbortSignal) => Promise<unknown>;
  write: (body: Data, current: object) => Promise<unknown>;
  /** What a change would refuse, checked before it is made. */
  preview?: (body: Data) => Promise<Refusals>;
}

/** What would be refused, by kind. */
type Refusals = Record<string, { total: number; ids: string[] }>;

const parts: Part[] = [
  {
    title: 'Account',
    about: 'Its name, plan and region.',
    key: 'account',
    record: 'Account',
    schema: 'AccountUpdate',
    read: (signal) => tessera.account.get({}, { signal }),
    write: (body, current) => call('account', 'update')(body, { ifMatch: current }),
  },
  {
    title: 'Retention',
    about: 'How many days data that grows with use is kept, and how many reads are in the request log. Deleted data cannot be restored.',
    key: 'retention',
    record: 'Retention',
    schema: 'RetentionUpdate',
    read: (signal) => tessera.account.getRetention({}, { signal }),
    write: (body, current) => call('account', 'updateRetention')(body, { ifMatch: current }),
  },
  {
    title: 'Security',
    about:
      'From which pages and networks the account may be used, how long keys and sessions last, who needs a second factor, and the API version of the account.',
    key: 'security',
    record: 'SecuritySettings',
    schema: 'SecuritySettingsUpdate',
    read: (signal) => tessera.security.getSettings({}, { signal }),
    write: (body, current) => call('security', 'updateSettings')(body, { ifMatch: current }),
    preview: async (body) => ({ ...(await tessera.security.preview({ ...body })) }),
  },
];

const shownIds = 10;

/** Who loses access through a change, checked before it is made. */
const Refused = ({ refusals }: { refusals: Refusals }) => (
  <dl className="facts">
    {Object.entries(refusals)
      .filter(([, { total }]) => total > 0)
      .map(([name, { total, ids }]) => (
        <div key={name} className="contents">
          <dt>{label(name)}</dt>
          <dd>
            {total.toLocaleString()}
            <ul>
              {ids.slice(0, shownIds).map((id) => (
                <li key={id}>
                  <Reference id={id} />
                </li>
              ))}
              {total > shownIds && <li>and {(total - shownIds).toLocaleString()} more</li>}
            </ul>
          </dd>
        </div>
      ))}
  </dl>
);

/** What an empty list of origins or networks means: no restriction. */
const ofEmptyList = (name: string): string => (/^allowed|networks$/.test(name) ? 'all allowed' : 'none');

const SettingsPart = ({ part }: { part: Part }) => {
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: [part.key], queryFn: ({ signal }) => part.read(signal) as Promise<Data> });
  const [asked, setAsked] = useState<{ body: Data; refusals: Refusals }>();
  const write = async (body: Data) => {
    await part.write(body, data!);
    await client.invalidateQueries({ queryKey: [part.key] });
    showDone('Settings saved.');
    setEditing(false);
  };
  /** The form stays open behind the question, with its input. */
  const save = async (body: Data) => {
    const refusals = await part.preview?.(body);
    if (refusals && Object.values(refusals).some(({ total }) => total > 0)) return setAsked({ body, refusals });
    await write(body);
  };
  const confirmed = () => write(asked!.body).catch((failure: unknown) => showFailure('Saving the settings failed', failure));
  return (
    <section className="card" aria-labelledby={part.key}>
      <h2 id={part.key}>{part.title}</h2>
      <p className="soft">{part.about}</p>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <dl className="facts">
            {propertiesOf(part.record).map(([name, schema]) => (
              <div key={name} className="contents">
                <dt title={schema.description}>{label(name)}</dt>
                <dd>
                  <Value
                    name={name}
                    schema={schema}
                    value={Array.isArray(data[name]) && data[name].length === 0 ? ofEmptyList(name) : data[name]}
                    record={data}
                    isWide
                  />
                </dd>
              </div>
            ))}
          </dl>
          <button type="button" onClick={() => setEditing(true)}>
            Edit
          </button>
        </>
      )}
      {isEditing && (
        <Dialog title={part.title} onClose={() => setEditing(false)}>
          <SchemaForm schema={part.schema} record={data} verb="Save" onSubmit={save} onCancel={() => setEditing(false)} />
        </Dialog>
      )}
      {asked && (
        <Confirm title="Some will lose access" verb="Save anyway" onConfirm={confirmed} onClose={() => setAsked(undefined)}>
          <p>With these settings the following will stop working, or require a second factor at the next sign-in:</p>
          <Refused refusals={asked.refusals} />
        </Confirm>
      )}
    </section>
  );
};

/** A test environment can be reset. */
const Reset = () => {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({ queryKey: ['account'], queryFn: ({ signal }) => tessera.account.get({}, { signal }) });
  const reset = async () => {
    try {
      await tessera.account.reset();
      showDone('The sandbox is empty.');
      await client.invalidateQueries();
    } catch (error) {
      showFailure('Resetting the sandbox failed', error);
    }
  };
  if (data?.environment !== 'sandbox') return null;
  return (
    <section className="card" aria-labelledby="reset">
      <h2 id="reset">Sandbox</h2>
      <p>Deletes all records. People, keys and settings are kept.</p>
      <button type="button" className="danger" onClick={() => setAsking(true)}>
        Reset the sandbox
      </button>
      {isAsking && (
        <Confirm title="Reset the sandbox?" verb="Reset" onConfirm={reset} onClose={() => setAsking(false)}>
          <p>This cannot be undone.</p>
        </Confirm>
      )}
    </section>
  );
};

export const SettingsPage = () => (
  <>
    <PageTop title="Settings">
      <p>
        Of the account. <Link href="/profile">Your own profile and password</Link>
      </p>
    </PageTop>
    <div className="cards">
      {parts.map((part) => (
        <SettingsPart key={part.key} part={part} />
      ))}
      <Reset />
    </div>
  </>
);

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Data, tessera } from '../data/client.ts';
import { label, propertiesOf } from '../data/contract.ts';
import { Failed, Loading, PageTop } from '../parts/basics.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SchemaForm } from '../parts/form.tsx';
import { sayDone, sayFailed } from '../parts/toasts.tsx';
import { Value } from '../parts/value.tsx';

interface Part {
  title: string;
  about: string;
  key: string;
  record: string;
  schema: string;
  read: (signal: AbortSignal) => Promise<unknown>;
  write: (body: Data, current: object) => Promise<unknown>;
}

const parts: Part[] = [
  {
    title: 'Account',
    about: 'Its name, plan and region.',
    key: 'account',
    record: 'Account',
    schema: 'AccountUpdate',
    read: (signal) => tessera.account.get({}, { signal }),
    write: (body, current) => tessera.account.update(body as never, { ifMatch: current }),
  },
  {
    title: 'Security',
    about: 'From which pages browsers may call the API with credentials of this account, and its version of the API.',
    key: 'security',
    record: 'SecuritySettings',
    schema: 'SecuritySettingsUpdate',
    read: (signal) => tessera.security.getSettings({}, { signal }),
    write: (body, current) => tessera.security.updateSettings(body as never, { ifMatch: current }),
  },
];

const SettingsPart = ({ part }: { part: Part }) => {
  const client = useQueryClient();
  const [isEditing, setEditing] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: [part.key], queryFn: ({ signal }) => part.read(signal) as Promise<Data> });
  const save = async (body: Data) => {
    await part.write(body, data!);
    await client.invalidateQueries({ queryKey: [part.key] });
    sayDone('The settings were saved.');
    setEditing(false);
  };
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
                    value={Array.isArray(data[name]) && (data[name] as unknown[]).length === 0 ? 'all are allowed' : data[name]}
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
    </section>
  );
};

/** A test environment can begin again from nothing. */
const Reset = () => {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({ queryKey: ['account'], queryFn: ({ signal }) => tessera.account.get({}, { signal }) });
  const reset = async () => {
    try {
      await tessera.account.reset();
      sayDone('The sandbox is empty.');
      await client.invalidateQueries();
    } catch (error) {
      sayFailed('The sandbox was not reset', error);
    }
  };
  if (data?.environment !== 'sandbox') return null;
  return (
    <section className="card" aria-labelledby="reset">
      <h2 id="reset">Sandbox</h2>
      <p>All records are deleted. People, keys and settings stay.</p>
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
        Of the account. <a href="/account">Your own sessions, password and second factor</a>
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

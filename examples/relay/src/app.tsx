import { type FormEvent, Suspense, useMemo, useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment, type Session } from './environment.ts';
import { Failure } from './failure.tsx';
import { ProjectsPage } from './projects-page.tsx';

const ConnectPage = ({ onConnect }: { onConnect: (session: Session) => void }) => {
  const connect = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onConnect({ address: String(form.get('address')), key: String(form.get('key')) });
  };
  return (
    <main className="connect">
      <h1>Projects</h1>
      <form onSubmit={connect}>
        <label>
          Address of Tessera
          <input name="address" type="url" required defaultValue="http://127.0.0.1:4010" />
        </label>
        <label>
          API key
          <input name="key" type="password" required defaultValue="any" autoComplete="off" />
        </label>
        <button type="submit">Connect</button>
      </form>
    </main>
  );
};

const ConnectedPage = ({ session }: { session: Session }) => {
  const environment = useMemo(() => createEnvironment(session), [session]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Failure>
        <Suspense fallback={<p role="status">Loading</p>}>
          <ProjectsPage />
        </Suspense>
      </Failure>
    </RelayEnvironmentProvider>
  );
};

/** The projects of somebody who is connected; otherwise a form to connect. */
export const App = () => {
  const [session, setSession] = useState<Session>();
  return session ? <ConnectedPage session={session} /> : <ConnectPage onConnect={setSession} />;
};

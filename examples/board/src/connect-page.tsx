import { type FormEvent, useState } from 'react';
import { connect, type Session } from './model/session.ts';

/** Asks where Tessera is, and for a key. The mock is on this machine, and takes any. */
export const ConnectPage = ({ onConnected }: { onConnected: (session: Session) => void }) => {
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    try {
      const session = await connect(String(form.get('address')), String(form.get('key')));
      if (session.projects.length > 0) onConnected(session);
      else setProblem('There is no active project. Create one, and try again.');
    } catch (error) {
      setProblem((error as Error).message);
    }
    setIsBusy(false);
  };

  return (
    <main className="connect">
      <form onSubmit={submit}>
        <img src="/icon.svg" alt="" width="48" height="48" />
        <h1>Board</h1>
        <label>
          Address of Tessera
          <input name="address" type="url" required defaultValue="http://127.0.0.1:4010" />
        </label>
        <label>
          API key
          <input name="key" type="password" required defaultValue="any" autoComplete="off" />
        </label>
        <p role="alert">{problem}</p>
        <button type="submit" className="primary" disabled={isBusy}>
          Connect
        </button>
      </form>
    </main>
  );
};

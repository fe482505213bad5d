import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ownAccess, ownKey } from '../data/own-access.ts';
import type { OwnProof } from '../data/own-operations.ts';
import { askPasskey, hasPasskeys } from '../data/passkeys.ts';
import { Failed, Loading } from './basics.tsx';
import { FormProblem, focusProblem, problemsOf } from './form-problem.tsx';
import { TextField, textIn } from './text-field.tsx';

interface Props {
  /** The fields of the change itself, with their errors. */
  children?: (problems: ReadonlyMap<string, string>) => ReactNode;
  verb: string;
  onSubmit: (proof: OwnProof, filled: FormData) => Promise<unknown>;
  onCancel: () => void;
}

const noPasskey = new Error('The passkey was not used. Try again, or use a code.');

/** A form for a change to how the person signs in. They prove their identity with the password, and a second factor if they have one. */
export const ProofForm = ({ children, verb, onSubmit, onCancel }: Props) => {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const challenge = useQuery({
    queryKey: ownKey('challenge'),
    queryFn: ({ signal }) => ownAccess.challenge({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = challenge;
  // A form may be added to a dialog that is already open.
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) form.current?.querySelector('input')?.focus();
  }, [isReady]);
  useEffect(() => {
    if (error) focusProblem(form.current);
  }, [error]);

  const send = async (credential?: Record<string, unknown>) => {
    const filled = new FormData(form.current!);
    const code = textIn(filled, 'code');
    const second = credential ? { credential } : code !== '' && { code };
    await onSubmit({ current_password: String(filled.get('current_password')), ...second }, filled);
  };
  /** A challenge is used up by its response, even a refused one. */
  const attempt = async (work: () => Promise<void>) => {
    setError(undefined);
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      setError(failure);
      await challenge.refetch();
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void attempt(() => send());
  };
  const prove = () => {
    const missing = [...form.current!.querySelectorAll<HTMLInputElement>('input[required]:not([name="code"])')].find(
      (one) => one.value === '',
    );
    if (missing) return void missing.reportValidity();
    const { passkey } = data!;
    void attempt(async () => send(await askPasskey(passkey!).catch(() => Promise.reject(noPasskey))));
  };

  if (challenge.error) return <Failed error={challenge.error} retry={challenge.refetch} />;
  if (!data) return <Loading />;
  const problems = problemsOf(error);
  const byPasskey = data.passkey !== null && hasPasskeys();
  return (
    <form ref={form} onSubmit={submit} aria-busy={isBusy}>
      {error !== undefined && <FormProblem error={error} />}
      {children?.(problems)}
      <TextField
        name="current_password"
        label="Current password"
        type="password"
        autoComplete="current-password"
        maxLength={256}
        problem={problems.get('current_password')}
      />
      {data.kinds.length > 0 && (
        <TextField
          name="code"
          label="Code from your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          maxLength={64}
          isRequired={!byPasskey}
          problem={problems.get('code') ?? problems.get('credential')}
        />
      )}
      <footer>
        <button type="button" disabled={isBusy} onClick={onCancel}>
          Cancel
        </button>
        {byPasskey && (
          <button type="button" disabled={isBusy} onClick={prove}>
            {verb} with a passkey
          </button>
        )}
        <button type="submit" className="primary" disabled={isBusy}>
          {isBusy ? 'Please wait…' : verb}
        </button>
      </footer>
    </form>
  );
};

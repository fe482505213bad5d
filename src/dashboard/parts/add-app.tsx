import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { ownAccess } from '../data/own-access.ts';
import { Copy } from './basics.tsx';
import { Dialog } from './dialog.tsx';
import { FormProblem, focusProblem, problemsOf } from './form-problem.tsx';
import { ProofForm } from './proof-form.tsx';
import { QrCode } from './qr-code.tsx';
import { TextField, textIn } from './text-field.tsx';

type Enrolled = Awaited<ReturnType<typeof ownAccess.enrolTotp>>;

interface Props {
  /** Called with the recovery codes that come with the first second factor. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

/** The secret of the app, and the code that confirms it. */
const Confirmation = ({ enrolled: { id, secret, uri }, onAdded, onClose }: Props & { enrolled: Enrolled }) => {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => {
    if (error) focusProblem(form.current);
  }, [error]);
  const confirm = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    setError(undefined);
    setBusy(true);
    try {
      onAdded((await ownAccess.confirmTotp(id, { code })).recovery_codes);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <form ref={form} onSubmit={(event) => void confirm(event)} aria-busy={isBusy}>
      {error !== undefined && <FormProblem error={error} />}
      <p>
        Scan this with your authenticator app, or <a href={uri}>open it on this device</a>:
      </p>
      <QrCode text={uri} label="QR code of the secret below" />
      <p>Or type this secret:</p>
      <p className="secret">
        <code>{secret.match(/.{1,4}/g)!.join(' ')}</code>
        <Copy text={secret} />
      </p>
      <TextField
        name="code"
        label="Code shown by the app"
        autoComplete="one-time-code"
        minLength={6}
        maxLength={64}
        problem={problemsOf(error).get('code')}
      />
      <footer>
        <button type="button" disabled={isBusy} onClick={onClose}>
          Cancel
        </button>
        <button type="submit" className="primary" disabled={isBusy}>
          {isBusy ? 'Please wait…' : 'Confirm'}
        </button>
      </footer>
    </form>
  );
};

/** Adds an authenticator app: after a proof of identity its secret is shown, and its first code confirms it. */
export const AddApp = ({ onAdded, onClose }: Props) => {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  return (
    <Dialog title="Add an authenticator app" onClose={onClose}>
      {enrolled ? (
        <Confirmation enrolled={enrolled} onAdded={onAdded} onClose={onClose} />
      ) : (
        <ProofForm
          verb="Add it"
          onSubmit={async (proof, filled) =>
            setEnrolled(await ownAccess.enrolTotp({ ...proof, name: textIn(filled, 'name') || 'Authenticator app' }))
          }
          onCancel={onClose}
        >
          {(problems) => (
            <TextField
              name="name"
              label="Name"
              hint="Such as “My phone”."
              autoComplete="off"
              maxLength={60}
              isRequired={false}
              problem={problems.get('name')}
            />
          )}
        </ProofForm>
      )}
    </Dialog>
  );
};

import { useEffect, useRef, useState } from 'react';
import { ownAccess } from '../data/own-access.ts';
import type { PasskeyOptions } from '../data/own-operations.ts';
import { makePasskey } from '../data/passkeys.ts';
import { Dialog } from './dialog.tsx';
import { FormProblem } from './form-problem.tsx';
import { ProofForm } from './proof-form.tsx';
import { TextField, textIn } from './text-field.tsx';

interface Enrolled {
  id: string;
  public_key: PasskeyOptions;
}

interface Props {
  /** Called with the recovery codes that come with the first second factor. */
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

const notMade = new Error('The passkey was not created. Try again, or add an authenticator app.');

/** Some browsers create a passkey only when a button is pressed. */
const Making = ({ enrolled: { id, public_key: options }, onAdded, onClose }: Props & { enrolled: Enrolled }) => {
  const [error, setError] = useState<unknown>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const make = async () => {
    setError(undefined);
    try {
      const credential = await makePasskey(options).catch(() => Promise.reject(notMade));
      onAdded((await ownAccess.confirmPasskey(id, { credential })).recovery_codes);
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <>
      <div className="text">
        {error !== undefined && <FormProblem error={error} />}
        <p>Your browser will ask where to store the passkey: on this device, in a password manager, or on a security key.</p>
      </div>
      <footer>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="primary" ref={button} onClick={() => void make()}>
          Create the passkey
        </button>
      </footer>
    </>
  );
};

/** Adds a passkey: after a proof of identity, the browser creates it. */
export const AddPasskey = ({ onAdded, onClose }: Props) => {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  return (
    <Dialog title="Add a passkey" onClose={onClose}>
      {enrolled ? (
        <Making enrolled={enrolled} onAdded={onAdded} onClose={onClose} />
      ) : (
        <ProofForm
          verb="Add it"
          onSubmit={async (proof, filled) =>
            setEnrolled(await ownAccess.enrolPasskey({ ...proof, name: textIn(filled, 'name') || 'Passkey' }))
          }
          onCancel={onClose}
        >
          {(problems) => (
            <>
              <p>It also signs you in without your password, if it asks for a PIN or fingerprint.</p>
              <TextField
                name="name"
                label="Name"
                hint="Such as “My laptop”."
                autoComplete="off"
                maxLength={60}
                isRequired={false}
                problem={problems.get('name')}
              />
            </>
          )}
        </ProofForm>
      )}
    </Dialog>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { propertyOf } from '../data/contract.ts';
import { ownAccess, ownKey } from '../data/own-access.ts';
import { signInAddress, useMe } from '../data/who.ts';
import { Failed, Loading, PageTop, Time } from '../parts/basics.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ProofForm } from '../parts/proof-form.tsx';
import { TextField, textIn } from '../parts/text-field.tsx';
import { showDone, showFailure } from '../parts/toasts.tsx';

const Person = () => {
  const { data: me } = useMe();
  return (
    <section className="card" aria-labelledby="person">
      <h2 id="person">{me?.name}</h2>
      <p>
        You are {me?.role === 'viewer' ? 'a' : 'an'} {me?.role} of the account. <Link href={`/users/${me?.id}`}>Your user record</Link>,
        where you can change your name
      </p>
    </section>
  );
};

const AskForEmail = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => (
  <Dialog title="Change your e-mail address" onClose={onClose}>
    <ProofForm
      verb="Request the change"
      onSubmit={async (proof, filled) => {
        await ownAccess.requestEmailChange({ ...proof, email: textIn(filled, 'email') });
        showDone('An e-mail has been sent.');
        onDone();
      }}
      onCancel={onClose}
    >
      {(problems) => (
        <TextField
          name="email"
          label="New e-mail address"
          type="email"
          hint="You get an e-mail at the new address with a link to confirm it, and one at your current address with a link to cancel it."
          autoComplete="email"
          maxLength={254}
          problem={problems.get('email')}
        />
      )}
    </ProofForm>
  </Dialog>
);

const Email = () => {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({ queryKey: ownKey('email'), queryFn: ({ signal }) => ownAccess.emailChange({ signal }) });
  const reload = () => client.invalidateQueries({ queryKey: ownKey('email') });
  const cancel = async () => {
    try {
      await ownAccess.cancelEmailChange();
      showDone('The change was cancelled.');
    } catch (failure) {
      showFailure('Cancelling the change failed', failure);
    }
    await reload();
  };
  return (
    <section className="card" aria-labelledby="email">
      <h2 id="email">E-mail address</h2>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <p>
          You sign in with <strong>{data.email}</strong>.
        </p>
      )}
      {data?.change && (
        <p>
          An e-mail has been sent to <strong>{data.change.email}</strong>. Open its link before it expires,{' '}
          <Time at={data.change.expires_at} />; nothing changes until then.{' '}
          <button type="button" className="small" onClick={() => void cancel()}>
            Cancel the change
          </button>
        </p>
      )}
      <button type="button" onClick={() => setAsking(true)}>
        Change the address
      </button>
      {isAsking && (
        <AskForEmail
          onDone={() => {
            setAsking(false);
            void reload();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
};

/** This browser's session has ended, too. */
const Changed = () => {
  useEffect(() => location.replace(signInAddress()), []);
  return <p role="status">Your password was changed. Sign in with the new one.</p>;
};

const { minLength: least = 0, maxLength: most = 0 } = propertyOf('PasswordChange', 'password');

const Password = () => {
  const [step, setStep] = useState<'asking' | 'changed'>();
  const close = () => setStep(undefined);
  return (
    <section className="card" aria-labelledby="password">
      <h2 id="password">Password</h2>
      <p>Changing it signs you out everywhere. You then sign in here with the new one.</p>
      {step === 'changed' && <Changed />}
      <button type="button" onClick={() => setStep('asking')}>
        Change the password
      </button>
      {step === 'asking' && (
        <Dialog title="Change the password" onClose={close}>
          <ProofForm
            verb="Change the password"
            onSubmit={async (proof, filled) => {
              await ownAccess.changePassword({ ...proof, password: String(filled.get('password')) });
              setStep('changed');
            }}
            onCancel={close}
          >
            {(problems) => (
              <TextField
                name="password"
                label="New password"
                type="password"
                hint={`${least} to ${most} characters, hard to guess.`}
                autoComplete="new-password"
                minLength={least}
                maxLength={most}
                problem={problems.get('password')}
              />
            )}
          </ProofForm>
        </Dialog>
      )}
    </section>
  );
};

/** Who the person is, and how they sign in. */
export const ProfilePage = () => (
  <>
    <PageTop title="Profile">
      <p>Who you are here, and how you sign in.</p>
    </PageTop>
    <div className="cards">
      <Person />
      <Email />
      <Password />
    </div>
  </>
);

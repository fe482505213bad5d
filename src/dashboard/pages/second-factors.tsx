import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownAccess, ownKey } from '../data/own-access.ts';
import type { SecondFactor } from '../data/own-operations.ts';
import { hasPasskeys } from '../data/passkeys.ts';
import { AddApp } from '../parts/add-app.tsx';
import { AddPasskey } from '../parts/add-passkey.tsx';
import { Empty, Failed, Loading, PageTop, Time } from '../parts/basics.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ProofForm } from '../parts/proof-form.tsx';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import { showDone } from '../parts/toasts.tsx';

type Asked = 'app' | 'passkey' | 'codes' | SecondFactor;

const kinds = { totp: 'Authenticator app', passkey: 'Passkey' } as const;

const Factor = ({ factor, onRemove }: { factor: SecondFactor; onRemove: () => void }) => (
  <section className="card" aria-labelledby={factor.id}>
    <h2 id={factor.id}>{factor.name}</h2>
    <dl className="facts">
      <dt>Kind</dt>
      <dd>{kinds[factor.kind]}</dd>
      <dt>Added</dt>
      <dd>
        <Time at={factor.created_at} />
      </dd>
      <dt>Last used</dt>
      <dd>{factor.last_used_at ? <Time at={factor.last_used_at} /> : 'never'}</dd>
    </dl>
    {factor.clone_warning_at && (
      <p className="form-error" role="note">
        Somebody may have a copy of this passkey: a sign-in <Time at={factor.clone_warning_at} /> was refused. Remove it and add a new one.
      </p>
    )}
    <button type="button" className="danger" aria-label={`Remove ${factor.name}`} onClick={onRemove}>
      Remove
    </button>
  </section>
);

const Removing = ({ factor, onDone, onClose }: { factor: SecondFactor; onDone: () => void; onClose: () => void }) => (
  <Dialog title={`Remove “${factor.name}”?`} onClose={onClose}>
    <ProofForm
      verb="Remove"
      onSubmit={async (proof) => {
        await ownAccess.removeFactor(factor.id, proof);
        showDone('Second factor removed.');
        onDone();
      }}
      onCancel={onClose}
    />
  </Dialog>
);

const NewCodes = ({ onShown, onClose }: { onShown: (codes: readonly string[]) => void; onClose: () => void }) => (
  <Dialog title="New recovery codes" onClose={onClose}>
    <ProofForm
      verb="Show new codes"
      onSubmit={async (proof) => onShown((await ownAccess.replaceRecoveryCodes(proof)).recovery_codes)}
      onCancel={onClose}
    >
      {() => <p>They replace all existing codes.</p>}
    </ProofForm>
  </Dialog>
);

/** What proves the person's identity at a sign-in, besides the password. */
export const SecondFactorsPage = () => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { data, error, refetch } = useQuery({ queryKey: ownKey('factors'), queryFn: ({ signal }) => ownAccess.secondFactors({ signal }) });
  const close = () => setAsked(undefined);
  const done = (shown?: readonly string[] | null) => {
    close();
    setCodes(shown ?? undefined);
    void client.invalidateQueries({ queryKey: ownKey() });
  };
  const added = (shown: readonly string[] | null) => {
    showDone('Second factor added.');
    done(shown);
  };
  const factors = data?.second_factors ?? [];
  return (
    <>
      <PageTop
        title="Second factors"
        actions={
          data && (
            <>
              <button type="button" onClick={() => setAsked('app')}>
                Add an authenticator app
              </button>
              {hasPasskeys() && (
                <button type="button" onClick={() => setAsked('passkey')}>
                  Add a passkey
                </button>
              )}
            </>
          )
        }
      >
        <p>What proves your identity at a sign-in, besides your password.</p>
      </PageTop>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && factors.length === 0 && (
        <Empty title="You sign in with your password alone">
          <p>With an authenticator app or a passkey, a stolen password alone is useless.</p>
        </Empty>
      )}
      {data && factors.length > 0 && (
        <div className="cards">
          {factors.map((factor) => (
            <Factor key={factor.id} factor={factor} onRemove={() => setAsked(factor)} />
          ))}
          <section className="card" aria-labelledby="codes">
            <h2 id="codes">Recovery codes</h2>
            <p>{data.recovery_codes_left} of 10 are left. Each can replace a second factor once.</p>
            <button type="button" onClick={() => setAsked('codes')}>
              Show new codes
            </button>
          </section>
        </div>
      )}
      {asked === 'app' && <AddApp onAdded={added} onClose={close} />}
      {asked === 'passkey' && <AddPasskey onAdded={added} onClose={close} />}
      {asked === 'codes' && <NewCodes onShown={done} onClose={close} />}
      {typeof asked === 'object' && <Removing factor={asked} onDone={done} onClose={close} />}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
};

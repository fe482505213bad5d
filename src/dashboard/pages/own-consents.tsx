import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tabular } from '../data/collection.ts';
import { ownAccess, ownKey } from '../data/own-access.ts';
import { Empty, Failed, Loading, PageTop } from '../parts/basics.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Table } from '../parts/table.tsx';
import { showDone, showFailure } from '../parts/toasts.tsx';

const consents: Tabular = {
  id: 'consents',
  title: 'Your applications',
  record: 'Consent',
  name: 'name',
  columns: ['name', 'scopes', 'granted_at', 'last_used_at'],
};

/** The applications that may act for the person, with a way to withdraw each consent. */
export const OwnConsentsPage = () => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const { data, error, refetch } = useQuery({ queryKey: ownKey('consents'), queryFn: ({ signal }) => ownAccess.consents({ signal }) });
  const withdraw = async () => {
    try {
      await ownAccess.withdrawConsent(asked!.id);
      showDone('Consent withdrawn.');
      await client.invalidateQueries({ queryKey: ownKey('consents') });
    } catch (failure) {
      showFailure('Withdrawing the consent failed', failure);
    }
  };
  return (
    <>
      <PageTop title="Your applications">
        <p>Applications that you have allowed to act on your behalf.</p>
      </PageTop>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && data.consents.length === 0 && <Empty title="No application may act on your behalf" />}
      {data && data.consents.length > 0 && (
        <Table
          collection={consents}
          rows={data.consents.map((one) => ({ ...one, id: one.application_id }))}
          onEnd={undefined}
          isShort
          rowActions={({ id, name }) => (
            <button
              type="button"
              className="small"
              aria-label={`Withdraw from ${name}`}
              onClick={() => setAsked({ id: String(id), name: String(name) })}
            >
              Withdraw
            </button>
          )}
        />
      )}
      {asked && (
        <Confirm title={`Withdraw from “${asked.name}”?`} verb="Withdraw" onConfirm={withdraw} onClose={() => setAsked(undefined)}>
          <p>Its tokens for you are revoked at once, and it has to ask you again.</p>
        </Confirm>
      )}
    </>
  );
};

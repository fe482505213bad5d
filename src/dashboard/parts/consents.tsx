import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tessera } from '../data/client.ts';
import { described } from '../data/collections.ts';
import type { Data } from '../data/record.ts';
import { Confirm } from './confirm.tsx';
import { Table } from './table.tsx';
import { showDone, showFailure } from './toasts.tsx';

/** The consents to an application, with a way to withdraw each. */
export const Consents = ({
  applicationId,
  rows,
  onEnd,
}: {
  applicationId: string;
  rows: readonly Data[];
  onEnd: (() => void) | undefined;
}) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const withdraw = async (userId: string) => {
    try {
      await tessera.applications.revokeGrant(applicationId, userId);
      showDone('Consent withdrawn.');
      await client.invalidateQueries({ queryKey: ['applications'] });
    } catch (failure) {
      showFailure('Withdrawing the consent failed', failure);
    }
  };
  return (
    <>
      <Table
        collection={described.grants!}
        rows={rows}
        onEnd={onEnd}
        isShort
        rowActions={({ user_id: userId }) => (
          <button type="button" className="small" onClick={() => setAsked(String(userId))}>
            Withdraw
          </button>
        )}
      />
      {asked && (
        <Confirm title="Withdraw the consent?" verb="Withdraw" onConfirm={() => withdraw(asked)} onClose={() => setAsked(undefined)}>
          <p>The application's tokens for this person are revoked at once. The person can consent again.</p>
        </Confirm>
      )}
    </>
  );
};

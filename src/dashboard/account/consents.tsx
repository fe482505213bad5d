import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tessera } from '../data/client.ts';
import type { PartProps } from '../data/collection.ts';
import type { Data } from '../data/record.ts';
import { Confirm } from '../parts/confirm.tsx';
import { Related } from '../parts/related.tsx';
import { Table } from '../parts/table.tsx';
import { showDone, showFailure } from '../parts/toasts.tsx';

/** The consents to an application, with a way to withdraw each. */
export const Consents = ({ title, collection, record, list, isAllowed }: PartProps) => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<string>();
  const withdraw = async (userId: string) => {
    try {
      await tessera.applications.revokeGrant(String(record.id), userId);
      showDone('Consent withdrawn.');
      await client.invalidateQueries({ queryKey: ['applications'] });
    } catch (failure) {
      showFailure('Withdrawing the consent failed', failure);
    }
  };
  const withdrawal = ({ user_id: userId }: Data) => (
    <button type="button" className="small" onClick={() => setAsked(String(userId))}>
      Withdraw
    </button>
  );
  return (
    <Related title={title} list={list} noun={collection.noun}>
      {list.rows.length > 0 && (
        <Table collection={collection} rows={list.rows} onEnd={list.more} isShort {...(isAllowed ? { rowActions: withdrawal } : {})} />
      )}
      {asked && (
        <Confirm title="Withdraw the consent?" verb="Withdraw" onConfirm={() => withdraw(asked)} onClose={() => setAsked(undefined)}>
          <p>The application's tokens for this person are revoked at once. The person can consent again.</p>
        </Confirm>
      )}
    </Related>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Tabular } from '../data/collection.ts';
import { ownAccess, ownKey } from '../data/own-access.ts';
import { Failed, Loading, PageTop } from '../parts/basics.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Table } from '../parts/table.tsx';
import { showDone, showFailure } from '../parts/toasts.tsx';

const signIns: Tabular = {
  id: 'sign-ins',
  title: 'Sign-ins',
  record: 'OwnSession',
  name: 'user_agent',
  columns: ['user_agent', 'kind', 'address', 'created_at', 'expires_at'],
};

/** Where the person is signed in, with a way to end each session. */
export const SignInsPage = () => {
  const client = useQueryClient();
  const [asked, setAsked] = useState<'others' | { id: string }>();
  const { data, error, refetch } = useQuery({ queryKey: ownKey('sessions'), queryFn: ({ signal }) => ownAccess.sessions({ signal }) });
  const end = async () => {
    try {
      await (typeof asked === 'object' ? ownAccess.endSession(asked.id) : ownAccess.endOtherSessions());
      showDone(typeof asked === 'object' ? 'Session ended.' : 'All other sessions ended.');
      await client.invalidateQueries({ queryKey: ownKey('sessions') });
    } catch (failure) {
      showFailure('Ending the session failed', failure);
    }
  };
  const sessions = data?.sessions ?? [];
  return (
    <>
      <PageTop
        title="Sign-ins"
        actions={
          sessions.length > 1 && (
            <button type="button" onClick={() => setAsked('others')}>
              End all others
            </button>
          )
        }
      >
        <p>Where you are signed in: browsers, and programs with a session.</p>
      </PageTop>
      {error && <Failed error={error} retry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <Table
          collection={signIns}
          rows={sessions.map((one) => ({ ...one, user_agent: one.user_agent ?? 'unknown' }))}
          onEnd={undefined}
          isShort
          rowActions={({ id, current }) =>
            current ? (
              'this one'
            ) : (
              <button type="button" className="small" onClick={() => setAsked({ id: String(id) })}>
                End it
              </button>
            )
          }
        />
      )}
      {asked && (
        <Confirm
          title={asked === 'others' ? 'End all other sessions?' : 'End the session?'}
          verb="End"
          onConfirm={end}
          onClose={() => setAsked(undefined)}
        >
          <p>It is signed out at once. API keys and applications keep their access.</p>
        </Confirm>
      )}
    </>
  );
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tessera } from '../../../dashboard/data/client.ts';
import type { PartProps } from '../../../dashboard/data/collection.ts';
import type { Data } from '../../../dashboard/data/record.ts';
import { Badge, Failed, Json, Loading, Status, Time } from '../../../dashboard/parts/basics.tsx';
import { Confirm } from '../../../dashboard/parts/confirm.tsx';
import { Dialog } from '../../../dashboard/parts/dialog.tsx';
import { Related } from '../../../dashboard/parts/related.tsx';
import { Table } from '../../../dashboard/parts/table.tsx';
import { showDone, showFailure } from '../../../dashboard/parts/toasts.tsx';

/** A delivery: what was sent, and the result of each attempt. */
const Attempts = ({ webhookId, deliveryId, onClose }: { webhookId: string; deliveryId: string; onClose: () => void }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['webhooks', 'delivery', deliveryId],
    queryFn: ({ signal }) => tessera.webhooks.getDelivery(webhookId, deliveryId, { expand: ['event'] }, { signal }),
  });
  return (
    <Dialog title="Delivery" onClose={onClose} wide>
      <div className="text">
        {error && <Failed error={error} retry={refetch} />}
        {!data && !error && <Loading />}
        {data && (
          <>
            <p>
              {data.event_type} <Badge value={data.status} />
            </p>
            <h3>Attempts</h3>
            {data.attempts.length === 0 && <p className="soft">None yet.</p>}
            {data.attempts.map(({ at, status, duration_ms, error: problem, response_body, request_headers }) => (
              <details key={at}>
                <summary>
                  {status === null ? <Badge value="failed" /> : <Status code={status} />} <Time at={at} />, {duration_ms} ms{' '}
                  {problem && <>: {problem}</>}
                </summary>
                <h4>Request headers</h4>
                <Json value={request_headers} label="Request headers" />
                <h4>Answer</h4>
                <Json value={response_body || '(empty)'} label="Answer" />
              </details>
            ))}
            <h3>Event</h3>
            {data.event ? <Json value={data.event} label="Event" /> : <p className="soft">The event no longer exists.</p>}
          </>
        )}
      </div>
    </Dialog>
  );
};

/** A time in the format of its input field, in the reader's zone. */
const inField = (date: Date): string => new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);

const day = 86_400_000;

/** Asks since when to resend failed deliveries; one day ago by default. */
const Recover = ({ onRecover, onClose }: { onRecover: (since: string) => Promise<void>; onClose: () => void }) => {
  const [since, setSince] = useState(() => inField(new Date(Date.now() - day)));
  return (
    <Confirm
      title="Recover failed deliveries?"
      verb="Recover"
      isReady={since !== ''}
      onConfirm={() => onRecover(new Date(since).toISOString())}
      onClose={onClose}
    >
      <p>Resends all deliveries that have failed since this time, in order.</p>
      <div className="field">
        <label htmlFor="since">Since</label>
        <input
          id="since"
          type="datetime-local"
          required
          max={inField(new Date())}
          value={since}
          onChange={(event) => setSince(event.target.value)}
        />
        <small className="hint">In your time zone.</small>
      </div>
    </Confirm>
  );
};

/** The deliveries to a webhook, and the ways to resend them. */
export const Deliveries = ({ title, collection, record, list, isAllowed }: PartProps) => {
  const client = useQueryClient();
  const [shown, setShown] = useState<string>();
  const [isRecovering, setRecovering] = useState(false);
  const webhookId = String(record.id);
  const again = async (delivery: Data) => {
    try {
      await tessera.webhooks.redeliver(webhookId, String(delivery.id));
      showDone('The delivery will be sent again.');
      await client.invalidateQueries({ queryKey: ['webhooks'] });
    } catch (failure) {
      showFailure('Resending the delivery failed', failure);
    }
  };
  const recover = async (since: string) => {
    try {
      await tessera.webhooks.recover(webhookId, { since });
      showDone('The failed deliveries will be sent again.');
      await client.invalidateQueries({ queryKey: ['webhooks'] });
    } catch (failure) {
      showFailure('Recovering the deliveries failed', failure);
    }
  };
  return (
    <Related
      title={title}
      list={list}
      noun={collection.noun}
      actions={
        isAllowed && (
          <button type="button" onClick={() => setRecovering(true)}>
            Recover failed deliveries
          </button>
        )
      }
    >
      {list.rows.length > 0 && (
        <Table
          collection={collection}
          rows={list.rows}
          onEnd={list.more}
          isShort
          rowActions={(row) => (
            <span className="row-buttons">
              <button type="button" className="small" onClick={() => setShown(String(row.id))}>
                Details
              </button>{' '}
              {isAllowed && (
                <button type="button" className="small" onClick={() => void again(row)}>
                  Again
                </button>
              )}
            </span>
          )}
        />
      )}
      {shown && <Attempts webhookId={webhookId} deliveryId={shown} onClose={() => setShown(undefined)} />}
      {isRecovering && <Recover onRecover={recover} onClose={() => setRecovering(false)} />}
    </Related>
  );
};

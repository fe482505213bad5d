import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { tessera } from '../../../dashboard/data/client.ts';
import { showDone, showFailure } from '../../../dashboard/parts/toasts.tsx';

/** Marks all notifications of the person as read. */
export const ReadAllButton = ({ opensAtOnce }: { opensAtOnce: boolean }) => {
  const client = useQueryClient();
  const readAll = useCallback(async () => {
    try {
      const { read } = await tessera.notifications.readAllNotifications();
      showDone(read === 1 ? '1 notification was marked as read.' : `${read} notifications were marked as read.`);
      void client.invalidateQueries({ queryKey: ['notifications'] });
    } catch (error) {
      showFailure('Marking the notifications failed', error);
    }
  }, [client]);
  useEffect(() => {
    if (opensAtOnce) void readAll();
  }, [opensAtOnce, readAll]);
  return (
    <button type="button" onClick={() => void readAll()}>
      Mark all as read
    </button>
  );
};

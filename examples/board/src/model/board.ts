import { byUrgency, type Column } from './card.ts';
import { openLiveCards } from './live-cards.ts';
import { type Notice, noticeOf } from './notice.ts';
import { openOutbox } from './outbox.ts';
import { Conflict, createSend } from './send.ts';
import { clientOf, type Session } from './session.ts';
import { add, move, rename, type ShownCard, type Write, withWrites } from './write.ts';

/** What a board shows. */
export interface BoardState {
  cards: readonly ShownCard[];
  connection: 'live' | 'connecting' | 'offline';
  /** How many writes the server has not answered. */
  waiting: number;
  notices: readonly Notice[];
}

/** The board of a project; `subscribe` and `state` are for `useSyncExternalStore`. */
export interface Board {
  subscribe: (changed: () => void) => () => void;
  state: () => BoardState;
  add: (title: string) => void;
  move: (card: ShownCard, to: Column) => void;
  rename: (card: ShownCard, to: string) => void;
  dismiss: (notice: Notice) => void;
  /** Makes a write that a notice is about all the same. */
  insist: (notice: Notice) => void;
  close: () => void;
}

export const openBoard = (session: Session, projectId: string): Board => {
  const tessera = clientOf(session);
  const closing = new AbortController();
  const { signal } = closing;
  const listeners = new Set<() => void>();
  let isLive = false;
  let notices: readonly Notice[] = [];
  let state: BoardState = { cards: [], connection: 'connecting', waiting: 0, notices };

  const refresh = (): void => {
    const writes = outbox.writes();
    const cards = withWrites(liveCards.all(), writes).sort(byUrgency);
    const online = isLive ? 'live' : 'connecting';
    state = { cards, connection: navigator.onLine ? online : 'offline', waiting: writes.length, notices };
    for (const changed of listeners) changed();
  };

  const notify = (notice: Notice): void => {
    notices = [...notices.filter(({ id }) => id !== notice.id), notice];
    refresh();
  };

  const dismiss = ({ id }: Notice): void => {
    notices = notices.filter((notice) => notice.id !== id);
    refresh();
  };

  const onRefused = (write: Write, error: unknown): void => {
    if (error instanceof Conflict) liveCards.take(error.task);
    const title = write.kind === 'add' ? write.title : state.cards.find(({ id }) => id === write.cardId)?.title;
    notify(noticeOf(write, title ?? 'a card', error));
  };

  const outbox = openOutbox({
    name: `writes ${session.userId} ${projectId}`,
    send: createSend(tessera, projectId),
    onChange: refresh,
    onSaved: (task) => liveCards.take(task),
    onRefused,
    signal,
  });

  const liveCards = openLiveCards({
    session,
    tessera,
    projectId,
    settled: outbox.settled,
    onChange: refresh,
    onStatus: (status) => {
      isLive = status === 'live';
      refresh();
    },
    onFailed: (error) => notify({ id: 'cards', text: `The board is not live. ${(error as Error).message}` }),
    signal,
  });

  outbox.start();
  addEventListener('online', refresh, { signal });
  addEventListener('offline', refresh, { signal });
  refresh();

  return {
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    state: () => state,
    add: (title) => outbox.put([add(title)]),
    move: (card, to) => outbox.put(move(card, to)),
    rename: (card, to) => outbox.put([rename(card, to)]),
    dismiss,
    insist: (notice) => {
      dismiss(notice);
      outbox.put(notice.again ?? []);
    },
    close: () => closing.abort(),
  };
};

import { useCallback, useState, useSyncExternalStore } from 'react';
import { ColumnView, type Moved } from './column-view.tsx';
import type { Board, BoardState } from './model/board.ts';
import { type Column, columns } from './model/card.ts';
import type { ShownCard } from './model/write.ts';
import { Notices } from './notices.tsx';

const order = Object.keys(columns) as Column[];

interface Props {
  board: Board;
  people: Readonly<Record<string, string>>;
}

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

const statusOf = ({ connection, waiting }: BoardState): string => {
  if (connection === 'offline') return waiting > 0 ? `Offline · ${changes(waiting)} kept` : 'Offline';
  if (waiting > 0) return `Saving ${changes(waiting)}`;
  return connection === 'live' ? 'Live' : 'Connecting';
};

/** The columns of a board, with what is going on. */
export const BoardView = ({ board, people }: Props) => {
  const state = useSyncExternalStore(board.subscribe, board.state);
  const [said, setSaid] = useState('');
  const [moved, setMoved] = useState<Moved>();
  const forgetMoved = useCallback(() => setMoved(undefined), []);

  const move = (id: string, to: Column) => {
    const card = state.cards.find((one) => one.id === id);
    if (!card || card.status === to) return;
    board.move(card, to);
    setMoved({ id, way: order.indexOf(to) > order.indexOf(card.status) ? 'on' : 'back' });
    setSaid(`“${card.title}” is in ${columns[to]}.`);
  };

  const inColumn = (column: Column): ShownCard[] => state.cards.filter(({ status }) => status === column);

  return (
    <>
      <p role="status" className={`connection ${state.connection}`}>
        {statusOf(state)}
      </p>
      <p role="status" className="unseen">
        {said}
      </p>
      <Notices notices={state.notices} onDismiss={board.dismiss} onInsist={board.insist} />
      <main className="columns">
        {order.map((column) => (
          <ColumnView
            key={column}
            column={column}
            cards={inColumn(column)}
            people={people}
            moved={moved}
            onFocused={forgetMoved}
            onMove={move}
            onRename={board.rename}
            onAdd={column === 'todo' ? board.add : undefined}
          />
        ))}
      </main>
    </>
  );
};

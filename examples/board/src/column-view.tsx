import { type DragEvent, type FormEvent, useState } from 'react';
import { CardView } from './card-view.tsx';
import { type Column, columns } from './model/card.ts';
import type { ShownCard } from './model/write.ts';

/** A card that somebody has moved here, and in which direction. */
export interface Moved {
  id: string;
  way: 'back' | 'on';
}

interface Props {
  column: Column;
  cards: readonly ShownCard[];
  people: Readonly<Record<string, string>>;
  /** The card that was just moved here. */
  moved: Moved | undefined;
  onFocused: () => void;
  onMove: (id: string, to: Column) => void;
  onRename: (card: ShownCard, to: string) => void;
  onAdd: ((title: string) => void) | undefined;
}

const NewCard = ({ onAdd }: { onAdd: (title: string) => void }) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const title = String(new FormData(form).get('title')).trim();
    if (title) onAdd(title);
    form.reset();
  };
  return (
    <form className="new" onSubmit={submit}>
      <input name="title" aria-label="New task" placeholder="What is to be done?" maxLength={200} required autoComplete="off" />
      <button type="submit" className="primary">
        Add
      </button>
    </form>
  );
};

/** A column, into which cards can be dropped. */
export const ColumnView = ({ column, cards, people, moved, onFocused, onMove, onRename, onAdd }: Props) => {
  const [isTarget, setIsTarget] = useState(false);

  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsTarget(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsTarget(false);
    onMove(event.dataTransfer.getData('text/plain'), column);
  };

  return (
    <section
      className={isTarget ? 'column target' : 'column'}
      aria-labelledby={column}
      onDragOver={over}
      onDragLeave={() => setIsTarget(false)}
      onDrop={drop}
    >
      <h2 id={column}>
        {columns[column]} <span className="count">{cards.length}</span>
      </h2>
      {onAdd && <NewCard onAdd={onAdd} />}
      <ul>
        {cards.map((card) => (
          <CardView
            key={card.id}
            card={card}
            assignee={card.assignee_id ? people[card.assignee_id] : undefined}
            moved={card.id === moved?.id ? moved.way : undefined}
            onFocused={onFocused}
            onMove={onMove}
            onRename={onRename}
          />
        ))}
      </ul>
    </section>
  );
};

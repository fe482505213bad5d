import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Column, columns } from './model/card.ts';
import type { ShownCard } from './model/write.ts';

interface Props {
  card: ShownCard;
  assignee: string | undefined;
  /** Where the card has just been moved from here: the focus follows it into its column. */
  moved: 'back' | 'on' | undefined;
  onFocused: () => void;
  onMove: (id: string, to: Column) => void;
  onRename: (card: ShownCard, to: string) => void;
}

const order = Object.keys(columns) as Column[];

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0])
    .slice(0, 2)
    .join('');

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

const Facts = ({ card: { priority, due_at, status, isWaiting } }: Pick<Props, 'card'>) => {
  const isLate = due_at !== null && status !== 'done' && Date.parse(due_at) < Date.now();
  return (
    <p className="facts">
      {priority !== 'normal' && <span className={`priority ${priority}`}>{priority}</span>}
      {due_at && (
        <time className={isLate ? 'late' : ''} dateTime={due_at}>{`${isLate ? 'was due' : 'due'} ${day.format(new Date(due_at))}`}</time>
      )}
      {isWaiting && <span className="waiting">not saved yet</span>}
    </p>
  );
};

const Renaming = ({ card, onDone }: { card: ShownCard; onDone: (title?: string) => void }) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone(String(new FormData(event.currentTarget).get('title')).trim());
  };
  return (
    <form className="new" onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onDone()}>
      {/* biome-ignore lint/a11y/noAutofocus: the person has just asked for this field */}
      <input name="title" aria-label="New title" defaultValue={card.title} maxLength={200} required autoFocus />
      <button type="submit" className="primary">
        Save
      </button>
    </form>
  );
};

/** A card, which is moved by dragging it or by its buttons. */
export const CardView = ({ card, assignee, moved, onFocused, onMove, onRename }: Props) => {
  const [isRenaming, setIsRenaming] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const at = order.indexOf(card.status);

  // The card is another element in its new column; the focus would be lost.
  useEffect(() => {
    if (!moved) return;
    const buttons = item.current!.querySelector('.moves')!;
    (buttons.querySelector<HTMLElement>(`.${moved}`) ?? buttons.querySelector('button'))?.focus();
    onFocused();
  }, [moved, onFocused]);

  const endRenaming = (title?: string) => {
    setIsRenaming(false);
    if (title && title !== card.title) onRename(card, title);
  };

  const moveTo = (to: Column | undefined, arrow: string, way: string) =>
    to && (
      <button type="button" className={way} aria-label={`Move “${card.title}” to ${columns[to]}`} onClick={() => onMove(card.id, to)}>
        {arrow}
      </button>
    );

  return (
    <li
      ref={item}
      className={`card ${card.priority}`}
      draggable={!isRenaming}
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', card.id)}
    >
      {isRenaming ? <Renaming card={card} onDone={endRenaming} /> : <h3>{card.title}</h3>}
      <Facts card={card} />
      <div className="moves">
        {moveTo(order[at - 1], '←', 'back')}
        {moveTo(order[at + 1], '→', 'on')}
        <button type="button" aria-label={`Rename “${card.title}”`} onClick={() => setIsRenaming(true)}>
          ✎
        </button>
        {assignee && (
          <span className="assignee" title={assignee}>
            <span aria-hidden="true">{initials(assignee)}</span>
            <span className="unseen">{assignee}</span>
          </span>
        )}
      </div>
    </li>
  );
};

import { newIdempotencyKey } from '@tessera/client';
import { type Card, type Column, columns } from './card.ts';

interface Kept {
  /** The idempotency key: however often the write is sent, it is carried out once. */
  key: string;
  cardId: string;
  /** The `ETag` that the write was sent with. It is kept, so that the same request is sent again when its answer was lost. */
  tag?: string;
}

export type Add = Kept & { kind: 'add'; title: string; at: string };
export type Move = Kept & { kind: 'move'; from: Column; to: Column };
export type Rename = Kept & { kind: 'rename'; from: string; to: string };

/** What somebody did on the board, until the server has answered it. */
export type Write = Add | Move | Rename;

/** A new card. Until the server has given it an id, it has one of its own. */
export const add = (title: string): Add => {
  const key = newIdempotencyKey();
  return { kind: 'add', key, cardId: `new_${key}`, title, at: new Date().toISOString() };
};

export const rename = ({ id, title }: Pick<Card, 'id' | 'title'>, to: string): Rename => {
  return { kind: 'rename', key: newIdempotencyKey(), cardId: id, from: title, to };
};

/** A card that is done is reopened to begin with: these are two writes. */
export const move = ({ id, status }: Pick<Card, 'id' | 'status'>, to: Column): Move[] => {
  const steps: Column[] = status === 'done' && to === 'in_progress' ? ['done', 'todo', 'in_progress'] : [status, to];
  return steps.slice(1).map((next, index) => ({ kind: 'move', key: newIdempotencyKey(), cardId: id, from: steps[index]!, to: next }));
};

/** What a write does, for a person. */
export const describe = (write: Write, title: string): string => {
  if (write.kind === 'add') return `Adding “${title}”`;
  return write.kind === 'rename' ? `Renaming “${write.from}” to “${write.to}”` : `Moving “${title}” to ${columns[write.to]}`;
};

const newCard = ({ cardId, title, at }: Add): Card => ({
  id: cardId,
  title,
  status: 'todo',
  priority: 'normal',
  assignee_id: null,
  due_at: null,
  created_at: at,
});

const changed = (card: Card, write: Write): Card => {
  if (write.kind === 'move') return { ...card, status: write.to };
  return write.kind === 'rename' ? { ...card, title: write.to } : card;
};

/** A card as it will be, and whether the server has yet to hear of that. */
export type ShownCard = Card & { isWaiting: boolean };

/** The cards as they will be when all writes are made. This is all that makes the board optimistic: without a write, its effect is gone. */
export const withWrites = (cards: Iterable<Card>, writes: readonly Write[]): ShownCard[] => {
  const added = writes.filter((write) => write.kind === 'add').map(newCard);
  return [...cards, ...added].map((card) => {
    const own = writes.filter(({ cardId }) => cardId === card.id);
    return { ...own.reduce(changed, card), isWaiting: own.length > 0 };
  });
};

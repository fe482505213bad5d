import { isTesseraError } from '@tessera/client';
import type { Task } from '@tessera/client/platform';
import { columns, isCard } from './card.ts';
import { Conflict } from './send.ts';
import { describe, move, rename, type Write } from './write.ts';

/** What a person has to know about a write that was not made. */
export interface Notice {
  id: string;
  text: string;
  /** The page that explains it. */
  link?: string | undefined;
  /** The writes that make it all the same. */
  again?: readonly Write[];
}

const now = (task: Task): string =>
  isCard(task) ? `“${task.title}” is in ${columns[task.status]} now` : `“${task.title}” is cancelled now`;

const ofConflict = (write: Write, task: Task): Notice => {
  const text = `Somebody else was faster: ${now(task)}. ${describe(write, task.title)} was left out.`;
  if (write.kind === 'rename') return { id: write.key, text, again: [rename(task, write.to)] };
  return write.kind === 'move' && isCard(task) ? { id: write.key, text, again: move(task, write.to) } : { id: write.key, text };
};

/** What went wrong with a write of the card with that title. */
export const noticeOf = (write: Write, title: string, error: unknown): Notice => {
  if (error instanceof Conflict) return ofConflict(write, error.task);
  const { message } = error as Error;
  const link = isTesseraError(error) ? error.link : undefined;
  return { id: write.key, text: `${describe(write, title)} did not work. ${message}`, link };
};

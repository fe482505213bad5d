import { answerOf, type GuardedOptions, isTesseraError } from '@tessera/client';
import type { Task } from '@tessera/client/platform';
import type { Tessera } from './session.ts';
import type { Move, Rename, Write } from './write.ts';

/** Somebody else has changed what a write changes. */
export class Conflict extends Error {
  readonly task: Task;

  constructor(task: Task) {
    super('Somebody else was faster.');
    this.task = task;
  }
}

/** Keeps the tag that a change is about to be sent with. */
type KeepTag = (tag: string | undefined) => void;

/** Sends a write until it is answered. */
export type Send = (write: Write, keepTag: KeepTag) => Promise<Task>;

const change = ({ tasks }: Tessera, write: Move | Rename, options: GuardedOptions): Promise<Task> => {
  const { cardId } = write;
  if (write.kind === 'rename') return tasks.update(cardId, { title: write.to }, options);
  if (write.to === 'done') return tasks.complete(cardId, options);
  return write.from === 'done' ? tasks.reopen(cardId, options) : tasks.update(cardId, { status: write.to }, options);
};

const currentOf = (task: Task, { kind }: Move | Rename): string => (kind === 'rename' ? task.title : task.status);

/** The error of a change of a record that is not the same any more. */
const isOutdated = (error: unknown): boolean => isTesseraError(error) && error.code === 'version_mismatch';

/**
 * Sends the writes of a board. A change is made to the record as it is. When that is another one than the board has shown, both changes
 * stay if they are of different properties; otherwise it is a conflict.
 */
export const createSend = (tessera: Tessera, projectId: string): Send => {
  const sendChange = async (write: Move | Rename, tag: string, keepTag: KeepTag): Promise<Task> => {
    try {
      return await change(tessera, write, { ifMatch: tag, idempotencyKey: write.key });
    } catch (error) {
      if (!isOutdated(error)) throw error;
      keepTag(undefined);
      return begin(write, keepTag);
    }
  };

  const begin = async (write: Move | Rename, keepTag: KeepTag): Promise<Task> => {
    const task = await tessera.tasks.get(write.cardId);
    const current = currentOf(task, write);
    if (current === write.to) return task;
    if (current !== write.from) throw new Conflict(task);
    const tag = answerOf(task)!.headers.get('etag')!;
    keepTag(tag);
    return sendChange(write, tag, keepTag);
  };

  return (write, keepTag) => {
    if (write.kind === 'add') return tessera.tasks.create({ project_id: projectId, title: write.title }, { idempotencyKey: write.key });
    return write.tag === undefined ? begin(write, keepTag) : sendChange(write, write.tag, keepTag);
  };
};

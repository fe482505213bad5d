import { mirror, type SavedCopy } from '@tessera/client/mirror';
import type { Task } from '@tessera/client/platform';
import { type Card, type Column, columns, isCard } from './card.ts';
import { kept } from './kept.ts';
import { pause } from './network.ts';
import type { Session, Tessera } from './session.ts';

interface Options {
  session: Session;
  tessera: Tessera;
  projectId: string;
  /** What a step of the copy waits for. */
  settled: () => Promise<unknown>;
  onChange: () => void;
  onStatus: (status: 'live' | 'waiting') => void;
  /** Called when the cards cannot be read, and waiting does not help. */
  onFailed: (error: unknown) => void;
  signal: AbortSignal;
}

/** The cards of a project, as the server has them. */
export interface LiveCards {
  all: () => Iterable<Card>;
  /** Takes what the server has answered about a task. */
  take: (task: Task) => void;
}

/** Shows only what is newer: answers and events overtake each other. */
const newer = (one: Task, other: Task | undefined): Task => (other && other.updated_at > one.updated_at ? other : one);

/** Keeps a copy of the cards of a project, also for times without a network. */
export const openLiveCards = ({ session, tessera, projectId, settled, onChange, onStatus, onFailed, signal }: Options): LiveCards => {
  const stored = kept<SavedCopy<'tasks'> | undefined>(`cards ${projectId}`, undefined);
  let tasks = new Map<string, Task>();

  const take = (task: Task): void => {
    if (task.project_id !== projectId) return;
    tasks.set(task.id, newer(task, tasks.get(task.id)));
    onChange();
  };

  const run = async (): Promise<void> => {
    const copies = mirror({
      baseUrl: session.baseUrl,
      credentials: { apiKey: session.apiKey },
      client: tessera,
      kinds: { tasks: { project_id: projectId, status: { in: Object.keys(columns) as Column[] } } },
      from: stored.read(),
      onStatus,
      sleep: pause,
      signal,
    });
    for await (const copy of copies) {
      await settled();
      tasks = new Map([...copy.of('tasks')].map(([id, task]) => [id, newer(task, tasks.get(id))]));
      stored.write(copy.save());
      onChange();
    }
  };

  run().catch((error: unknown) => signal.aborted || onFailed(error));

  return { all: () => [...tasks.values()].filter(isCard), take };
};

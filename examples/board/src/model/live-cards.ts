import { isTemporary, isTesseraError } from '@tessera/client';
import { type EventOf, follow } from '@tessera/client/channel';
import type { Task } from '@tessera/client/platform';
import { type Card, type Column, cardFields, columns, isCard } from './card.ts';
import { kept } from './kept.ts';
import { patience, pause } from './network.ts';
import type { Session, Tessera } from './session.ts';

const kinds = ['TASK_CREATED', 'TASK_UPDATED', 'TASK_COMPLETED', 'TASK_REOPENED', 'TASK_DELETED'] as const;

type TaskEvent = EventOf<(typeof kinds)[number]>;

interface Options {
  session: Session;
  tessera: Tessera;
  projectId: string;
  /** What events wait for. */
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
const newer = (one: Card, other: Card | undefined): Card => (other && other.updated_at > one.updated_at ? other : one);

/** Reads the cards of a project, keeps them for times without a network, and follows their events. */
export const openLiveCards = ({ session, tessera, projectId, settled, onChange, onStatus, onFailed, signal }: Options): LiveCards => {
  const stored = kept<Card[]>(`cards ${projectId}`, []);
  let cards = new Map(stored.read().map((card) => [card.id, card]));

  const keep = (): void => {
    stored.write([...cards.values()]);
    onChange();
  };

  const take = (task: Task): void => {
    if (task.project_id !== projectId) return;
    if (isCard(task)) cards.set(task.id, newer(task, cards.get(task.id)));
    else cards.delete(task.id);
    keep();
  };

  const takeEvent = ({ type, data }: TaskEvent): void => {
    take(type === 'TASK_DELETED' ? { ...data, status: 'cancelled' } : data);
  };

  const read = async (): Promise<void> => {
    const before = new Set(cards.keys());
    const list = tessera.projects.listTasks(
      projectId,
      { status: { in: Object.keys(columns) as Column[] }, fields: cardFields, limit: 100 },
      { signal },
    );
    const found: Card[] = [];
    for await (const task of list) if (isCard(task)) found.push(task);
    const added = [...cards.values()].filter(({ id }) => !before.has(id));
    cards = new Map([...added, ...found].map((card) => [card.id, newer(card, cards.get(card.id))]));
    keep();
  };

  const readUntilDone = async (): Promise<void> => {
    try {
      await read();
    } catch (error) {
      if (!isTesseraError(error) || !isTemporary(error)) throw error;
      await pause(patience, signal);
      await readUntilDone();
    }
  };

  const run = async (): Promise<void> => {
    let ready: Promise<unknown> = Promise.resolve();
    const options = {
      baseUrl: session.baseUrl,
      credentials: { apiKey: session.apiKey },
      events: kinds,
      onStatus: (status: 'live' | 'waiting') => {
        onStatus(status);
        if (status === 'live') ready = readUntilDone().catch(fail);
      },
      // The cards are read again whenever a connection begins.
      onGap: () => undefined,
      sleep: pause,
      signal,
    };
    for await (const { event } of follow(options)) {
      await ready;
      await settled();
      takeEvent(event);
    }
  };

  const fail = (error: unknown): void => {
    if (!signal.aborted) onFailed(error);
  };
  run().catch(fail);

  return { all: () => cards.values(), take };
};

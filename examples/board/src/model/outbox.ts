import { isTemporary, isTesseraError } from '@tessera/client';
import type { Task } from '@tessera/client/platform';
import { kept } from './kept.ts';
import { patience, pause } from './network.ts';
import type { Send } from './send.ts';
import type { Write } from './write.ts';

interface Options {
  /** The name of the writes in the storage of the browser. */
  name: string;
  send: Send;
  onChange: () => void;
  /** Called before a write leaves the outbox because it is made. */
  onSaved: (task: Task) => void;
  onRefused: (write: Write, error: unknown) => void;
  signal: AbortSignal;
}

/** The writes that the server has not answered yet. */
export interface Outbox {
  /** Sends what was kept. */
  start: () => void;
  writes: () => readonly Write[];
  put: (writes: readonly Write[]) => void;
  /** Resolves when no card is just being added: its event may come before its answer, which says that it is ours. */
  settled: () => Promise<unknown>;
}

/** Whether a write makes no sense without another one that was refused. */
const isBuiltOn = (later: Write, refused: Write): boolean =>
  later.cardId === refused.cardId && (refused.kind === 'add' || later.kind === refused.kind);

/** Whether a write may work later: when the network is there again, or the person has another key. */
const mayWorkLater = (error: unknown): boolean => isTesseraError(error) && (isTemporary(error) || error.status === 401);

/** One page at a time sends; where there are no locks, the idempotency keys alone see to it that each write is made once. */
const alone = (name: string, work: () => Promise<void>, signal: AbortSignal): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, { signal }, work) : work();

/**
 * Keeps writes until the server has answered them, and sends them one after the other. They wait while there is no network, also when
 * the page is closed meanwhile.
 */
export const openOutbox = ({ name, send, onChange, onSaved, onRefused, signal }: Options): Outbox => {
  const stored = kept<Write[]>(name, []);
  let adding: Promise<unknown> = Promise.resolve();
  let sending: Promise<void> | undefined;

  const change = (make: (writes: Write[]) => Write[]): void => {
    stored.write(make(stored.read()));
    onChange();
  };

  const keepTag = (key: string) => (tag: string | undefined) =>
    change((writes) => writes.map((write) => (write.key === key ? { ...write, tag } : write)));

  const sendOne = async (write: Write): Promise<void> => {
    const task = await send(write, keepTag(write.key));
    signal.throwIfAborted();
    onSaved(task);
    const withId = (later: Write) => (later.cardId === write.cardId ? { ...later, cardId: task.id } : later);
    change((writes) => writes.filter(({ key }) => key !== write.key).map(withId));
  };

  const refuse = (refused: Write, error: unknown): void => {
    change((writes) => writes.filter((write) => write.key !== refused.key && !isBuiltOn(write, refused)));
    onRefused(refused, error);
  };

  /** Leaves a write where it is when it may work later. */
  const settle = async (write: Write, error: unknown): Promise<void> => {
    if (signal.aborted) return;
    if (mayWorkLater(error)) await pause(patience, signal);
    else refuse(write, error);
  };

  const sendAll = async (): Promise<void> => {
    for (let [write] = stored.read(); write && !signal.aborted; [write] = stored.read()) {
      const sent = sendOne(write);
      if (write.kind === 'add') adding = sent.catch(() => undefined);
      await sent.catch((error: unknown) => settle(write!, error));
    }
  };

  const wake = (): void => {
    if (sending || signal.aborted || stored.read().length === 0) return;
    sending = alone(name, sendAll, signal)
      // Only the end of the board ends it early.
      .catch(() => undefined)
      .finally(() => {
        sending = undefined;
        wake();
      });
  };

  stored.watch(() => {
    onChange();
    wake();
  }, signal);

  return {
    start: wake,
    writes: stored.read,
    put: (writes) => {
      change((before) => [...before, ...writes]);
      wake();
    },
    settled: () => adding,
  };
};

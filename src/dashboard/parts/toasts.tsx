import { useSyncExternalStore } from 'react';
import { messageOf, requestIdOf } from '../data/client.ts';

interface Toast {
  id: number;
  kind: 'done' | 'failed';
  text: string;
  requestId?: string | undefined;
  undo?: (() => void) | undefined;
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const become = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const dismiss = (id: number) => become(toasts.filter((one) => one.id !== id));

const show = (toast: Omit<Toast, 'id'>, milliseconds?: number): void => {
  last += 1;
  const id = last;
  become([...toasts.slice(-3), { ...toast, id }]);
  if (milliseconds !== undefined) setTimeout(() => dismiss(id), milliseconds);
};

/** Confirms that something was done, with a way to undo it if possible: then for longer. */
export const showDone = (text: string, undo?: () => void): void => show({ kind: 'done', text, undo }, undo ? 12_000 : 5000);

/** Reports a failure, with the request id. It stays until closed. */
export const showFailure = (what: string, error: unknown): void =>
  show({ kind: 'failed', text: `${what}: ${messageOf(error)}`, requestId: requestIdOf(error) });

/** Where messages are shown; screen readers announce them. */
export const Toasts = () => {
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    <section className="toasts" aria-label="Messages" role="status" aria-live="polite">
      {shown.map(({ id, kind, text, requestId, undo }) => (
        <div key={id} className={`toast ${kind}`}>
          <p>
            {text}
            {requestId && <code>Request {requestId}</code>}
          </p>
          {undo && (
            <button
              type="button"
              className="small"
              onClick={() => {
                dismiss(id);
                undo();
              }}
            >
              Undo
            </button>
          )}
          <button type="button" className="quiet" aria-label="Close this message" onClick={() => dismiss(id)}>
            ✕
          </button>
        </div>
      ))}
    </section>
  );
};

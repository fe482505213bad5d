import type { Socket } from '../../../clients/typescript/src/channel/index.ts';

/** A socket of which a test says what comes over it. What its listeners throw, the test sees. */
export const openStub = () => {
  const listeners: Record<string, (event: never) => void> = {};
  const sent: { type: string; id?: string }[] = [];
  const opened = Promise.withResolvers<void>();
  let isClosed = false;
  let times = 0;
  const socket: Socket = {
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
    send: (text) => void sent.push(JSON.parse(text)),
    close: () => {
      isClosed = true;
    },
  };
  const emit = (type: string, event: object) => listeners[type]?.(event as never);
  return {
    sent,
    isClosed: () => isClosed,
    /** How often it was opened. */
    times: () => times,
    opened: opened.promise,
    openSocket: () => {
      times += 1;
      // Who opens it listens in the same turn.
      queueMicrotask(opened.resolve);
      return socket;
    },
    open: () => emit('open', {}),
    say: (data: unknown) => emit('message', { data }),
    tell: (message: object) => emit('message', { data: JSON.stringify(message) }),
    shut: (code: number, reason = '') => emit('close', { code, reason }),
  };
};

export type Stub = ReturnType<typeof openStub>;

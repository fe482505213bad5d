import { WebSocket } from 'ws';

/** Milliseconds for the other end to answer the close frame. */
const goodbye = 30_000;

/** The other end of a connection, as far as a protocol needs it. */
export interface Peer {
  /** The subprotocol that was agreed on; empty where none was. */
  readonly protocol: string;
  /** Sends a text, or the bytes of one. */
  send(text: string | Buffer): void;
  /** Bytes that wait to be sent. */
  waiting(): number;
  /** Resolves when no more than `bytes` wait to be sent, or the connection is closed. */
  drained(bytes: number): Promise<void>;
  ping(): void;
  /** Stops reading. It goes on when everything that paused it has resumed it. */
  pause(by: 'protocol' | 'pace'): void;
  resume(by: 'protocol' | 'pace'): void;
  close(code: number, reason: string): void;
}

/** The peer of a socket. */
export const peerOf = (socket: WebSocket): Peer => {
  let waiters: { bytes: number; resolve: () => void }[] = [];
  const release = (): void => {
    const open = socket.readyState === WebSocket.OPEN;
    const ready = waiters.filter(({ bytes }) => !open || socket.bufferedAmount <= bytes);
    if (ready.length === 0) return;
    waiters = waiters.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  };
  socket.on('close', release);
  const pausedBy = new Set<string>();
  return {
    protocol: socket.protocol,
    send: (text) => socket.send(text, { binary: false }, () => waiters.length > 0 && release()),
    waiting: () => socket.bufferedAmount,
    drained: (bytes) =>
      new Promise((resolve) => {
        waiters.push({ bytes, resolve });
        release();
      }),
    ping: () => socket.readyState === WebSocket.OPEN && socket.ping(),
    pause: (by) => {
      pausedBy.add(by);
      socket.pause();
    },
    resume: (by) => {
      pausedBy.delete(by);
      if (pausedBy.size === 0) socket.resume();
    },
    close: (code, reason) => {
      // The close frame of the other end has to be read.
      if (socket.isPaused) socket.resume();
      socket.close(code, reason);
      const timer = setTimeout(() => socket.terminate(), goodbye).unref();
      socket.once('close', () => clearTimeout(timer));
      release();
    },
  };
};

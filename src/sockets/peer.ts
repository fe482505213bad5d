import { WebSocket } from 'ws';

/** Milliseconds for the other end to say goodbye. */
const goodbye = 30_000;

/** A connection's other end, as far as its protocol cares. */
export interface Peer {
  /** The subprotocol that was agreed on; empty where none was. */
  readonly protocol: string;
  /** Sends a text, or the bytes of one. */
  send(text: string | Buffer): void;
  /** Bytes that wait to be sent. */
  waiting(): number;
  /** Resolves when at most so many bytes wait, or the connection is closed. */
  drained(bytes: number): Promise<void>;
  ping(): void;
  /** Reads nothing until whoever asked for that has it read again. */
  pause(by: 'protocol' | 'pace'): void;
  resume(by: 'protocol' | 'pace'): void;
  close(code: number, reason: string): void;
}

/** the peer of a socket. */
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
      // The other end's goodbye has to be read.
      if (socket.isPaused) socket.resume();
      socket.close(code, reason);
      const timer = setTimeout(() => socket.terminate(), goodbye).unref();
      socket.once('close', () => clearTimeout(timer));
      release();
    },
  };
};

import { WebSocket } from 'ws';

/** Milliseconds for the other end to answer the close frame. */
const goodbye = 30_000;

/** The other end of a connection, as far as a protocol needs it. */
export interface Peer {
  /** The agreed subprotocol; empty where there is none. */
  readonly protocol: string;
  /** Sends a text. */
  send(text: string): void;
  /** Sends the bytes of a text at the end of this turn of the event loop, together with what other connections get in it. */
  sendSoon(bytes: Buffer): void;
  /** Bytes that wait to be sent. */
  waiting(): number;
  /** Resolves when no more than `bytes` wait to be sent, or the connection is closed. */
  drained(bytes: number): Promise<void>;
  ping(): void;
  /** Stops reading until everything that paused it has resumed it. */
  pause(by: 'protocol' | 'pace'): void;
  resume(by: 'protocol' | 'pace'): void;
  close(code: number, reason: string): void;
}

/** A caller that waits until no more than `bytes` are left to send. */
interface Waiter {
  bytes: number;
  resolve: () => void;
}

const asText = { binary: false };
const none: Waiter[] = [];

/**
 * Bytes that are sent at the end of this turn, in direct succession. With pauses between them, a receiving process with many connections
 * would read each frame and sleep again: waking it for each of a thousand frames takes the system longer than sending them.
 */
let leaving: { peer: SocketPeer; bytes: Buffer }[] = [];

/** Sends everything that was queued for the end of this turn. */
const sendLeaving = (): void => {
  const all = leaving;
  leaving = [];
  for (const { peer, bytes } of all) peer.sendNow(bytes);
};

/** What may pause a connection, as bits. */
const pausers = { protocol: 1, pace: 2 };

/** A class, because there is one instance for each connection: closures would cost each of them several KiB. */
class SocketPeer implements Peer {
  readonly #socket: WebSocket;
  #waiters: Waiter[] = none;
  /** The bits of what has paused it. */
  #paused = 0;
  /** How many bytes are queued for the end of this turn. */
  #leaving = 0;
  readonly #sent = (): void => this.#release();

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  get protocol(): string {
    return this.#socket.protocol;
  }

  send(text: string): void {
    this.#sendLeaving();
    this.#socket.send(text, asText, this.#sent);
  }

  sendSoon(bytes: Buffer): void {
    // After the microtasks of this turn, in which other connections queue their bytes.
    if (leaving.length === 0) process.nextTick(sendLeaving);
    leaving.push({ peer: this, bytes });
    this.#leaving += bytes.length;
  }

  /** Sends bytes that were queued for the end of the turn. A failure ends only this connection, and does not affect the others. */
  sendNow(bytes: Buffer): void {
    this.#leaving -= bytes.length;
    try {
      this.#socket.send(bytes, asText, this.#sent);
    } catch {
      this.#socket.terminate();
    }
  }

  waiting(): number {
    return this.#socket.bufferedAmount + this.#leaving;
  }

  drained(bytes: number): Promise<void> {
    return new Promise((resolve) => {
      this.#waiters = [...this.#waiters, { bytes, resolve }];
      this.#release();
    });
  }

  ping(): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.ping();
  }

  pause(by: 'protocol' | 'pace'): void {
    this.#paused |= pausers[by];
    this.#socket.pause();
  }

  resume(by: 'protocol' | 'pace'): void {
    this.#paused &= ~pausers[by];
    if (this.#paused === 0) this.#socket.resume();
  }

  close(code: number, reason: string): void {
    this.#sendLeaving();
    const socket = this.#socket;
    // The other end's close frame must be read.
    if (socket.isPaused) socket.resume();
    socket.close(code, reason);
    const timer = setTimeout(() => socket.terminate(), goodbye).unref();
    socket.once('close', () => clearTimeout(timer));
    this.#release();
  }

  /** To be called when the connection is closed, because a second listener for that would cost each connection 100 bytes. */
  closed(): void {
    this.#release();
  }

  /** Keeps the order: bytes that were queued earlier must be sent first. */
  #sendLeaving(): void {
    if (this.#leaving > 0) sendLeaving();
  }

  /** Resolves the waiters whose limit has been reached. */
  #release(): void {
    if (this.#waiters.length === 0) return;
    const open = this.#socket.readyState === WebSocket.OPEN;
    const isReady = ({ bytes }: Waiter) => !open || this.waiting() <= bytes;
    const ready = this.#waiters.filter(isReady);
    this.#waiters = this.#waiters.filter((one) => !ready.includes(one));
    for (const { resolve } of ready) resolve();
  }
}

/** The peer of a socket. */
export const peerOf = (socket: WebSocket): SocketPeer => new SocketPeer(socket);

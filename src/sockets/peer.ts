import { WebSocket } from 'ws';

/** Milliseconds for the other end to answer the close frame. */
const goodbye = 30_000;

/** The other end of a connection, as far as a protocol needs it. */
export interface Peer {
  /** The subprotocol that was agreed on; empty where none was. */
  readonly protocol: string;
  /** Sends a text. */
  send(text: string): void;
  /** Sends the bytes of a text, with those that others get in the same turn: at its end, one right after the other. */
  sendSoon(bytes: Buffer): void;
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

/** Somebody who waits until no more than `bytes` wait to be sent. */
interface Waiter {
  bytes: number;
  resolve: () => void;
}

const asText = { binary: false };
const none: Waiter[] = [];

/**
 * Bytes that leave at the end of this turn, one right after the other. Between two of them, a process with many connections would have read the first
 * and gone to sleep: to wake it for each of a thousand frames takes the system longer than to send them.
 */
let leaving: { peer: SocketPeer; bytes: Buffer }[] = [];

/** Sends what leaves at the end of this turn. */
const sendLeaving = (): void => {
  const all = leaving;
  leaving = [];
  for (const { peer, bytes } of all) peer.sendNow(bytes);
};

/** Who may pause a connection, as bits. */
const pausers = { protocol: 1, pace: 2 };

/** A class, because there are as many as connections: closures of their own would cost each of them several KiB. */
class SocketPeer implements Peer {
  readonly #socket: WebSocket;
  #waiters: Waiter[] = none;
  /** The bits of those who have paused it. */
  #paused = 0;
  /** How many bytes leave at the end of this turn. */
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
    // After the microtasks of this turn, in which the others are worked for.
    if (leaving.length === 0) process.nextTick(sendLeaving);
    leaving.push({ peer: this, bytes });
    this.#leaving += bytes.length;
  }

  /** Sends bytes that were to leave at the end of the turn. What fails ends this connection, and not what leaves to others. */
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
    // The close frame of the other end has to be read.
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

  /** What was sent before has to leave before. */
  #sendLeaving(): void {
    if (this.#leaving > 0) sendLeaving();
  }

  /** Resolves what waits for no more than what waits to be sent now. */
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

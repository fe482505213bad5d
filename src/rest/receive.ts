import type { Readable } from 'node:stream';

/** Two ways to end the reception of a stream early. */
export interface Reception {
  /** Called with the bytes of a chunk before they are kept. What it throws ends the reception. */
  beforeKeeping: (bytes: number) => void;
  /** Ends the reception from outside. */
  signal: AbortSignal;
}

const brokenOff = () => new Error('The stream was closed before its end.');

/** Receives a whole stream. When the reception ends early, the stream is paused and its chunks are released. */
export const receiveWhole = (source: Readable, { beforeKeeping, signal }: Reception): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let isOver = false;
    const stop = (): void => {
      isOver = true;
      source.off('data', keep).off('end', end).off('error', giveUp).off('close', close);
      signal.removeEventListener('abort', abort);
    };
    const giveUp = (cause: unknown): void => {
      if (isOver) return;
      stop();
      chunks.length = 0;
      source.pause();
      reject(cause);
    };
    const close = (): void => giveUp(brokenOff());
    const abort = (): void => giveUp(signal.reason);
    const end = (): void => {
      stop();
      resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks));
    };
    const keep = (chunk: Buffer): void => {
      try {
        beforeKeeping(chunk.length);
        chunks.push(chunk);
      } catch (refusal) {
        giveUp(refusal);
      }
    };
    if (signal.aborted) return abort();
    if (source.destroyed) return close();
    source.on('data', keep).on('end', end).on('error', giveUp).on('close', close);
    signal.addEventListener('abort', abort);
  });

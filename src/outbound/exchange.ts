import type { Dispatcher } from 'undici';

/** What came back, as far as it was read. */
export interface Answer {
  status: number;
  /** By their names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
  /** Whether `body` is all there was. */
  complete: boolean;
}

/** A request that is under way. */
export interface Exchange {
  answer: Promise<Answer>;
  /** Ends it at once; the answer rejects with the reason. */
  breakOff(reason: Error): void;
}

const enough = new Error('So much of the answer is enough.');

/**
 * Begins a request. What comes back is heard where it arrives: a stream for each body and a signal for each time limit would cost
 * more than all the rest of a short answer.
 * @param maxBytes how much of the body is read; where there is more, the connection is cut
 */
export const exchange = (dispatcher: Dispatcher, request: Dispatcher.DispatchOptions, maxBytes: number): Exchange => {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let head: Pick<Answer, 'status' | 'headers'> | undefined;
  let controller: Dispatcher.DispatchController | undefined;
  let broken: Error | undefined;

  const end = (complete: boolean): void => resolve({ ...head!, body: Buffer.concat(chunks).subarray(0, maxBytes), complete });

  dispatcher.dispatch(request, {
    onRequestStart: (started) => {
      controller = started;
      // There was nothing to abort while there was no connection.
      if (broken) started.abort(broken);
    },
    onResponseStart: (_controller, status, headers) => {
      if (status >= 200) head = { status, headers };
    },
    onResponseData: (under, chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= maxBytes) return;
      end(false);
      under.abort(enough);
    },
    onResponseEnd: () => end(true),
    onResponseError: (_controller, error) => reject(error),
  });
  return {
    answer,
    breakOff: (reason) => {
      broken = reason;
      reject(reason);
      controller?.abort(reason);
    },
  };
};

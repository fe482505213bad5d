import type { Dispatcher } from 'undici';

/** A response, with the part of its body that was read. */
export interface Answer {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
  /** Whether `body` is the whole body. */
  complete: boolean;
}

/** A running request. */
export interface Exchange {
  answer: Promise<Answer>;
  /** Aborts it at once; `answer` rejects with the reason. */
  abort(reason: Error): void;
}

const bodyLimitReached = new Error('So much of the answer is enough.');

/**
 * Starts a request. It handles the dispatcher's events directly: a stream for each body and a signal for each timeout would cost more
 * than all the rest of a short response.
 * @param maxBytes how much of the body is read; the connection is closed when there is more
 */
export const exchange = (dispatcher: Dispatcher, request: Dispatcher.DispatchOptions, maxBytes: number): Exchange => {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let head: Pick<Answer, 'status' | 'headers'> | undefined;
  let controller: Dispatcher.DispatchController | undefined;
  let abortReason: Error | undefined;

  const end = (complete: boolean): void => resolve({ ...head!, body: Buffer.concat(chunks).subarray(0, maxBytes), complete });

  dispatcher.dispatch(request, {
    onRequestStart: (started) => {
      controller = started;
      // It was aborted before there was a connection.
      if (abortReason) started.abort(abortReason);
    },
    onResponseStart: (_controller, status, headers) => {
      if (status >= 200) head = { status, headers };
    },
    onResponseData: (active, chunk) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size <= maxBytes) return;
      end(false);
      active.abort(bodyLimitReached);
    },
    onResponseEnd: () => end(true),
    onResponseError: (_controller, error) => reject(error),
  });
  return {
    answer,
    abort: (reason) => {
      abortReason = reason;
      reject(reason);
      controller?.abort(reason);
    },
  };
};

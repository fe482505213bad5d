import type { ClientRequest, IncomingMessage } from 'node:http';

/** A response, with the part of its body that was read. */
export interface Answer {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
  /** Whether `body` is complete. */
  complete: boolean;
}

/** A request in flight. */
export interface Exchange {
  answer: Promise<Answer>;
  /** Aborts the request; `answer` rejects with the reason. */
  abort(reason: Error): void;
}

/**
 * Sends a request. Informational responses may precede the response (RFC 9110, 15.2).
 * @param maxBytes how much of the body to read; the connection is closed if there is more
 */
export const exchange = (request: ClientRequest, body: string | undefined, maxBytes: number): Exchange => {
  const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>();
  const chunks: Uint8Array[] = [];
  let size = 0;

  const receive = (response: IncomingMessage): void => {
    const { statusCode: status = 0, headers } = response;
    const end = (complete: boolean): void => resolve({ status, headers, body: Buffer.concat(chunks).subarray(0, maxBytes), complete });
    response
      .on('data', (chunk: Uint8Array) => {
        chunks.push(chunk);
        size += chunk.length;
        if (size <= maxBytes) return;
        end(false);
        request.destroy();
      })
      .on('end', () => end(true))
      .on('error', reject);
  };

  request
    .on('response', receive)
    .on('error', reject)
    // A protocol switch ends without an error; after any other response there is nothing left to reject.
    .on('close', () => reject(Object.assign(new Error('The connection was closed without a response.'), { code: 'ECONNRESET' })))
    .end(body);
  return {
    answer,
    abort: (reason) => {
      reject(reason);
      request.destroy();
    },
  };
};

import type { ClientRequest, IncomingMessage } from 'node:http';

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

/**
 * Sends a request that was begun. Informational responses, asked for or not, may come before the response (RFC 9110, 15.2).
 * @param maxBytes how much of the body is read; the connection is closed when there is more
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
    // A response that changes the protocol ends without an error; after any other one, there is nothing to reject any more.
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

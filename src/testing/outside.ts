import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server outside answers, and what it was asked. */
export interface Outside {
  /** On 127.0.0.1. */
  url: string;
  port: number;
  /** Every request so far, the first one first. */
  asked: { method: string; path: string; headers: IncomingMessage['headers']; body: string }[];
  /** Answers from now on with JSON, or as the function does. */
  answer: (body: unknown) => void;
  close: () => Promise<void>;
}

export type Answering = (request: IncomingMessage, response: ServerResponse) => unknown;

const asJson =
  (body: unknown): Answering =>
  (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const read = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

/** A server outside of Tessera, on a free port. */
export const openOutside = async (): Promise<Outside> => {
  let answering: Answering = asJson([]);
  const asked: Outside['asked'] = [];
  const server = createServer(async (request, response) => {
    asked.push({ method: request.method!, path: request.url!, headers: request.headers, body: await read(request) });
    answering(request, response);
  });
  // A busy client may send its next request just when an idle connection is closed.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    asked,
    answer: (body) => {
      answering = typeof body === 'function' ? (body as Answering) : asJson(body);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

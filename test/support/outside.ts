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

/** Addresses that are never called where private networks are closed, in all the ways that they are written. */
export const closedAddresses = [
  'http://127.0.0.1:1/x',
  'http://127.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  'http://10.0.0.1',
  'http://192.168.0.1/',
  'http://169.254.169.254/',
  'http://0.0.0.0/',
  'http://[::1]',
  'http://[fd00::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:8.8.8.8]/',
  'http://localhost/x',
  'http://LOCALHOST.:8080/',
  'http://maps.localhost/',
];

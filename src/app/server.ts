import { createServer as createHttp, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import express, { type Express } from 'express';
import { newId } from '../core/ids.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds. Headers must arrive in the first, a whole request in the second; an idle connection lives for the third. */
const limits = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 };

const clientErrors: Record<string, [status: number, reason: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request did not arrive in time.'],
};

/** The error that is told before any room of ours has seen the request. */
const refusal = (message: string) => {
  const request_id = newId('request');
  const body = JSON.stringify({ error: { type: 'validation_error', message, code: 'malformed_request', request_id, details: [] } });
  const headers = {
    'Content-Type': 'application/json',
    'X-Request-ID': request_id,
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  return { headers, body };
};

/** What a socket is answering right now; Node keeps it there, and looks at it for the same reason. */
type Answering = Socket & { _httpMessage?: ServerResponse | null };

/** Node answers what it cannot read with a bare status line; a caller gets our envelope and a request id instead. */
const answerClientError = (error: NodeJS.ErrnoException, socket: Answering): void => {
  // A second answer in the middle of the first would be read as part of it.
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
  const [status, reason, message] = clientErrors[error.code ?? ''] ?? [400, 'Bad Request', 'The request is not well-formed HTTP.'];
  const { headers, body } = refusal(message);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`);
};

/** A request without `Host` is refused as RFC 9112 asks, in our envelope. */
const withHost =
  (app: Express): RequestListener =>
  (request, response) => {
    if (request.headers.host !== undefined || request.httpVersion !== '1.1') return app(request, response);
    const { headers, body } = refusal('The request has no Host header.');
    response.writeHead(400, headers).end(body);
  };

const listening = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

/** Serves an application over HTTP, or over TLS where certificates are configured. */
export const serveHttp = async (app: Express, { host, port, tls }: Pick<Config, 'host' | 'port' | 'tls'>) => {
  const options = { ...limits, requireHostHeader: false };
  const listener = withHost(app);
  const server = tls ? createHttps({ ...options, ...tls }, listener) : createHttp(options, listener);
  server.on('clientError', answerClientError);
  // What a request expects besides 100-continue is not ours to judge, and Node would refuse it without a body.
  server.on('checkExpectation', listener);
  const address = await listening(server, port, host);
  return { port: address.port, close: () => closed(server) };
};

/** The operations port: metrics for Prometheus, and the health of the process. */
export const operationsApp = ({ registry }: Metrics, health: (app: Express) => void): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.get('/metrics', async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()));
  health(app);
  return app;
};

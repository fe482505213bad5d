import { createServer as createHttp, type Server } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import express, { type Express } from 'express';
import { newId } from '../core/ids.ts';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';

/** Milliseconds. Headers must arrive in the first, a whole request in the second; an idle connection lives for the third. */
const limits = { headersTimeout: 10_000, requestTimeout: 60_000, keepAliveTimeout: 65_000 };

const malformed = (message: string, requestId: string) =>
  JSON.stringify({ error: { type: 'validation_error', message, code: 'malformed_request', request_id: requestId, details: [] } });

const clientErrors: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time.'],
};

/** Node answers what it cannot read with a bare status line; a caller gets our envelope and a request id instead. */
const answerClientError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, message] = clientErrors[error.code ?? ''] ?? ['400 Bad Request', 'The request is not well-formed HTTP.'];
  const requestId = newId('request');
  const body = malformed(message, requestId);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nX-Request-ID: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
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
  const server = tls ? createHttps({ ...limits, ...tls }, app) : createHttp(limits, app);
  server.on('clientError', answerClientError);
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

import { createServer as createHttp, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import express, { type Express } from 'express';
import type { Registry } from 'prom-client';
import { ConfigError } from '../core/config-error.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { doubledHeaders } from '../rest/doubled.ts';
import { besideTheApi, expressFailure } from '../rest/express.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { tlsOptions } from './tls.ts';

/** Milliseconds. Headers must arrive in the first, a whole request in the second; an idle connection lives for the third. */
const limits = { headersTimeout: 10_000, requestTimeout: 30 * 60_000, keepAliveTimeout: 65_000 };

const malformed = (message: string) => new ServiceError('malformed_request', message);
const starting = () =>
  new ServiceError('service_unavailable', 'The server is starting. Try again shortly.', { headers: { 'Retry-After': '1' } });

type EarlyAnswers = ReturnType<typeof createEarlyAnswers>;
type Fault = [status: number, error: ServiceError];

/** What RFC 9112 (2.3, 3.2) has a server refuse of a request that Node could read. */
const faultOf = (request: IncomingMessage): Fault | undefined => {
  const { httpVersion } = request;
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return [505, malformed(`HTTP/${httpVersion} is not spoken here: HTTP/1.1 and HTTP/1.0 are.`)];
  if (request.headers.host === undefined && httpVersion === '1.1') return [400, malformed('The request has no Host header.')];
  if (doubledHeaders(request).includes('host')) return [400, malformed('The request has more than one Host header.')];
  return undefined;
};

/** What is no request of HTTP as we speak it is refused in our envelope, and so is every one until there is an application. */
const answering =
  (app: () => Express | undefined, refuse: EarlyAnswers['refuse']): RequestListener =>
  (request, response) => {
    const serving = app();
    const fault: Fault | undefined = serving ? faultOf(request) : [503, starting()];
    if (fault) return refuse(response, ...fault);
    serving!(request, response);
  };

/** Whoever asks before sending a body is told to go on when the body is about to be read: a refusal may come first (RFC 9110, 10.1.1). */
const inviting =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const invite = (event: string | symbol): void => {
      if (event !== 'data' && event !== 'readable') return;
      request.off('newListener', invite);
      if (!response.headersSent) response.writeContinue();
    };
    request.on('newListener', invite);
    listener(request, response);
  };

/** What takes over connections that ask for another protocol than HTTP. */
export interface Upgrades {
  takes(request: IncomingMessage): boolean;
  /** @param refuse answers as a plain request would be answered */
  open(request: IncomingMessage, socket: Duplex, head: Buffer, refuse: (error: ServiceError) => void): void;
}

/** Where a server listens, and the names of the settings that say so. */
interface Place {
  host: string;
  port: number;
  /** Certificate and private key as PEM. */
  tls?: { cert: string; key: string };
  settings: string;
  /** Whether browsers are told to come over TLS only, where it is spoken. */
  strict?: boolean;
}

const listening = (server: Server, { host, port, settings }: Place): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    const failed = ({ code }: NodeJS.ErrnoException) =>
      reject(new ConfigError(`${settings} are ${host} and ${port}, where this process cannot listen (${code}).`));
    server.once('error', failed);
    server.listen(port, host, () => resolve(server.off('error', failed).address() as AddressInfo));
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    // Running requests finish; their connections end with them instead of waiting for more.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.once('close', () => clearInterval(sweep));
  });

/**
 * Requests and answers that are an application's own from the beginning. Express would give each of them its prototype when it
 * comes, and an object whose prototype was changed is slow to use from then on.
 */
const createKinds = () => {
  class Asked extends IncomingMessage {}
  class Answered extends ServerResponse {}
  const belongTo = (app: Express): void => {
    app.request = Object.setPrototypeOf(Asked.prototype, app.request);
    app.response = Object.setPrototypeOf(Answered.prototype, app.response);
  };
  return { kinds: { IncomingMessage: Asked, ServerResponse: Answered }, belongTo };
};

/** Listens over HTTP, or over TLS where certificates are configured, and serves an application as soon as there is one. */
export const listen = async (place: Place) => {
  let app: Express | undefined;
  let upgrades: Upgrades | undefined;
  // An upgrade that nobody offers, such as to HTTP/2 in clear, is passed over, as RFC 9110 (7.8) has it.
  const shouldUpgradeCallback = (request: IncomingMessage) => upgrades?.takes(request) ?? false;
  const { kinds, belongTo } = createKinds();
  const options = { ...limits, ...kinds, requireHostHeader: false, shouldUpgradeCallback };
  const { refuse, refuseOn, answerClientError } = createEarlyAnswers(place.strict ?? false);
  const listener = answering(() => app, refuse);
  const server = place.tls ? createHttps({ ...options, ...tlsOptions, ...place.tls }, listener) : createHttp(options, listener);
  server.on('clientError', answerClientError);
  // What a request expects besides 100-continue is not ours to judge, and Node would refuse it without a body.
  server.on('checkExpectation', listener);
  server.on('checkContinue', inviting(listener));
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const fault = faultOf(request);
    if (fault) refuseOn(socket, ...fault, request);
    else upgrades?.open(request, socket, head, (error) => refuseOn(socket, error.status, error, request));
  });
  // Node would hang up without a word.
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuseOn(socket, 400, malformed('CONNECT is for proxies, and this is none.'), { headers: request.headers });
  });
  const { port } = await listening(server, place);
  const serve = (one: Express, others?: Upgrades): void => {
    belongTo(one);
    app = one;
    upgrades = others;
  };
  return { port, serve, close: () => closed(server) };
};

/** The operations port: metrics for Prometheus, and the health of the process. */
export const operationsApp = ({ registry }: { registry: Registry }, health: (app: Express) => void): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(besideTheApi(true));
  app.get('/metrics', async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()));
  health(app);
  app.use(({ path }) => {
    throw new ServiceError('unknown_path', `There is no ${excerpt(path)} on the operations port.`);
  });
  app.use(expressFailure(() => undefined));
  return app;
};

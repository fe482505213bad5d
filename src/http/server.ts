import { createServer as createHttp, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { type AddressInfo, isIP, Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import express, { type Express, type RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { ConfigError } from '../core/config-error.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { doubledHeaders } from '../rest/doubled.ts';
import { expressFailure, outsideTheApi } from '../rest/express.ts';
import { refuseClearText } from './clear-text.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { createPipelining } from './pipelining.ts';
import { tlsOptions } from './tls.ts';
import { discardUnreadBodies } from './unread-bodies.ts';
import { createUnusedConnections } from './unused-connections.ts';

/** Milliseconds until the headers must have arrived, until the whole request must have arrived, and until an idle connection is closed. */
const limits = { headersTimeout: 10_000, requestTimeout: 30 * 60_000, keepAliveTimeout: 65_000 };

const malformed = (message: string) => new ServiceError('malformed_request', message);
const starting = () =>
  new ServiceError('service_unavailable', 'The server is starting. Try again shortly.', { headers: { 'Retry-After': '1' } });

type EarlyAnswers = ReturnType<typeof createEarlyAnswers>;
type Fault = [status: number, error: ServiceError];

/** A host with optional port (RFC 3986, 3.2.2). May be empty. */
const hostForm = /^(?:\[[\da-f:.]+\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})*)(?::\d*)?$/i;

/** A request that Node accepts but RFC 9112 (2.3, 3.2, 6.1) requires a server to refuse. */
const faultOf = (request: IncomingMessage): Fault | undefined => {
  const { httpVersion } = request;
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    return [505, malformed(`HTTP/${httpVersion} is not supported. Use HTTP/1.1 or HTTP/1.0.`)];
  if (request.headers.host === undefined && httpVersion === '1.1') return [400, malformed('The request has no Host header.')];
  if (doubledHeaders(request).includes('host')) return [400, malformed('The request has more than one Host header.')];
  const coding = request.headers['transfer-encoding']?.trim().toLowerCase();
  if (coding !== undefined && httpVersion === '1.0')
    return [400, malformed('HTTP/1.0 does not support Transfer-Encoding. Send a Content-Length.')];
  if (coding !== undefined && coding !== 'chunked')
    return [501, malformed(`Unsupported transfer coding ${excerpt(coding)}. Use only chunked, and compress with Content-Encoding.`)];
  if (!hostForm.test(request.headers.host ?? '')) return [400, malformed('The Host header must be a host with an optional port.')];
  return undefined;
};

/** Refuses malformed requests with the error envelope, and every request until there is an application. */
const createListener =
  (app: () => Express | undefined, refuse: EarlyAnswers['refuse'], isReleasing: () => boolean): RequestListener =>
  (request, response) => {
    // The answer tells the client that the connection is closing, so it opens another one for its next request.
    if (isReleasing()) response.shouldKeepAlive = false;
    const serving = app();
    const fault: Fault | undefined = serving ? faultOf(request) : [503, starting()];
    if (fault) return refuse(response, ...fault);
    serving!(request, response);
  };

/** Answers `Expect: 100-continue` only when the body is about to be read, because the request may be refused first (RFC 9110, 10.1.1). */
const withContinue =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const sendContinue = (event: string | symbol): void => {
      if (event !== 'data' && event !== 'readable') return;
      request.off('newListener', sendContinue);
      if (!response.headersSent) response.writeContinue();
    };
    request.on('newListener', sendContinue);
    listener(request, response);
  };

/** Takes over connections that switch to another protocol. */
export interface Upgrades {
  handles(request: IncomingMessage): boolean;
  /** @param refuse answers as for a plain request */
  open(request: IncomingMessage, socket: Duplex, head: Buffer, refuse: (error: ServiceError) => void): void;
}

/** Where a server listens. */
interface ListenOptions {
  host: string;
  port: number;
  /** Certificate and private key as PEM. */
  tls?: { cert: string; key: string };
  /** The names of the settings for host and port, for errors. */
  settings: string;
  /** Whether responses over TLS have `Strict-Transport-Security`. */
  strict?: boolean;
}

const startListening = (server: Server, { host, port, settings }: ListenOptions): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    const failed = ({ code }: NodeJS.ErrnoException) =>
      reject(new ConfigError(`Cannot listen on ${host}:${port} (${code}). Check ${settings}.`));
    server.once('error', failed);
    server.listen(port, host, () => resolve(server.off('error', failed).address() as AddressInfo));
  });

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.closeIdleConnections();
    // Running requests finish, then their connections close instead of waiting for the next request.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    // A server that accepts no more connections may still have open ones.
    const isGone = () => {
      clearInterval(sweep);
      resolve();
    };
    if (server.listening) server.close(isGone);
    else server.getConnections((_error, count) => (count === 0 ? isGone() : void server.once('close', isGone)));
  });

/**
 * Stops accepting connections, so other processes on the port get them. Resolves when none are left or after a timeout in milliseconds.
 * `close` of node:http would cut connections that may have a request in flight.
 */
const stopAccepting = async (server: Server, limitMs: number): Promise<void> => {
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  await Promise.race([closed, late]);
  clearTimeout(timer);
};

/**
 * Request and response classes that have an application's prototypes from the start. Express would change the prototype of each object,
 * which makes V8 slow.
 * @param begins called when the headers of a request have arrived
 */
const createMessageClasses = (begins: (socket: Socket) => void) => {
  class AppRequest extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket);
      begins(socket);
    }
  }
  class AppResponse extends ServerResponse {}
  const bindTo = (app: Express): void => {
    app.request = Object.setPrototypeOf(AppRequest.prototype, app.request);
    app.response = Object.setPrototypeOf(AppResponse.prototype, app.response);
  };
  return { messageClasses: { IncomingMessage: AppRequest, ServerResponse: AppResponse }, bindTo };
};

/** Listens over HTTP, or over TLS when certificates are configured; serves an application as soon as there is one. */
export const listen = async (options: ListenOptions) => {
  let app: Express | undefined;
  let upgrades: Upgrades | undefined;
  // Upgrades to unsupported protocols, such as unencrypted HTTP/2, are ignored, as RFC 9110 (7.8) allows.
  const shouldUpgradeCallback = (request: IncomingMessage) => upgrades?.handles(request) ?? false;
  const unused = createUnusedConnections();
  const { messageClasses, bindTo } = createMessageClasses(unused.used);
  const serverOptions = { ...limits, ...messageClasses, requireHostHeader: false, shouldUpgradeCallback };
  const pipelining = createPipelining();
  const { refuse, refuseOn, refuseUnencrypted, answerClientError } = createEarlyAnswers(options.strict ?? false, pipelining);
  let isReleasing = false;
  const listener = pipelining.inTurn(
    discardUnreadBodies(
      createListener(
        () => app,
        refuse,
        () => isReleasing,
      ),
    ),
  );
  const server = options.tls
    ? createHttps({ ...serverOptions, ...tlsOptions, ...options.tls }, listener)
    : createHttp(serverOptions, listener);
  server.on(options.tls ? 'secureConnection' : 'connection', unused.opened);
  // A client that has sent all its requests may half-close the connection and wait for the answers (RFC 9112, 9.6).
  Object.assign(server, { httpAllowHalfOpen: true });
  // node:http keeps half-open sockets open; TLS servers don't. Set as an option, it would also keep sockets that end during the handshake.
  server.prependListener('secureConnection', (socket: Duplex) => {
    socket.allowHalfOpen = true;
  });
  if (options.tls) refuseClearText(server, refuseUnencrypted);
  server.on('clientError', answerClientError);
  // Expectations other than 100-continue are ignored; Node would refuse them without a body.
  server.on('checkExpectation', listener);
  server.on('checkContinue', withContinue(listener));
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const fault = faultOf(request);
    if (fault) refuseOn(socket, ...fault, request);
    else upgrades?.open(request, socket, head, (error) => refuseOn(socket, error.status, error, request));
  });
  // Node would close the connection without a response.
  server.on('connect', (request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    refuseOn(socket, 400, malformed('CONNECT is not supported: this server is not a proxy.'), { headers: request.headers });
  });
  const { port } = await startListening(server, options);
  const serve = (application: Express, newUpgrades?: Upgrades): void => {
    bindTo(application);
    app = application;
    upgrades = newUpgrades;
  };
  const release = (limitMs: number): Promise<void> => {
    isReleasing = true;
    unused.endSoon();
    return stopAccepting(server, limitMs);
  };
  return {
    port,
    serve,
    /** From now on connections close after their next response; new ones are still accepted. */
    endAfterAnswers: (): void => {
      isReleasing = true;
    },
    release,
    close: () => {
      unused.endSoon();
      return closeServer(server);
    },
  };
};

/**
 * Prevents DNS rebinding: a web page must not read the answers under a name that its owner controls. Allowed are IP addresses, names
 * without a dot, and the names that the operator lists.
 */
const onlyOwnNames =
  (names: readonly string[]): RequestHandler =>
  ({ headers: { host } }, _response, next) => {
    const name = host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';
    if (!name.includes('.') || isIP(name) !== 0 || names.includes(name)) return next();
    throw new ServiceError(
      'origin_not_allowed',
      `The operations port does not answer to the host name ${excerpt(name)}. Add it to TESSERA_OPERATIONS_NAMES to allow it.`,
    );
  };

/** The application of the operations port: metrics for Prometheus, and the health of the process. */
export const operationsApp = (
  { registry }: { registry: Pick<Registry, 'contentType' | 'metrics'> },
  names: readonly string[],
  health: (app: Express) => void,
): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(outsideTheApi('loopback'));
  app.use(onlyOwnNames(names));
  app.get('/metrics', async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()));
  health(app);
  app.use(({ path }) => {
    throw new ServiceError('unknown_path', `${excerpt(path)} was not found on the operations port.`);
  });
  app.use(expressFailure(() => undefined));
  return app;
};

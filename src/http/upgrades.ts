import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express, Request } from 'express';
import { limits } from '../contract/frames.ts';
import { ServiceError } from '../core/errors.ts';
import { conditionsIn } from '../request/steps/no-conditions.ts';
import type { UnauthenticatedConnections } from '../sockets/unauthenticated-connections.ts';
import { destroyed } from '../sockets/websocket-server.ts';
import type { Upgrades } from './server.ts';

/** An upgrade request, with its address and query. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  /** The caller's address; behind trusted proxies, the forwarded one. */
  address: string;
  /** The query string as sent, without `?`. */
  search: string;
  /** Answers with an error instead of opening a connection. */
  refuse: (failure: unknown) => void;
}

interface Dependencies {
  app: Express;
  isSecure: (request: Request) => boolean;
  isDraining: () => boolean;
  unauthenticated: Pick<UnauthenticatedConnections, 'areTooMany'>;
  /** The function that opens a connection, by path. */
  doors: Readonly<Record<string, (upgrade: Upgrade) => void>>;
}

const insecure = () => new ServiceError('https_required', 'Use wss: credentials must not be sent unencrypted.');

const draining = () =>
  new ServiceError('service_unavailable', 'The server is shutting down. Reconnect.', { headers: { 'Retry-After': '1' } });

const tooMany = () =>
  new ServiceError('rate_limit_exceeded', `Your address already has ${limits.unauthenticated} unauthenticated connections.`, {
    headers: { 'Retry-After': String(limits.authenticate_seconds) },
  });

/** The path and query of a request; the target may be in absolute form. */
const targetOf = ({ url = '/' }: IncomingMessage): [path: string, search: string] => {
  const target = url.replace(/^https?:\/\/[^/?]*/i, '');
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
};

const isKey = (key: string | undefined): boolean => /^[+/0-9A-Za-z]{22}==$/.test(key ?? '');
const isSubprotocols = (list: string): boolean => {
  const names = list.split(',').map((name) => name.trim());
  return new Set(names).size === names.length && names.every((name) => /^[!#$%&'*+\-.^`|~\w]+$/.test(name));
};

/**
 * The checks of RFC 6455 (4.2), made here because the library would not answer with the error envelope. Also refuses headers that only make
 * sense for a single request.
 */
const faultOf = ({ method, headers }: IncomingMessage): ServiceError | undefined => {
  if (method !== 'GET')
    return new ServiceError('method_not_allowed', `WebSocket connections are opened with GET, not ${method}.`, {
      headers: { Allow: 'GET' },
    });
  if (headers['sec-websocket-version'] !== '13' && headers['sec-websocket-version'] !== '8')
    return new ServiceError('upgrade_required', 'Unsupported WebSocket version. Use Sec-WebSocket-Version: 13.', {
      headers: { Upgrade: 'websocket', Connection: 'Upgrade, close', 'Sec-WebSocket-Version': '13' },
    });
  if (!isKey(headers['sec-websocket-key'])) return new ServiceError('malformed_request', 'Sec-WebSocket-Key must be 16 bytes in base64.');
  if (!isSubprotocols(headers['sec-websocket-protocol'] ?? 'none'))
    return new ServiceError('malformed_request', 'Sec-WebSocket-Protocol must be a list of distinct names.');
  const [single] = [...conditionsIn(headers), ...(headers['idempotency-key'] === undefined ? [] : ['Idempotency-Key'])];
  if (single !== undefined)
    return new ServiceError('malformed_request', `${single} applies to a single request and is not allowed when opening a connection.`);
  return undefined;
};

const asRefusal = (failure: unknown): ServiceError =>
  failure instanceof ServiceError ? failure : new ServiceError('service_unavailable', 'The connection cannot be opened at the moment.');

/** Hands WebSocket upgrades to the door of their path; all other requests stay plain HTTP. */
export const createUpgrades = ({ app, isSecure, isDraining, unauthenticated, doors }: Dependencies): Upgrades => ({
  handles: (request) => /^websocket$/i.test(request.headers.upgrade ?? '') && Object.hasOwn(doors, targetOf(request)[0]),
  open: (request, socket, head, refuse) => {
    socket.on('error', destroyed);
    // As Express does for its own requests, so `ip` and trusted proxies work.
    const expressRequest = Object.setPrototypeOf(request, app.request) as Request;
    if (!isSecure(expressRequest)) return refuse(insecure());
    const fault = faultOf(request);
    if (fault) return refuse(fault);
    if (isDraining()) return refuse(draining());
    const [path, search] = targetOf(request);
    const address = expressRequest.ip ?? '';
    if (unauthenticated.areTooMany(address)) return refuse(tooMany());
    doors[path]!({ request, socket, head, address, search, refuse: (failure) => refuse(asRefusal(failure)) });
  },
});

/** The error for a plain HTTP request to a WebSocket path. */
export const upgradeRequired = (path: string, described: string) => (): ServiceError =>
  new ServiceError('upgrade_required', `${path} accepts WebSocket connections only. See ${described}.`, {
    headers: { Upgrade: 'websocket', Connection: 'Upgrade' },
  });

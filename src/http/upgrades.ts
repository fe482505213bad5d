import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express, Request } from 'express';
import { limits } from '../contract/frames.ts';
import { ServiceError } from '../core/errors.ts';
import { conditionsIn } from '../request/steps/no-conditions.ts';
import { destroyed } from '../sockets/websocket-server.ts';
import type { UnauthenticatedConnections } from '../sockets/unauthenticated-connections.ts';
import type { Upgrades } from './server.ts';

/** An upgrade request, with its address and query. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  /** The caller's address; behind trusted proxies the forwarded one. */
  address: string;
  /** The query string as it was sent, without `?`. */
  search: string;
  /** Answers with an error in place of a connection. */
  refuse: (failure: unknown) => void;
}

interface Dependencies {
  app: Express;
  isSecure: (request: Request) => boolean;
  isDraining: () => boolean;
  unauthenticated: Pick<UnauthenticatedConnections, 'areTooMany'>;
  /** By path: what opens the connection. */
  doors: Readonly<Record<string, (upgrade: Upgrade) => void>>;
}

const insecure = () => new ServiceError('https_required', 'Use wss: credentials must not travel in clear.');

const draining = () =>
  new ServiceError('service_unavailable', 'The server is shutting down. Reconnect.', { headers: { 'Retry-After': '1' } });

const tooMany = () =>
  new ServiceError('rate_limit_exceeded', `${limits.unauthenticated} connections from your address have yet to authenticate.`, {
    headers: { 'Retry-After': String(limits.authenticate_seconds) },
  });

/** The path and the query of a request, also for a target in absolute form. */
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

/** The checks of RFC 6455 (4.2); the library would answer without the error envelope. What guards a single request would guard nothing. */
const faultOf = ({ method, headers }: IncomingMessage): ServiceError | undefined => {
  if (method !== 'GET')
    return new ServiceError('method_not_allowed', `A WebSocket is opened by GET, not by ${method}.`, { headers: { Allow: 'GET' } });
  if (headers['sec-websocket-version'] !== '13' && headers['sec-websocket-version'] !== '8')
    return new ServiceError('upgrade_required', 'Sec-WebSocket-Version 13 is spoken here.', {
      headers: { Upgrade: 'websocket', Connection: 'Upgrade, close', 'Sec-WebSocket-Version': '13' },
    });
  if (!isKey(headers['sec-websocket-key'])) return new ServiceError('malformed_request', 'Sec-WebSocket-Key is no nonce of 16 bytes.');
  if (!isSubprotocols(headers['sec-websocket-protocol'] ?? 'none'))
    return new ServiceError('malformed_request', 'Sec-WebSocket-Protocol is no list of names that differ.');
  const [single] = [...conditionsIn(headers), ...(headers['idempotency-key'] === undefined ? [] : ['Idempotency-Key'])];
  if (single !== undefined)
    return new ServiceError('malformed_request', `${single} is about one request, and a connection carries many. Open it without.`);
  return undefined;
};

const asRefusal = (failure: unknown): ServiceError =>
  failure instanceof ServiceError ? failure : new ServiceError('service_unavailable', 'The connection cannot be opened at the moment.');

/** Hands WebSocket connections to the door of their path; all other requests stay plain HTTP. */
export const createUpgrades = ({ app, isSecure, isDraining, unauthenticated, doors }: Dependencies): Upgrades => ({
  handles: (request) => /^websocket$/i.test(request.headers.upgrade ?? '') && Object.hasOwn(doors, targetOf(request)[0]),
  open: (request, socket, head, refuse) => {
    socket.on('error', destroyed);
    // As Express does for its own requests, so that `ip` and the trusted proxies work.
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
  new ServiceError('upgrade_required', `${path} takes WebSocket connections only; ${described} describes them.`, {
    headers: { Upgrade: 'websocket', Connection: 'Upgrade' },
  });

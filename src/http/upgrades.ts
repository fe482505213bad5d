import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express, Request } from 'express';
import { limits } from '../contract/frames.ts';
import { ServiceError } from '../core/errors.ts';
import type { Strangers } from '../sockets/strangers.ts';
import type { Upgrades } from './server.ts';

/** A connection that asks for a protocol, and where it comes from. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
  /** The caller's address, behind trusted proxies the one they tell. */
  address: string;
  /** The query as it was sent, without `?`. */
  search: string;
}

interface Dependencies {
  app: Express;
  isSecure: (request: Request) => boolean;
  isDraining: () => boolean;
  strangers: Pick<Strangers, 'areTooMany'>;
  /** What opens connections, by path. */
  doors: Readonly<Record<string, (upgrade: Upgrade) => void>>;
}

const insecure = () => new ServiceError('https_required', 'Use wss: credentials must not travel in clear.');

const draining = () =>
  new ServiceError('service_unavailable', 'The server is about to stop. Connect again.', { headers: { 'Retry-After': '1' } });

const tooMany = () =>
  new ServiceError('rate_limit_exceeded', `${limits.unauthenticated} connections from your address have yet to authenticate.`, {
    headers: { 'Retry-After': String(limits.authenticate_seconds) },
  });

/** The path and the query of a request; a target in absolute form stands for what is behind its authority. */
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

/** What RFC 6455 (4.2) asks of a handshake; the library would refuse it in a form of its own. */
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
  return undefined;
};

/** Hands WebSocket connections to the door of their path; all other requests stay plain HTTP. */
export const createUpgrades = ({ app, isSecure, isDraining, strangers, doors }: Dependencies): Upgrades => ({
  takes: (request) => /^websocket$/i.test(request.headers.upgrade ?? '') && Object.hasOwn(doors, targetOf(request)[0]),
  open: (request, socket, head, refuse) => {
    socket.on('error', () => socket.destroy());
    // As Express does it with what it handles: which proxies are believed is its setting.
    const known = Object.setPrototypeOf(request, app.request) as Request;
    if (!isSecure(known)) return refuse(insecure());
    const fault = faultOf(request);
    if (fault) return refuse(fault);
    if (isDraining()) return refuse(draining());
    const [path, search] = targetOf(request);
    const address = known.ip ?? '';
    if (strangers.areTooMany(address)) return refuse(tooMany());
    doors[path]!({ request, socket, head, address, search });
  },
});

/** Tells whoever asks for a channel by plain HTTP what it takes, and where that is described. */
export const upgradeRequired = (path: string, described: string) => (): ServiceError =>
  new ServiceError('upgrade_required', `${path} takes WebSocket connections only; ${described} describes them.`, {
    headers: { Upgrade: 'websocket', Connection: 'Upgrade' },
  });

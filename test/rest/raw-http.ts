import { connect } from 'node:net';
import type { Answered } from '@tessera/platform/testing';

/** What a raw answer has besides its parts: every byte that came back. */
export interface RawAnswered extends Answered {
  text: string;
}

const parse = (received: string): RawAnswered => {
  const end = received.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = received.slice(0, end).split('\r\n');
  const headers = new Headers(lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
  const length = headers.get('content-length');
  // Others may follow it.
  const body = Buffer.from(received.slice(end + 4))
    .subarray(0, length === null ? undefined : Number(length))
    .toString();
  const isJson = /json/.test(headers.get('content-type') ?? '');
  return { status: Number(statusLine.split(' ')[1]), headers, body: body && isJson ? JSON.parse(body) : body || undefined, text: received };
};

const isWhole = (received: string): boolean => {
  const end = received.indexOf('\r\n\r\n');
  if (end > 0 && /^HTTP\/1\.1 (204|304)/.test(received)) return true;
  const length = /\r\ncontent-length: *(\d+)/i.exec(received.slice(0, Math.max(end, 0)))?.[1];
  return length !== undefined && Buffer.byteLength(received.slice(end + 4)) >= Number(length);
};

/**
 * Sends bytes as they are and reads one whole answer.
 * @param hangUp closes our side once everything is sent, as a client does that dies in the middle, and reads to the end
 */
export const sendRaw = (port: number, parts: readonly (string | Uint8Array)[], { hangUp = false } = {}): Promise<RawAnswered> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    const finish = () => {
      socket.destroy();
      resolve(parse(received));
    };
    socket.setEncoding('utf8').on('data', (part) => {
      received += part;
      if (!hangUp && isWhole(received)) finish();
    });
    // A server that has answered may close before it has read everything: what counts is what it answered.
    socket
      .on('error', () => undefined)
      .on('end', finish)
      .on('close', finish);
    for (const part of parts) socket.write(part);
    if (hangUp) socket.end();
  });

/** Sends a part again and again until the server hangs up, and tells what it answered meanwhile. */
export const sendForEver = (port: number, opening: Uint8Array, part: string): Promise<RawAnswered> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let received = '';
    const send = () => {
      while (socket.writable && socket.write(part));
    };
    socket
      .setEncoding('utf8')
      .on('data', (text) => {
        received += text;
      })
      .on('drain', send)
      .on('error', () => undefined)
      .on('close', () => resolve(parse(received)));
    socket.write(opening);
    send();
  });

/** One request, in which nothing is put right: target, headers and body go out as they are given. */
export interface RawRequest {
  method?: string;
  target: string;
  /** One line each, or one for each value. */
  headers?: Record<string, string | readonly string[]>;
  body?: string | Uint8Array;
}

/** The bytes of a request up to its body. */
export const head = ({ method = 'GET', target, headers = {} }: RawRequest): Buffer => {
  const given: Record<string, string | readonly string[]> = { Host: 'tessera.example', ...headers };
  const lines = Object.entries(given).flatMap(([name, values]) => [values].flat().map((value) => `${name}: ${value}\r\n`));
  return Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
};

/** Sends one request and reads its answer. */
export const ask = (port: number, request: RawRequest): Promise<RawAnswered> => {
  const { body, headers = {} } = request;
  const length: Record<string, string> = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  return sendRaw(port, [head({ ...request, headers: { ...length, ...headers } }), ...(body === undefined ? [] : [body])]);
};

/** Bytes as the parts of a chunked body. */
export const chunked = (parts: readonly (string | Uint8Array)[]): (string | Uint8Array)[] => [
  ...parts.flatMap((part) => [`${Buffer.byteLength(part).toString(16)}\r\n`, part, '\r\n']),
  '0\r\n\r\n',
];

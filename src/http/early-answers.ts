import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { versions } from '../contract/versions.ts';
import { ServiceError } from '../core/errors.ts';
import { strictTransport } from '../request/incoming.ts';
import { rootPrefix, splitPath } from '../request/steps/version.ts';
import { errorAnswer } from '../rest/errors.ts';
import { requestIdOf } from '../rest/express.ts';
import { apiAnswer } from '../rest/general.ts';
import { createRouter } from '../rest/router.ts';

/** What is known of a request that is refused before any room of ours has seen it: perhaps nothing. */
type Known = Partial<Pick<IncomingMessage, 'url' | 'headers'>>;

const { errorForm } = createRouter();

/** Browsers may read why. Nobody is counted, so that no limits are told. */
const surroundings = (version: string | undefined): Record<string, string> => ({
  Date: new Date().toUTCString(),
  'X-Response-Time': '0.0',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  ...apiAnswer,
  ...(version === undefined ? {} : { 'X-API-Version': version }),
});

const refusal = (error: ServiceError, status: number, { url = '', headers = {} }: Known = {}) => {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0]!;
  const { named, rest } = splitPath(path, versions);
  const requestId = requestIdOf(headers);
  const form = errorForm({ path, route: `${rootPrefix}${rest}` });
  const answer = errorAnswer(error, { requestId, headers, version: named }, form, status);
  const body = JSON.stringify(answer.body);
  const own = { 'Content-Type': answer.type!, 'Content-Length': String(Buffer.byteLength(body)), 'X-Request-ID': requestId };
  return { headers: { ...surroundings(named?.name), ...own, Connection: 'close', ...answer.headers }, body };
};

const malformed = (message: string) => new ServiceError('malformed_request', message);

type Refusal = [status: number, message: string];

const clientErrors: Record<string, Refusal> = {
  HPE_INVALID_METHOD: [400, 'The method is unknown: a request begins with one such as GET or POST.'],
  HPE_HEADER_OVERFLOW: [431, 'The address and the headers are together larger than 16 KiB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of a chunk are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
};

/** The target in the first line of a request, where what could not be read begins with one. */
const targetOf = (packet: Buffer | undefined): string | undefined =>
  /^[A-Z]+ (\S+)/.exec(packet?.subarray(0, 2048).toString('latin1') ?? '')?.[1];

/** In bytes; Node refuses an address and headers that are together larger. */
const largestHead = 16 * 1024;

/** Whether the first line alone, as far as it is known, has all the room that there is. */
const isLongAddress = (packet: Buffer | undefined): boolean => {
  const end = packet?.indexOf('\r\n') ?? 0;
  return targetOf(packet) !== undefined && (end < 0 || end > largestHead);
};

/** What a socket is answering right now; Node keeps it there, and looks at it for the same reason. */
type Answering = Socket & { _httpMessage?: ServerResponse | null };

/** What a server answers by itself. @param strict whether browsers are told to come over TLS only, where it is spoken */
export const createEarlyAnswers = (strict: boolean) => {
  const keeping = (socket: Duplex | null): Record<string, string> =>
    strict && (socket as TLSSocket | null)?.encrypted ? strictTransport : {};

  /** Refuses a request that Node could read, in the form of its version. */
  const refuse = (response: ServerResponse, status: number, error: ServiceError): void => {
    const { headers, body } = refusal(error, status, response.req);
    response.writeHead(status, { ...keeping(response.socket), ...headers }).end(body);
  };

  /** Refuses over a connection that has no answer to write to, and ends it. */
  const refuseOn = (socket: Duplex, status: number, error: ServiceError, request?: Known): void => {
    const { headers, body } = refusal(error, status, request);
    const lines = Object.entries({ ...keeping(socket), ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };

  /** Node answers what it cannot read with a bare status line; a caller gets our envelope and a request id instead. */
  const answerClientError = (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Answering): void => {
    // A second answer in the middle of the first would be read as part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
    const { code = '', rawPacket } = error;
    const [status, message] = clientErrors[code] ?? [400, 'The request is not well-formed HTTP.'];
    const url = targetOf(rawPacket);
    if (status === 431 && isLongAddress(rawPacket)) refuseOn(socket, 414, malformed('The address is longer than 16 KiB.'), { url });
    else refuseOn(socket, status, malformed(message), { url });
  };

  return { refuse, refuseOn, answerClientError };
};

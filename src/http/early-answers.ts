import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { TLSSocket } from 'node:tls';
import { versions } from '../contract/versions.ts';
import { ServiceError } from '../core/errors.ts';
import { strictTransport } from '../request/incoming.ts';
import { requestIdOf } from '../request/request-id.ts';
import { rootPrefix, splitPath } from '../request/steps/version.ts';
import { errorAnswer } from '../rest/errors.ts';
import { apiAnswer } from '../rest/general.ts';
import { createRouter } from '../rest/router.ts';
import type { Pipelining } from './pipelining.ts';

/** What is known about a request that is refused before it reaches the application; possibly nothing. */
type PartialRequest = Partial<Pick<IncomingMessage, 'url' | 'headers'>>;

const { errorForm } = createRouter();

/** Headers of every early answer. Scripts in browsers may read it. Refused requests are not counted, so there are no rate limit headers. */
const commonHeaders = (version: string | undefined): Record<string, string> => ({
  Date: new Date().toUTCString(),
  'X-Response-Time': '0.0',
  'Cache-Control': 'no-store',
  'Access-Control-Allow-Origin': '*',
  ...apiAnswer,
  ...(version === undefined ? {} : { 'X-API-Version': version }),
});

const refusalResponse = (error: ServiceError, status: number, { url = '', headers = {} }: PartialRequest = {}) => {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '').split('?', 1)[0]!;
  const { named, rest } = splitPath(path, versions);
  const requestId = requestIdOf(headers);
  const form = errorForm({ path, route: `${rootPrefix}${rest}` });
  const answer = errorAnswer(error, { requestId, headers, version: named }, form, status);
  const body = JSON.stringify(answer.body);
  const bodyHeaders = { 'Content-Type': answer.type!, 'Content-Length': String(Buffer.byteLength(body)), 'X-Request-ID': requestId };
  return { headers: { ...commonHeaders(named?.name), ...bodyHeaders, Connection: 'close', ...answer.headers }, body };
};

const malformed = (message: string) => new ServiceError('malformed_request', message);

type Refusal = [status: number, message: string];

const clientErrors: Record<string, Refusal> = {
  HPE_INVALID_METHOD: [400, 'Unknown HTTP method. Use a standard method such as GET or POST.'],
  HPE_HEADER_OVERFLOW: [431, 'The request target and headers together exceed 16 KiB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions exceed 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Timed out waiting for the request.'],
};

/** The target in the request line, if the unparsed bytes begin with one. */
const targetOf = (packet: Buffer | undefined): string | undefined =>
  /^[A-Z]+ (\S+)/.exec(packet?.subarray(0, 2048).toString('latin1') ?? '')?.[1];

/** Bytes; Node refuses a request whose target and headers together are larger. */
const largestHead = 16 * 1024;

/** Whether the request line alone exceeds the limit, judging by the part that was read. */
const isLongAddress = (packet: Buffer | undefined): boolean => {
  const end = packet?.indexOf('\r\n') ?? 0;
  return targetOf(packet) !== undefined && (end < 0 || end > largestHead);
};

/** A socket with its current response; Node uses this property for the same check. */
type SocketWithResponse = Duplex & { _httpMessage?: ServerResponse | null };

/**
 * Answers for when there is no application. Without a response object, an answer is sent after those to earlier requests on the same
 * connection.
 * @param strict whether responses over TLS have `Strict-Transport-Security`
 */
export const createEarlyAnswers = (strict: boolean, { endAfterAnswers }: Pick<Pipelining, 'endAfterAnswers'>) => {
  const transportSecurity = (socket: Duplex | null): Record<string, string> =>
    strict && (socket as TLSSocket | null)?.encrypted ? strictTransport : {};

  /** Refuses a request that Node could parse, in the error form of its API version. */
  const refuse = (response: ServerResponse, status: number, error: ServiceError): void => {
    const { headers, body } = refusalResponse(error, status, response.req);
    response.writeHead(status, { ...transportSecurity(response.socket), ...headers }).end(body);
  };

  /** Writes an error to a connection that has no response object, and closes it. */
  const refuseOn = (socket: SocketWithResponse, status: number, error: ServiceError, request?: PartialRequest): void =>
    endAfterAnswers(socket, () => {
      // The client would read a second response in the middle of the first one as part of it.
      if (!socket.writable || socket._httpMessage?.headersSent) return void socket.destroy();
      const { headers, body } = refusalResponse(error, status, request);
      const headerLines = Object.entries({ ...transportSecurity(socket), ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines.join('')}\r\n${body}`);
    });

  /** Node answers an unreadable request with a bare status line; we send the error envelope and a request id. */
  const answerClientError = (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: SocketWithResponse): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { code = '', rawPacket } = error;
    const [status, message] = clientErrors[code] ?? [400, 'The request is not well-formed HTTP.'];
    const url = targetOf(rawPacket);
    if (status === 431 && isLongAddress(rawPacket)) refuseOn(socket, 414, malformed('The request target exceeds 16 KiB.'), { url });
    else refuseOn(socket, status, malformed(message), { url });
  };

  /** Refuses a request in clear text on a port with TLS, by its first bytes. It is never redirected. */
  const refuseUnencrypted = (socket: SocketWithResponse, first: Buffer): void =>
    refuseOn(socket, 403, new ServiceError('https_required', 'HTTPS is required.'), { url: targetOf(first) });

  return { refuse, refuseOn, refuseUnencrypted, answerClientError };
};

import { pipeline as connect } from 'node:stream/promises';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { type Coding, codingFor, packedTag, packOnce } from '../core/content-codings.ts';
import { ServiceError } from '../core/errors.ts';
import { parseQueryString } from '../core/query/query-string.ts';
import type { Answer, OutgoingBytes } from '../request/answer.ts';
import { strictTransport, type Transported } from '../request/incoming.ts';
import { requestIdOf } from '../request/request-id.ts';
import { readBody, streamBody } from './body.ts';
import { doubledHeaders } from './doubled.ts';
import { errorAnswer, formAt } from './errors.ts';
import { apiAnswer, everyAnswer } from './general.ts';
import type { Pipeline } from './rest-door.ts';

/** The part before the path when a client sends an absolute address, which servers must accept (RFC 9112, 3.2.2). */
const absolute = /^https?:\/\/[^/?]*/i;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** From where the server accepts plain HTTP. */
export type PlainHttp = 'nowhere' | 'loopback' | 'everywhere';

const takesPlain = (plainHttp: PlainHttp, { ip = '' }: Request): boolean =>
  plainHttp === 'everywhere' || (plainHttp === 'loopback' && loopback.has(ip));

/** Whether a request came over TLS, or from where plain HTTP is also accepted. */
export const isSecure =
  (plainHttp: PlainHttp) =>
  (request: Request): boolean =>
    request.secure || takesPlain(plainHttp, request);

/** Whether browsers must keep using TLS (`Strict-Transport-Security`). Not in development, where people may go back to plain HTTP. */
const isStrict = (plainHttp: PlainHttp): boolean => plainHttp === 'nowhere';

/** A request of Express as the doors take it. */
const readTransport = (request: Request, requestId: string, plainHttp: PlainHttp): Transported => {
  const target = request.originalUrl.replace(absolute, '');
  const mark = target.indexOf('?');
  const search = mark < 0 ? '' : target.slice(mark + 1);
  const address = request.ip ?? '';
  // Read once, because Express evaluates the forwarded headers at each access.
  const isOverTls = request.secure;
  return {
    method: request.method,
    path: mark < 0 ? target : target.slice(0, mark),
    search,
    query: parseQueryString(search),
    headers: request.headers,
    doubled: doubledHeaders(request),
    address,
    secure: isOverTls || takesPlain(plainHttp, request),
    strict: isOverTls && isStrict(plainHttp),
    requestId,
    readBody: (most) => readBody(request, most),
    streamBody: () => streamBody(request),
  };
};

/** Milliseconds after which a caller who reads nothing of an answer is disconnected. */
const unreadFor = 120_000;

/** An answer could not be sent whole; its status has been sent already. */
class BrokenOff extends Error {
  override name = 'BrokenOff';
}

/**
 * Passes bytes on, and fails when their number differs from the announced one, because the caller would wait for the rest.
 * @param count called with the size of each part that was passed on
 */
const whole = (length: number | undefined, count: (bytes: number) => void) =>
  async function* (source: AsyncIterable<Buffer>) {
    let sent = 0;
    try {
      for await (const chunk of source) {
        sent += chunk.length;
        count(chunk.length);
        yield chunk;
      }
    } catch (cause) {
      throw new BrokenOff(`The answer broke off after ${sent}${length === undefined ? '' : ` of ${length}`} bytes.`, { cause });
    }
    if (length !== undefined && sent !== length) throw new BrokenOff(`The answer has ${sent} bytes instead of ${length}.`);
  };

/** Whether an answer broke off because the caller may no longer read it, for example when their credential has ended. */
const isRefusal = ({ cause }: BrokenOff): boolean => cause instanceof ServiceError && cause.status < 500;

/** Ends an answer when the caller closes their side of the connection. */
const endWithCaller = (response: Response): void => {
  const { socket } = response.req;
  const end = () => void response.destroy();
  if (socket.readableEnded) end();
  socket.once('end', end);
  response.once('close', () => socket.off('end', end));
};

/**
 * Sends bytes as fast as the caller reads them. It is no error when the caller disconnects or may no longer read the answer. Both streams
 * are closed in any case, and the connection of an incomplete answer is aborted.
 * @param count called with the size of each part that was handed over to the connection
 */
const send = async (response: Response, { stream, length, isEndless }: OutgoingBytes, count: (bytes: number) => void): Promise<void> => {
  if (!stream) return void response.end();
  if (isEndless) endWithCaller(response);
  response.setTimeout(unreadFor, () => response.destroy());
  // Otherwise a stream that has nothing to send would not notice that its caller is gone.
  response.once('close', () => stream.destroy());
  await connect(stream, whole(length, count), response).catch((error: unknown) => {
    if (error instanceof BrokenOff && !isRefusal(error)) throw error;
  });
};

/** An answer that no cache may store has secrets. It is not compressed: together with a caller's text, the size could reveal them. */
const isSecret = ({ headers }: Answer): boolean => headers['Cache-Control'] === 'no-store';

const packedHeaders = ({ type = 'application/json', headers }: Answer, coding: Coding, length: number) => ({
  'Content-Type': type,
  'Content-Length': length,
  ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  ...(coding !== 'identity' && headers.ETag ? { ETag: packedTag(headers.ETag, coding) } : {}),
});

/** An answer's own `Connection` header replaces that of Node, so `close` is added for a client that has requested it. */
const connection = ({ shouldKeepAlive }: Response, { Connection }: Answer['headers']): Record<string, string> =>
  Connection === undefined || shouldKeepAlive ? {} : { Connection: `${Connection}, close` };

/**
 * Writes an answer without its bytes, and returns the length of what it has written of the body. Every answer carries the request id, the time it took and the
 * version that served it.
 */
const write = (response: Response, answer: Answer, requestId: string, milliseconds: number): number | Promise<number> => {
  const head = (own: object) =>
    response.writeHead(answer.status, {
      'X-Request-ID': requestId,
      'X-Response-Time': milliseconds.toFixed(1),
      // A handler that forwards requests of browsers may have set `no-store`.
      'Cache-Control': response.getHeader('Cache-Control') ?? 'private, no-cache',
      ...apiAnswer,
      ...answer.headers,
      ...connection(response, answer.headers),
      ...own,
    });
  const { bytes, body } = answer;
  if (bytes) {
    head({ 'Content-Type': bytes.type, ...(bytes.length === undefined ? {} : { 'Content-Length': bytes.length }) });
    return 0;
  }
  if (body === undefined) {
    head({}).end();
    return 0;
  }
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  const plain = (): number => {
    head(packedHeaders(answer, 'identity', length)).end(text);
    return length;
  };
  const coding = isSecret(answer) ? 'identity' : codingFor(response.req.headers['accept-encoding'] as string | undefined, length);
  if (coding === undefined || coding === 'identity') return plain();
  return packOnce[coding](Buffer.from(text)).then((packed) => {
    head(packedHeaders(answer, coding, packed.length)).end(packed);
    return packed.length;
  }, plain);
};

/** An answer over HTTP, when it is handed over to the connection. */
export interface Served {
  requestId: string;
  traceparent: string | string[] | undefined;
  answer: Answer;
  milliseconds: number;
}

interface ServingOptions {
  plainHttp: PlainHttp;
  /** Called with every answer. */
  served: (served: Served) => void;
  /** Called when nothing more of it is sent, with the length of what was sent of its body, in bytes. */
  sent: (served: Served, bytes: number) => void;
}

/** Makes an Express handler of a door. */
export type Serve = (answer: Pipeline) => RequestHandler;

export const createServing =
  ({ plainHttp, served, sent }: ServingOptions): Serve =>
  (pipeline) =>
  async (request, response, next) => {
    const since = performance.now();
    const requestId = requestIdOf(request.headers);
    const answer = await pipeline(readTransport(request, requestId, plainHttp));
    const milliseconds = performance.now() - since;
    const answered = { requestId, traceparent: request.headers.traceparent, answer, milliseconds };
    served(answered);
    if (response.destroyed) {
      sent(answered, 0);
      return void answer.bytes?.stream?.destroy();
    }
    const written = write(response, answer, requestId, milliseconds);
    let bytes = typeof written === 'number' ? written : await written;
    const count = (more: number) => {
      bytes += more;
    };
    if (answer.bytes) await send(response, answer.bytes, count).catch(next);
    sent(answered, bytes);
  };

interface RestOptions {
  serve: Serve;
  pipeline: Pipeline;
  /** Whether a path belongs to the API: it begins with a version, or it is a path of the contract without one. */
  claims: (path: string) => boolean;
}

/**
 * Mounts the pipeline on an Express application. Paths that the API does not claim go on to the pages.
 * @returns the same handler, for requests that no page claims either
 */
export const mountRest = (app: Express, { serve, pipeline, claims }: RestOptions): RequestHandler => {
  const handler = serve(pipeline);
  app.use((request, response, next) => (claims(request.path) ? handler(request, response, next) : next()));
  return handler;
};

/** The time is a header, so it is measured when the headers are written. */
const timed = (response: Response): void => {
  const since = performance.now();
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    response.setHeader('X-Response-Time', (performance.now() - since).toFixed(1));
    return writeHead.apply(response, head);
  }) as typeof writeHead;
};

/** Answers outside the API also have a request id and their time, and headers that make browsers use TLS and the declared type. */
export const outsideTheApi =
  (plainHttp: PlainHttp): RequestHandler =>
  (request, response, next) => {
    const requestId = requestIdOf(request.headers);
    // Later handlers read the same id.
    request.headers['x-request-id'] = requestId;
    response.set({ 'X-Request-ID': requestId, ...everyAnswer });
    timed(response);
    if (isStrict(plainHttp) && request.secure) response.set(strictTransport);
    next();
  };

const expressError = (failure: unknown): ServiceError | undefined => {
  if (failure instanceof ServiceError) return failure;
  const { status } = failure as { status?: number };
  if (failure instanceof URIError || status === 400)
    return new ServiceError('malformed_request', 'Malformed URL: each percent sign must be followed by two hexadecimal digits.');
  return undefined;
};

/** Answers refusals and failures of Express and of pages in our own error format. */
export const expressFailure =
  (report: (failure: unknown) => void) =>
  (failure: unknown, request: Request, response: Response, _next: NextFunction): void => {
    const known = expressError(failure);
    if (!known) report(failure);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const error = known ?? new ServiceError('internal_error', 'Internal server error.');
    const requestId = requestIdOf(request.headers);
    void write(response, errorAnswer(error, { requestId, headers: request.headers }, formAt(request.path)), requestId, 0);
  };

import type { IncomingMessage } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { pipeline as connect } from 'node:stream/promises';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { ServiceError } from '../core/errors.ts';
import { newId } from '../core/ids.ts';
import { drain, readBody, streamBody } from './body.ts';
import { doubledHeaders } from './doubled.ts';
import { errorAnswer, formAt } from './errors.ts';
import { type Answer, type Incoming, type OutgoingBytes, strictTransport } from './exchange.ts';
import type { Pipeline } from './pipeline.ts';

const wellFormedId = /^[\x21-\x7E]{1,128}$/;

/** The caller's own correlation id when it is usable, else a new one. */
export const requestIdOf = (headers: IncomingMessage['headers']): string => {
  const own = headers['x-request-id'];
  return typeof own === 'string' && wellFormedId.test(own) ? own : newId('request');
};

/** What stands before the path when a client sends the whole address, which servers must take (RFC 9112, 3.2.2). */
const absolute = /^https?:\/\/[^/?]*/i;

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether a request came over TLS, or from this machine where that counts as safe. */
export const isSecure =
  (plainLoopback: boolean) =>
  (request: Request): boolean =>
    request.secure || (plainLoopback && loopback.has(request.ip ?? ''));

/** Who develops may go back to plain HTTP. */
const isStrict = (request: Request, plainLoopback: boolean): boolean => !plainLoopback && request.secure;

/** A request of Express as any door brings it in. */
export const incoming = (request: Request, requestId: string, plainLoopback: boolean): Incoming => {
  const target = request.originalUrl.replace(absolute, '');
  const mark = target.indexOf('?');
  const search = mark < 0 ? '' : target.slice(mark + 1);
  const address = request.ip ?? '';
  return {
    method: request.method,
    path: mark < 0 ? target : target.slice(0, mark),
    search,
    query: search ? (parseQuery(search) as Record<string, string | string[]>) : {},
    headers: request.headers,
    doubled: doubledHeaders(request),
    address,
    secure: isSecure(plainLoopback)(request),
    strict: isStrict(request, plainLoopback),
    requestId,
    readBody: () => readBody(request),
    streamBody: () => streamBody(request),
  };
};

/** Milliseconds for which a caller may leave bytes unread that are on their way. */
const unreadFor = 120_000;

/** The end of an answer that could not be sent whole; by then its status is out. */
class BrokenOff extends Error {
  override name = 'BrokenOff';
}

/** Lets bytes through, and fails where fewer come than were announced: the caller would wait for the rest. */
const whole = (length: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    let sent = 0;
    try {
      for await (const chunk of source) {
        sent += chunk.length;
        yield chunk;
      }
    } catch (cause) {
      throw new BrokenOff(`The bytes broke off after ${sent} of ${length}.`, { cause });
    }
    if (sent !== length) throw new BrokenOff(`There were ${sent} bytes, not ${length}.`);
  };

/** Sends bytes as fast as they are read. A caller who leaves has done nothing wrong; both ends are let go of in any case. */
const send = async (response: Response, { stream, length }: OutgoingBytes): Promise<void> => {
  if (!stream) return void response.end();
  response.setTimeout(unreadFor, () => response.destroy());
  await connect(stream, whole(length), response).catch((error: unknown) => {
    if (error instanceof BrokenOff) throw error;
  });
};

const bodyHeaders = (text: string | undefined, { type = 'application/json', bytes }: Answer) => {
  if (bytes) return { 'Content-Type': bytes.type, 'Content-Length': bytes.length };
  return text === undefined ? {} : { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) };
};

/** Writes an answer, up to its bytes; every one carries the request id, the time it took and the version that served it. */
export const write = (response: Response, answer: Answer, requestId: string, milliseconds: number): void => {
  const text = answer.body === undefined ? undefined : JSON.stringify(answer.body);
  response.writeHead(answer.status, {
    'X-Request-ID': requestId,
    'X-Response-Time': milliseconds.toFixed(1),
    'Cache-Control': 'private, no-cache',
    ...answer.headers,
    ...bodyHeaders(text, answer),
  });
  if (!answer.bytes) response.end(text);
};

export interface RestOptions {
  pipeline: Pipeline;
  /** Whether a path belongs to the API: it begins with a version, or it is a path of the contract without one. */
  claims: (path: string) => boolean;
  /** Whether plain HTTP from this machine counts as safe. */
  plainLoopback: boolean;
  /** Told of every answer: operationId or `none`, status, seconds. */
  observe: (operation: string, status: number, seconds: number) => void;
}

/**
 * Mounts the pipeline on an Express application; what the API does not claim goes on to the pages.
 * @returns the pipeline, for what no page claims either
 */
export const mountRest = (app: Express, { pipeline, claims, plainLoopback, observe }: RestOptions): RequestHandler => {
  const serve = async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    const since = performance.now();
    const requestId = requestIdOf(request.headers);
    const answer = await pipeline(incoming(request, requestId, plainLoopback));
    const milliseconds = performance.now() - since;
    observe(answer.operationId ?? 'none', answer.status, milliseconds / 1000);
    if (response.destroyed) return void answer.bytes?.stream?.destroy();
    write(response, answer, requestId, milliseconds);
    drain(request);
    if (answer.bytes) await send(response, answer.bytes).catch(next);
  };
  app.use((request, response, next) => (claims(request.path) ? serve(request, response, next) : next()));
  return serve;
};

/** What is no answer of the API has a request id, too, and keeps browsers to TLS. */
export const besideTheApi =
  (plainLoopback: boolean): RequestHandler =>
  (request, response, next) => {
    response.setHeader('X-Request-ID', requestIdOf(request.headers));
    if (isStrict(request, plainLoopback)) response.set(strictTransport);
    next();
  };

const expressError = (failure: unknown): ServiceError | undefined => {
  if (failure instanceof ServiceError) return failure;
  if (failure instanceof URIError || (failure as { status?: number }).status === 400)
    return new ServiceError('malformed_request', 'The address is not well formed: percent signs must introduce two hexadecimal digits.');
  return undefined;
};

/** What Express or a page refuses or fails at, as one of our errors. */
export const expressFailure =
  (report: (failure: unknown) => void) =>
  (failure: unknown, request: Request, response: Response, _next: NextFunction): void => {
    const known = expressError(failure);
    if (!known) report(failure);
    if (response.headersSent) return void response.destroy();
    const error = known ?? new ServiceError('internal_error', 'Something went wrong on our side.');
    const requestId = requestIdOf(request.headers);
    write(response, errorAnswer(error, { requestId, headers: request.headers }, formAt(request.path)), requestId, 0);
  };

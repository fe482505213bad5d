import { Readable } from 'node:stream';
import express, { type Request, type Response } from 'express';
import { ServiceError } from '../core/errors.ts';

const maxBody = 1024 * 1024;
const raw = express.raw({ type: () => true, limit: maxBody });

/** Milliseconds: for a JSON body to arrive whole, between two signs of life, for the rest of a body that nobody wants. */
const patience = { whole: 60_000, silence: 60_000, rest: 10_000 };

type BodyError = Error & { type?: string };

const tooLarge = () => new ServiceError('payload_too_large', `A body may have ${maxBody} bytes.`);

const cut = (cause: unknown) => new ServiceError('malformed_request', 'The body did not arrive whole.', { cause });

const late = () => new ServiceError('malformed_request', `The body did not arrive within ${patience.whole / 1000} seconds.`);

const bodyFailure = (error: BodyError): ServiceError => {
  if (error.type === 'entity.too.large') return tooLarge();
  if (error.type === 'encoding.unsupported')
    return new ServiceError('unsupported_media_type', 'Send the body with Content-Encoding identity, gzip, deflate or br.');
  return cut(error);
};

/** Reads a body whole. @throws ServiceError `payload_too_large`, `unsupported_media_type`, `malformed_request` */
export const readBody = (request: Request, response: Response): Promise<Buffer> =>
  new Promise<Buffer>((resolve, reject) => {
    // The parser would read the whole of it first, and only then refuse.
    if (Number(request.headers['content-length']) > maxBody) throw tooLarge();
    const timer = setTimeout(() => reject(late()), patience.whole).unref();
    raw(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (error) reject(bodyFailure(error as BodyError));
      else resolve(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    });
  });

const chunksOf = async function* (request: Request): AsyncGenerator<Buffer> {
  request.setTimeout(patience.silence);
  try {
    // Who still sends has to be able to read why that is in vain: whatever stops the reading, the connection stays.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (cause) {
    throw cut(cause);
  } finally {
    request.setTimeout(0);
  }
};

/** The body as it comes; a caller who falls silent is hung up on. Fails with a ServiceError when it breaks off. */
export const streamBody = (request: Request): Readable => Readable.from(chunksOf(request), { objectMode: false });

/** Takes what is still coming of a body behind its answer, and hangs up on who does not come to an end. */
export const drain = (request: Request): void => {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), patience.rest).unref();
  request.once('close', () => clearTimeout(timer)).resume();
};

import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import { bodyLimits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { receiveWhole } from './receive.ts';

/** Milliseconds: for a JSON body to arrive whole, and between two chunks of a stream. */
const patience = { whole: 60_000, silence: 60_000 };

const tooLarge = (most: number) => new ServiceError('payload_too_large', `The body must not exceed ${most} bytes.`);

const cut = (cause: unknown) => new ServiceError('malformed_request', 'The body is incomplete.', { cause });

const undecodable = (encoding: string | undefined, cause: unknown) =>
  new ServiceError('malformed_request', `Content-Encoding is ${encoding}, but the body is not valid ${encoding}.`, { cause });

const late = () => new ServiceError('malformed_request', `The body was not received within ${patience.whole / 1000} seconds.`);

const unknownEncoding = () =>
  new ServiceError('unsupported_media_type', 'Send the body with Content-Encoding identity, gzip, deflate or br.');

const unpackers = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The decompressed body. */
const decoded = (request: Request): Readable => {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return request;
  const unpacker = unpackers.get(encoding)?.();
  if (!unpacker) throw unknownEncoding();
  // `pipe` does not forward errors of the request. The empty listener catches errors after the body is read, when nothing else listens.
  request.once('error', (cause) => unpacker.destroy(cause));
  unpacker.on('error', () => undefined);
  return request.pipe(unpacker);
};

interface Reading {
  most: number;
  signal: AbortSignal;
}

const wholeOf = async (request: Request, { most, signal }: Reading): Promise<Buffer> => {
  const source = decoded(request);
  let size = 0;
  const beforeKeeping = (bytes: number): void => {
    size += bytes;
    if (size > most) throw tooLarge(most);
  };
  try {
    return await receiveWhole(source, { beforeKeeping, signal });
  } catch (failure) {
    if (failure instanceof ServiceError) throw failure;
    throw source === request || request.errored ? cut(failure) : undecodable(request.headers['content-encoding'], failure);
  } finally {
    if (source !== request) {
      request.unpipe().resume();
      source.destroy();
    }
  }
};

/**
 * Reads a whole body. Refuses it at the first byte beyond the limit.
 * @throws ServiceError `payload_too_large`, `unsupported_media_type`, `malformed_request`
 */
export const readBody = async (request: Request, most = bodyLimits.json): Promise<Buffer> => {
  if (Number(request.headers['content-length']) > most) throw tooLarge(most);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(late()), patience.whole).unref();
  try {
    return await wholeOf(request, { most, signal: deadline.signal });
  } finally {
    clearTimeout(timer);
  }
};

const chunksOf = async function* (request: Request): AsyncGenerator<Buffer> {
  request.setTimeout(patience.silence);
  try {
    // The connection stays open when reading stops early, so that a client that is still sending can read the error.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (cause) {
    throw cut(cause);
  } finally {
    request.setTimeout(0);
  }
};

/** The body as a stream. A caller who sends nothing for too long is disconnected. Fails with a ServiceError when the body breaks off. */
export const streamBody = (request: Request): Readable => Readable.from(chunksOf(request), { objectMode: false });

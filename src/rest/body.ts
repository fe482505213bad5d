import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import readWhole from 'raw-body';
import { ServiceError } from '../core/errors.ts';

const maxBody = 1024 * 1024;

/** Milliseconds: for a JSON body to arrive whole, between two signs of life, for the rest of a body that nobody wants. */
const patience = { whole: 60_000, silence: 60_000, rest: 10_000 };

/** Bytes that are taken of the rest of a body that nobody wants: somewhat more than the largest file has. */
const maxRest = 128 * maxBody;

const tooLarge = () => new ServiceError('payload_too_large', `A body may have ${maxBody} bytes.`);

const cut = (cause: unknown) => new ServiceError('malformed_request', 'The body did not arrive whole.', { cause });

const undecodable = (encoding: string | undefined, cause: unknown) =>
  new ServiceError('malformed_request', `The body is not valid ${encoding}, as Content-Encoding says.`, { cause });

const late = () => new ServiceError('malformed_request', `The body did not arrive within ${patience.whole / 1000} seconds.`);

const unknownEncoding = () =>
  new ServiceError('unsupported_media_type', 'Send the body with Content-Encoding identity, gzip, deflate or br.');

const bodyFailure = (error: unknown): ServiceError => ((error as { type?: string }).type === 'entity.too.large' ? tooLarge() : cut(error));

const unpackers = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The body as it was before it was encoded. */
const decoded = (request: Request): Readable => {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return request;
  const unpacker = unpackers.get(encoding)?.();
  if (!unpacker) throw unknownEncoding();
  // A pipe does not tell its end that the beginning broke off; nor does anybody listen once the body is read.
  request.once('error', (cause) => unpacker.destroy(cause));
  unpacker.on('error', () => undefined);
  return request.pipe(unpacker);
};

const wholeOf = async (request: Request): Promise<Buffer> => {
  const source = decoded(request);
  try {
    return await readWhole(source, { limit: maxBody, length: source === request ? request.headers['content-length'] : null });
  } catch (error) {
    const failure = bodyFailure(error);
    const arrived = source !== request && !request.errored && failure.code === 'malformed_request';
    throw arrived ? undecodable(request.headers['content-encoding'], error) : failure;
  } finally {
    if (source !== request) {
      request.unpipe().resume();
      source.destroy();
    }
  }
};

/**
 * Reads a body whole; one that grows too large is refused at the first byte too many.
 * @throws ServiceError `payload_too_large`, `unsupported_media_type`, `malformed_request`
 */
export const readBody = (request: Request): Promise<Buffer> =>
  new Promise<Buffer>((resolve, reject) => {
    // A parser of Express would read the whole of it first, and only then refuse.
    if (Number(request.headers['content-length']) > maxBody) throw tooLarge();
    const timer = setTimeout(() => reject(late()), patience.whole).unref();
    wholeOf(request)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
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
  let rest = 0;
  request.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > maxRest) request.destroy();
  });
  request.once('close', () => clearTimeout(timer)).resume();
};

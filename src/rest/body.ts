import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request } from 'express';
import { bodyLimits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { arrivalShares, bodyShares, largeBody, weightOf } from '../request/body-shares.ts';
import { receiveWhole } from './receive.ts';

/** Milliseconds: for a JSON body to arrive whole, and between two chunks of a stream. */
const patience = { whole: 60_000, silence: 60_000 };

const tooLarge = (most: number) => new ServiceError('payload_too_large', `The body must not exceed ${most} bytes.`);

const cut = (cause: unknown) => new ServiceError('malformed_request', 'The body is incomplete.', { cause });

const undecodable = (encoding: string | undefined, cause: unknown) =>
  new ServiceError('malformed_request', `The body is not valid ${encoding}, although Content-Encoding says so.`, { cause });

const late = () => new ServiceError('malformed_request', `The body was not received within ${patience.whole / 1000} seconds.`);

const unknownEncoding = () =>
  new ServiceError('unsupported_media_type', 'Send the body with Content-Encoding identity, gzip, deflate or br.');

const unpackers = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The body without its `Content-Encoding`. */
const decoded = (request: Request): Readable => {
  const encoding = request.headers['content-encoding']?.trim().toLowerCase() || 'identity';
  if (encoding === 'identity') return request;
  const unpacker = unpackers.get(encoding)?.();
  if (!unpacker) throw unknownEncoding();
  // `pipe` does not pass on errors of the request. The empty listener is for errors after the body is read, when nothing else listens.
  request.once('error', (cause) => unpacker.destroy(cause));
  unpacker.on('error', () => undefined);
  return request.pipe(unpacker);
};

/** The place of a large body among those of its account that arrive; it takes it once. */
interface Arrival {
  /** Waits for a place for so many bytes; undefined when none is needed. */
  take: (bytes: number) => Promise<void> | undefined;
  end: () => void;
}

const createArrival = (accountId: string | undefined): Arrival => {
  let [isTaken, isOver] = [false, false];
  let leave = (): void => undefined;
  return {
    take: (bytes) => {
      if (accountId === undefined || isTaken || bytes <= largeBody) return undefined;
      isTaken = true;
      return arrivalShares.begin(accountId, bytes).then((end) => {
        if (isOver) end();
        else leave = end;
      });
    },
    end: () => {
      isOver = true;
      leave();
    },
  };
};

interface Reading {
  most: number;
  arrival: Arrival;
  signal: AbortSignal;
}

const wholeOf = async (request: Request, { most, arrival, signal }: Reading): Promise<Buffer> => {
  const source = decoded(request);
  let size = 0;
  const beforeKeeping = (bytes: number): Promise<void> | undefined => {
    size += bytes;
    if (size > most) throw tooLarge(most);
    // How large it will be is not known: it may be as large as any.
    return size > largeBody ? arrival.take(most) : undefined;
  };
  try {
    if (source === request) await arrival.take(Number(request.headers['content-length'] ?? 0));
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

const readInTime = async (request: Request, reading: Omit<Reading, 'signal'>): Promise<Buffer> => {
  const { most } = reading;
  if (Number(request.headers['content-length']) > most) throw tooLarge(most);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(late()), patience.whole).unref();
  try {
    return await wholeOf(request, { ...reading, signal: deadline.signal });
  } finally {
    clearTimeout(timer);
  }
};

/** What ends the large bodies that are under way, by their requests. */
const endsOfLarge = new WeakMap<Request, () => void>();

/**
 * Reads a whole body. One that grows too large is refused at the first byte beyond the limit. A large one of an account is received when
 * few others of the account arrive, and given out when few others are under way; it counts until `endBody` is called.
 * @throws ServiceError `payload_too_large`, `unsupported_media_type`, `malformed_request`, `rate_limit_exceeded`
 */
export const readBody = async (request: Request, most = bodyLimits.json, accountId?: string): Promise<Buffer> => {
  const arrival = createArrival(accountId);
  try {
    const body = await readInTime(request, { most, arrival });
    const weight = accountId === undefined ? 0 : weightOf(body);
    if (accountId !== undefined && weight > largeBody) endsOfLarge.set(request, await bodyShares.begin(accountId, weight));
    return body;
  } finally {
    arrival.end();
  }
};

/**
 * Ends the body of a request that has its answer. The answer may have to wait for those to earlier requests of its connection, which may
 * wait for the end of this body.
 */
export const endBody = (request: Request): void => endsOfLarge.get(request)?.();

const chunksOf = async function* (request: Request): AsyncGenerator<Buffer> {
  request.setTimeout(patience.silence);
  try {
    // A client that still sends must be able to read the error, so the connection stays open, whatever stops the reading.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
  } catch (cause) {
    throw cut(cause);
  } finally {
    request.setTimeout(0);
  }
};

/** The body as a stream. A caller who sends nothing for too long is disconnected. Fails with a ServiceError when the body breaks off. */
export const streamBody = (request: Request): Readable => Readable.from(chunksOf(request), { objectMode: false });

import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Coding, codingFor, codings, packedTag, packForCache } from '../core/content-codings.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';

/** Encoded bytes, with the ETag of exactly these bytes. */
interface Encoded {
  bytes: Buffer;
  etag: string;
}

/** One document or page, compressed at most once per encoding. */
export interface Representation {
  type: string;
  /** The length of the uncompressed bytes. */
  length: number;
  encoded: (encoding: Coding) => Promise<Encoded>;
}

/** A representation of a text or of bytes. Each encoding has an ETag of its own, because a strong ETag identifies bytes. */
export const represent = (type: string, content: string | Buffer): Representation => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const encodings = new Map<Coding, Promise<Encoded>>();
  const encode = async (coding: Coding): Promise<Encoded> => ({
    bytes: coding === 'identity' ? bytes : await packForCache[coding](bytes),
    etag: packedTag(`"${digest}"`, coding),
  });
  return {
    type,
    length: bytes.length,
    encoded: (encoding) => {
      if (!encodings.has(encoding)) encodings.set(encoding, encode(encoding));
      return encodings.get(encoding)!;
    },
  };
};

const matches = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Answers with a representation in the best encoding that the client accepts, or with 304 when the client has it already.
 * Clients revalidate every time, so that nobody reads an old contract; a 304 has no body.
 */
export const send = async (
  request: Request,
  response: Response,
  { type, length, encoded }: Representation,
  headers: Record<string, string> = {},
  status = 200,
): Promise<void> => {
  const accepted = request.headers['accept-encoding'] as string | undefined;
  const encoding = codingFor(accepted, length);
  if (!encoding)
    throw new ServiceError(
      'not_acceptable',
      `${request.path} is sent as ${codings.join(', ')}; Accept-Encoding asks for ${excerpt(accepted!)}.`,
    );
  const { bytes, etag } = await encoded(encoding);
  const known = status === 200 && matches(request.headers['if-none-match'], etag);
  response.writeHead(known ? 304 : status, {
    ETag: etag,
    'Cache-Control': 'public, no-cache',
    Vary: 'Accept-Encoding',
    ...headers,
    ...(known
      ? {}
      : { 'Content-Type': type, 'Content-Length': bytes.length, ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }) }),
  });
  response.end(known || request.method === 'HEAD' ? undefined : bytes);
};

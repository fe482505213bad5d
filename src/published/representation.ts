import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { type Coding, codingFor, codings, packedTag, packForCache } from '../core/content-codings.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';

/** Bytes that are handed out as they are, with the tag that names exactly these bytes. */
interface Encoded {
  bytes: Buffer;
  etag: string;
}

/** One document or page, compressed once for each encoding that somebody asked for. */
export interface Representation {
  type: string;
  /** In bytes, as long as nothing packs them. */
  length: number;
  encoded: (encoding: Coding) => Promise<Encoded>;
}

/** A representation of a text or of bytes. The tag differs by encoding, because a strong tag stands for bytes. */
export const represent = (type: string, content: string | Buffer): Representation => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const kept = new Map<Coding, Promise<Encoded>>();
  const encode = async (coding: Coding): Promise<Encoded> => ({
    bytes: coding === 'identity' ? bytes : await packForCache[coding](bytes),
    etag: packedTag(`"${digest}"`, coding),
  });
  return {
    type,
    length: bytes.length,
    encoded: (encoding) => {
      if (!kept.has(encoding)) kept.set(encoding, encode(encoding));
      return kept.get(encoding)!;
    },
  };
};

const matches = (header: string | undefined, etag: string): boolean =>
  header === '*' || (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Answers with a representation in the best encoding that the client takes, or with 304 when it has it already.
 * Everything is revalidated each time: nobody reads an old contract, and asking again costs a line.
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

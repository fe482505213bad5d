import type { Content } from '../contract/binary-bodies.ts';
import { ServiceError } from '../core/errors.ts';
import type { Answer } from '../request/answer.ts';
import { header } from '../request/incoming.ts';
import type { Ready } from '../request/states.ts';
import { etag, heldTag } from './answer.ts';

interface Part {
  from: number;
  to: number;
}

/** `bytes=0-99`, `bytes=100-`, `bytes=-100`; any other form is ignored (RFC 9110, 14.2). */
const oneRange = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/i;

const outside = (size: number) =>
  new ServiceError('range_not_satisfiable', `The file has ${size} bytes.`, { headers: { 'Content-Range': `bytes */${size}` } });

/** The part that a range names; undefined when the range is to be ignored. @throws ServiceError `range_not_satisfiable` */
const partOf = (range: string, size: number): Part | undefined => {
  const [, first, last, tail] = oneRange.exec(range.trim()) ?? [];
  if (first === undefined && tail === undefined) return undefined;
  const from = first === undefined ? Math.max(0, size - Number(tail)) : Number(first);
  const to = last ? Math.min(Number(last), size - 1) : size - 1;
  if (last && Number(last) < from) return undefined;
  if (from >= size) throw outside(size);
  return { from, to };
};

/** The part that the caller requests; undefined when they hold parts of another version (`If-Range`). */
const requestedPart = (request: Ready, { size }: Content, tag: string): Part | undefined => {
  const range = header(request, 'range');
  const held = header(request, 'if-range');
  if (range === undefined || request.method !== 'GET' || (held !== undefined && held !== tag)) return undefined;
  return partOf(range, size);
};

/** The file name twice: with unusual characters replaced, for old clients, and in full (RFC 6266, RFC 8187). */
export const disposition = (name: string): string => {
  const plain = name.replaceAll(/[^\x20-\x7e]|["%\\]/gu, '_');
  const full = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
};

/** Browsers save uploaded files and never show them: a page or a picture among them could run scripts in our origin. */
const headersOf = ({ name, sha256, size }: Content, tag: string, part: Part | undefined): Record<string, string> => ({
  ETag: tag,
  'Accept-Ranges': 'bytes',
  'Content-Disposition': disposition(name),
  'Repr-Digest': `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`,
  ...(part && { 'Content-Range': `bytes ${part.from}-${part.to}/${size}` }),
});

/** Answers the bytes of a file, or the requested part. The file is opened only when its bytes are sent. */
export const contentAnswer = async (request: Ready, content: Content, version: number): Promise<Answer> => {
  const tag = etag(version);
  if (heldTag(request, tag, ['identity'])) return { status: 304, headers: { ETag: tag } };
  const part = requestedPart(request, content, tag);
  const stream = request.method === 'HEAD' ? undefined : await content.open(part);
  const length = part ? part.to - part.from + 1 : content.size;
  return { status: part ? 206 : 200, headers: headersOf(content, tag, part), bytes: { type: content.mediaType, length, stream } };
};

import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Measured, Upload } from '../../contract/binary-bodies.ts';
import { ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import { header, type Transported } from '../incoming.ts';

const tooLarge = (max: number) => new ServiceError('payload_too_large', `A file must not exceed ${max} bytes.`);

/** A digest that the caller states for the bytes: the header, the algorithm, the digest in base64. */
type Claim = readonly [field: string, algorithm: string, digest: string];

/** A body that is not encoded is the representation itself, so both headers of RFC 9530 are about the same bytes. */
const digestHeaders = ['Content-Digest', 'Repr-Digest'] as const;

const claimsOf = (request: Transported): Claim[] =>
  digestHeaders.flatMap((field) =>
    [...(header(request, field.toLowerCase()) ?? '').matchAll(/(?:^|[\s,])(sha-(?:256|512))=:([A-Za-z0-9+/=]*):/g)].map(
      ([, algorithm, digest]) => [field, algorithm!, digest!] as const,
    ),
  );

const mismatch = (claims: readonly Claim[]) =>
  new ServiceError('unprocessable', 'The content does not match its digest. Send it again.', {
    details: claims.map(([field, algorithm]) => ({ field, message: `Does not match the body's ${algorithm}.`, code: 'conflict' })),
  });

/** Passes bytes on while it counts and hashes them. The stream ends only when every claim is right; otherwise it fails. */
const measuring = async function* (source: AsyncIterable<Buffer>, max: number, claims: readonly Claim[], measured: Measured) {
  const hashes: Record<string, Hash> = { 'sha-256': createHash('sha256') };
  if (claims.some(([, algorithm]) => algorithm === 'sha-512')) hashes['sha-512'] = createHash('sha512');
  for await (const chunk of source) {
    measured.size += chunk.length;
    if (measured.size > max) throw tooLarge(max);
    for (const hash of Object.values(hashes)) hash.update(chunk);
    yield chunk;
  }
  const digests = Object.fromEntries(Object.entries(hashes).map(([algorithm, hash]) => [algorithm, hash.digest()]));
  const wrong = claims.filter(([, algorithm, digest]) => digests[algorithm]!.toString('base64') !== digest);
  if (wrong.length > 0) throw mismatch(wrong);
  measured.sha256 = digests['sha-256']!.toString('hex');
};

/** A file is stored byte for byte, so the body has to be the whole file, without an encoding. */
const requirePlain = (request: Transported): void => {
  const encoding = header(request, 'content-encoding')?.trim().toLowerCase() ?? 'identity';
  if (encoding !== 'identity' && encoding !== '')
    throw new ServiceError('unsupported_media_type', `Send the content unencoded, without Content-Encoding ${excerpt(encoding)}.`);
  if (header(request, 'content-range') !== undefined)
    throw new ServiceError('malformed_request', 'Send the whole file: partial uploads with Content-Range are not supported.');
};

/**
 * The body of an operation that takes bytes. Nothing is read before the handler reads it.
 * @throws ServiceError `payload_too_large` where the length says so, `unsupported_media_type`, `malformed_request`
 */
export const uploadOf = (request: Transported, max: number, bytes: AsyncIterable<Buffer>): Upload => {
  requirePlain(request);
  if (Number(header(request, 'content-length') ?? 0) > max) throw tooLarge(max);
  const measured: Measured = { size: 0, sha256: '' };
  return {
    stream: Readable.from(measuring(bytes, max, claimsOf(request), measured), { objectMode: false }),
    mediaType: header(request, 'content-type'),
    measured: () => measured,
  };
};

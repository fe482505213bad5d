import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** The content codings of responses (RFC 9110, 8.4.1), best ratio of size to time first. */
export const codings = ['br', 'zstd', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

/** The minimum length of a body to compress: shorter ones fit into one packet anyway. */
const minBytes = 1024;

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint, ZSTD_c_compressionLevel: level } = constants;

type Packer = (bytes: Buffer) => Promise<Buffer>;
type Packers = Record<Exclude<Coding, 'identity'>, Packer>;

const packers = (levels: { br: number; zstd: number; gzip: number }): Packers => ({
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [quality]: levels.br, [hint]: bytes.length } }),
  zstd: (bytes) => promisify(zstdCompress)(bytes, { params: { [level]: levels.zstd } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: levels.gzip }),
});

/** Compresses a body that is sent once, in a worker thread, in well under a millisecond for a page of a list. */
export const packOnce: Packers = packers({ br: 4, zstd: 1, gzip: 6 });

/** Compresses a cached body that is sent often. The highest levels take ten times as long for a few per cent. */
export const packForCache: Packers = packers({ br: 9, zstd: 12, gzip: 9 });

/** The qualities in `Accept-Encoding`, by name; 1 by default, 0 when not a number. */
const qualitiesOf = (acceptEncoding: string): Map<string, number> =>
  new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([name]) => name)
      .map(([name, ...parameters]) => {
        const given = parameters.find((one) => one.startsWith('q='))?.slice(2);
        return [name === 'x-gzip' ? 'gzip' : name!, given === undefined ? 1 : Number(given) || 0];
      }),
  );

/** Below any explicit quality: uncompressed bytes are acceptable unless the client excludes them. */
const unlistedQuality = 0.0001;

/** The codings that a client accepts, preferred first; among equals the one with the best ratio of size to time. */
export const acceptedCodings = (acceptEncoding: string | undefined): Coding[] => {
  if (acceptEncoding === undefined) return ['identity'];
  const qualities = qualitiesOf(acceptEncoding);
  const qualityOf = (coding: Coding) => qualities.get(coding) ?? qualities.get('*') ?? (coding === 'identity' ? unlistedQuality : 0);
  return codings
    .map((coding) => ({ coding, quality: qualityOf(coding) }))
    .filter((one) => one.quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ coding }) => coding);
};

/** Whether a client excludes uncompressed bytes, which is rare. */
const mayExcludeIdentity = (acceptEncoding: string): boolean => /;\s*q=0/i.test(acceptEncoding);

/** Whether a client accepts one of these codings. */
export const takesOneOf = (acceptEncoding: string | undefined, offered: readonly Coding[]): boolean =>
  acceptEncoding === undefined ||
  !mayExcludeIdentity(acceptEncoding) ||
  acceptedCodings(acceptEncoding).some((one) => offered.includes(one));

/** The coding of a body by its length: short ones stay uncompressed unless the client excludes that. Undefined when none is acceptable. */
export const codingFor = (acceptEncoding: string | undefined, length: number): Coding | undefined => {
  if (acceptEncoding === undefined || (length < minBytes && !mayExcludeIdentity(acceptEncoding))) return 'identity';
  const accepted = acceptedCodings(acceptEncoding);
  return length < minBytes && accepted.includes('identity') ? 'identity' : accepted[0];
};

/** The ETag of a compressed record: a strong tag identifies bytes, so each coding has its own (RFC 9110, 8.8.3.3). */
export const packedTag = (tag: string, coding: Coding): string => (coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`);

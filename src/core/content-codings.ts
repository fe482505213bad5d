import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

/** How the bytes of an answer are packed (RFC 9110, 8.4.1); those that save most for their time come first. */
export const codings = ['br', 'zstd', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

/** How long a body has to be before packing it is worth the while: shorter ones go out in one packet anyway. */
const leastBytes = 1024;

const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint, ZSTD_c_compressionLevel: level } = constants;

type Packer = (bytes: Buffer) => Promise<Buffer>;
type Packers = Record<Exclude<Coding, 'identity'>, Packer>;

const packers = (levels: { br: number; zstd: number; gzip: number }): Packers => ({
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [quality]: levels.br, [hint]: bytes.length } }),
  zstd: (bytes) => promisify(zstdCompress)(bytes, { params: { [level]: levels.zstd } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: levels.gzip }),
});

/** Packs what is sent once, beside the loop, in well under a millisecond for a page of a list. */
export const packOnce: Packers = packers({ br: 4, zstd: 1, gzip: 6 });

/** Packs what is kept and sent often. The highest levels take ten times as long for a few per cent. */
export const packForCache: Packers = packers({ br: 9, zstd: 12, gzip: 9 });

/** What a header asks for, by name; a name without a quality has 1, and one that is no number 0. */
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

/** Less than any quality that can be written down: bytes as they are suit everybody who does not exclude them. */
const unsaid = 0.0001;

/** The codings that a client takes, the one that it likes best first; of equals the one that serves it best. */
export const acceptedCodings = (acceptEncoding: string | undefined): Coding[] => {
  if (acceptEncoding === undefined) return ['identity'];
  const asked = qualitiesOf(acceptEncoding);
  const qualityOf = (coding: Coding) => asked.get(coding) ?? asked.get('*') ?? (coding === 'identity' ? unsaid : 0);
  return codings
    .map((coding) => ({ coding, quality: qualityOf(coding) }))
    .filter((one) => one.quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ coding }) => coding);
};

/** Whether a client excludes bytes as they are, which hardly anybody does. */
const mayExcludeIdentity = (acceptEncoding: string): boolean => /;\s*q=0/i.test(acceptEncoding);

/** Whether a client takes one of these codings. */
export const takesOneOf = (acceptEncoding: string | undefined, offered: readonly Coding[]): boolean =>
  acceptEncoding === undefined ||
  !mayExcludeIdentity(acceptEncoding) ||
  acceptedCodings(acceptEncoding).some((one) => offered.includes(one));

/** The coding for a body of some length: short ones stay as they are, unless the client excludes that. Undefined when it takes none. */
export const codingFor = (acceptEncoding: string | undefined, length: number): Coding | undefined => {
  if (acceptEncoding === undefined || (length < leastBytes && !mayExcludeIdentity(acceptEncoding))) return 'identity';
  const accepted = acceptedCodings(acceptEncoding);
  return length < leastBytes && accepted.includes('identity') ? 'identity' : accepted[0];
};

/** The tag of a record's packed form: a strong tag stands for bytes, so that each coding has one of its own (RFC 9110, 8.8.3.3). */
export const packedTag = (tag: string, coding: Coding): string => (coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`);

import { readFileSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Bytes as a Blob, which would copy them twice: when it is made, and when it is read. Who reads it owns the bytes, so that nobody else can. */
export class Bytes extends Blob {
  #bytes: Uint8Array<ArrayBuffer> | undefined;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([]);
    this.#bytes = bytes;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = this.#bytes;
    if (!bytes) throw new Error('This database has been read; each one needs bytes of its own.');
    this.#bytes = undefined;
    const { buffer, byteOffset, byteLength } = bytes;
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
}

/** With its checksum, so that a file that was cut or changed is not taken for a database. */
const params = { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_checksumFlag]: 1 };

/** The size of what was compressed is written before it, so that it is unpacked into one piece of memory. */
const sizeBytes = 8;

/** Writes the `dump` of an embedded database into a file. */
export const writeArchive = async (file: string, dumped: Blob): Promise<void> => {
  const bytes = Buffer.from(await dumped.arrayBuffer());
  const size = Buffer.alloc(sizeBytes);
  size.writeBigUInt64BE(BigInt(bytes.length));
  writeFileSync(file, Buffer.concat([size, zstdCompressSync(bytes, { params })]));
};

/**
 * Reads what `writeArchive` wrote, for `loadDataDir`. The Blob can be read once.
 * @throws Error when the file is not there, or not as it was written
 */
export const readArchive = (file: string): Blob => {
  const bytes = readFileSync(file);
  const size = Number(bytes.readBigUInt64BE());
  return new Bytes(zstdDecompressSync(bytes.subarray(sizeBytes), { chunkSize: size, maxOutputLength: size }));
};

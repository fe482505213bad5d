import { readFileSync, writeFileSync } from 'node:fs';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** The buffer of these bytes; a copy where the buffer also holds other bytes. */
export const memoryOf = ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer =>
  byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);

/** With a checksum, so that a truncated or changed file is not mistaken for a database. */
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
 * Reads what `writeArchive` wrote. A result serves only one `loadDataDir`, because the database writes into these bytes.
 * @throws Error when the file is missing or was changed
 */
export const readArchive = (file: string): ArrayBuffer => {
  const bytes = readFileSync(file);
  const size = Number(bytes.readBigUInt64BE());
  return memoryOf(zstdDecompressSync(bytes.subarray(sizeBytes), { chunkSize: size, maxOutputLength: size }));
};

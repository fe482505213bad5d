import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';

// A backup is a tar file (ustar), so that other tools can inspect it and extract parts.

const BLOCK = 512;

/** The contents of a backup, with the checksums of their bytes. */
export interface Entry {
  name: string;
  size: number;
  sha256: string;
}

const octal = (value: number, width: number): string => `${value.toString(8).padStart(width - 1, '0')}\0`;

/** The size in octal digits, or in binary from 8 GiB on, as GNU tar and bsdtar read it. */
const sizeField = (size: number): Buffer => {
  if (size < 8 ** 11) return Buffer.from(octal(size, 12));
  const field = Buffer.alloc(12);
  field[0] = 0x80;
  field.writeBigUInt64BE(BigInt(size), 4);
  return field;
};

const header = (name: string, size: number, modified: number): Buffer => {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a backup.`);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  sizeField(size).copy(block, 124);
  block.write(octal(Math.floor(modified / 1000), 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
};

const padding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

/** Writes a backup into an open file, entry by entry. */
export const createArchive = (file: FileHandle) => {
  const entries: Entry[] = [];
  return {
    entries,
    /** @throws Error when the number of bytes is not `size` */
    add: async (name: string, size: number, bytes: AsyncIterable<Buffer>): Promise<Entry> => {
      const hash = createHash('sha256');
      let written = 0;
      await file.write(header(name, size, Date.now()));
      for await (const chunk of bytes) {
        written += chunk.length;
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      if (written !== size) throw new Error(`${name} has ${written} bytes, not ${size}.`);
      await file.write(padding(size));
      const entry = { name, size, sha256: hash.digest('hex') };
      entries.push(entry);
      return entry;
    },
    end: async (): Promise<void> => {
      await file.write(Buffer.alloc(2 * BLOCK));
      await file.sync();
    },
  };
};

/** Where the bytes of an entry are in the file. */
export interface Place {
  name: string;
  size: number;
  at: number;
}

const damaged = (path: string) => new Error(`${path} is not a Tessera backup, or it is damaged.`);

const textOf = (block: Buffer, from: number, length: number): string => block.toString('utf8', from, from + length).replace(/\0.*$/s, '');

const sizeOf = (block: Buffer): number =>
  block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(textOf(block, 124, 12).trim(), 8);

const sumOf = (block: Buffer): number => {
  const copy = Buffer.from(block);
  copy.fill(' ', 148, 156);
  return copy.reduce((total, byte) => total + byte, 0);
};

/** The positions of all entries. @throws Error when the file is not a tar file or is truncated */
export const placesIn = async (file: FileHandle, path: string): Promise<Place[]> => {
  const places: Place[] = [];
  const { size: length } = await file.stat();
  for (let at = 0; ; ) {
    const { buffer: block, bytesRead } = await file.read(Buffer.alloc(BLOCK), 0, BLOCK, at);
    if (bytesRead < BLOCK) throw damaged(path);
    if (block.every((byte) => byte === 0)) return places;
    if (Number.parseInt(textOf(block, 148, 8).trim(), 8) !== sumOf(block)) throw damaged(path);
    const place = { name: textOf(block, 0, 100), size: sizeOf(block), at: at + BLOCK };
    at = place.at + place.size + padding(place.size).length;
    if (at > length) throw damaged(path);
    places.push(place);
  }
};

/** How many bytes of a backup are read at once. */
const partSize = 256 * 1024;

async function* partsOf(file: FileHandle, { at, size }: Place): AsyncGenerator<Buffer> {
  for (let from = at; from < at + size; ) {
    const part = Buffer.allocUnsafe(Math.min(partSize, at + size - from));
    const { bytesRead } = await file.read(part, 0, part.length, from);
    if (bytesRead === 0) return;
    from += bytesRead;
    yield part.subarray(0, bytesRead);
  }
}

/**
 * The bytes of an entry. This is not a stream of the file itself, because each such stream leaves a listener on the file, and a backup has
 * many entries.
 */
export const bytesOf = (file: FileHandle, place: Place): Readable => Readable.from(partsOf(file, place), { objectMode: false });

/** @throws Error when the bytes differ from those that were backed up */
export const verifyEntry = async (file: FileHandle, place: Place, expected: Entry): Promise<void> => {
  const hash = createHash('sha256');
  for await (const chunk of bytesOf(file, place)) hash.update(chunk as Buffer);
  if (place.size !== expected.size || hash.digest('hex') !== expected.sha256)
    throw new Error(`${place.name} in the backup is damaged: its checksum differs.`);
};

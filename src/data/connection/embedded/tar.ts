/** A file or a folder in a tar archive. */
export interface TarEntry {
  /** Relative, without a slash at its ends. */
  path: string;
  isFolder: boolean;
  /** A view of the archive. */
  bytes: Uint8Array<ArrayBuffer>;
}

const blockSize = 512;

/** Where the fields of a header are. */
const fields = { name: [0, 100], size: [124, 12], type: [156, 1], prefix: [345, 155] } as const;

/**
 * The entries of an archive as PGlite writes it: POSIX headers (ustar), only files and folders.
 * @throws Error when the archive is truncated
 */
export function* entriesOfTar(archive: Uint8Array<ArrayBuffer>): Generator<TarEntry> {
  const all = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength);
  for (let at = 0; at + blockSize <= all.length && all[at] !== 0; ) {
    const text = (name: keyof typeof fields): string => {
      const [offset, length] = fields[name];
      const end = all.indexOf(0, at + offset);
      return all.toString('latin1', at + offset, Math.min(end < 0 ? all.length : end, at + offset + length));
    };
    const size = Number.parseInt(text('size'), 8);
    const start = at + blockSize;
    if (!(start + size <= all.length)) throw new Error(`The archive is truncated: ${text('name')} is incomplete.`);
    const path = [text('prefix'), text('name')]
      .filter(Boolean)
      .join('/')
      .replace(/^\.?\/+|\/+$/g, '');
    yield { path, isFolder: text('type') === '5', bytes: archive.subarray(start, start + size) };
    at = start + Math.ceil(size / blockSize) * blockSize;
  }
}

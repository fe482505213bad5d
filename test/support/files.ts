import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** SHA-256 in hexadecimal, and as the digest headers write it. */
export const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
export const digestOf = (bytes: string | Buffer, algorithm: 'sha-256' | 'sha-512' = 'sha-256') =>
  `${algorithm}=:${createHash(algorithm.replace('-', '')).update(bytes).digest('base64')}:`;

/** Every file below a folder. */
export const filesIn = (folder: string): string[] => {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => `${parentPath}/${name}`);
  } catch {
    return [];
  }
};

/** So many bytes that do not repeat, in chunks. */
export const manyBytes = function* (size: number, chunk = 64 * 1024): Generator<Buffer> {
  for (let at = 0; at < size; at += chunk) {
    const piece = Buffer.alloc(Math.min(chunk, size - at), at % 251);
    if (piece.length >= 8) piece.writeDoubleLE(at);
    yield piece;
  }
};

/** A folder of the test's own. */
export const freshFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'tessera-files-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** The paths that this process has open. */
export const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`);
    } catch {
      return [];
    }
  });

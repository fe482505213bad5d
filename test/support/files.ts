import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answered, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { expect } from 'vitest';

/** Where the bytes of a file are. */
export const bytesOf = ({ id }: { id: string }) => `/v1/files/${id}/content`;

/** SHA-256 in hexadecimal, and as the digest headers write it. */
export const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
export const digestOf = (bytes: string | Buffer, algorithm: 'sha-256' | 'sha-512' = 'sha-256') =>
  `${algorithm}=:${createHash(algorithm.replace('-', '')).update(bytes).digest('base64')}:`;

type Headers = Record<string, string>;

/** Sends bytes, in one piece or chunk by chunk, without a Content-Type of the sender's own. */
export const upload = async (
  { url }: Tessera,
  { key }: Caller,
  file: { id: string },
  bytes: string | Buffer | AsyncIterable<Buffer>,
  headers: Headers = {},
): Promise<Answered> => {
  const body = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
  const request = { method: 'PUT', headers: { 'X-API-Key': key, ...headers }, body: body as never, duplex: 'half' };
  const response = await fetch(`${url}${bytesOf(file)}`, request as RequestInit);
  return { status: response.status, headers: response.headers, body: await response.json() };
};

/** Reads bytes; the body of an error is read as JSON. */
export const download = async ({ url }: Tessera, { key }: Caller, file: { id: string }, headers: Headers = {}, method = 'GET') => {
  const response = await fetch(`${url}${bytesOf(file)}`, { method, headers: { 'X-API-Key': key, ...headers } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isError = response.status >= 400 && bytes.length > 0;
  return { status: response.status, headers: response.headers, bytes, body: isError ? JSON.parse(bytes.toString()) : undefined };
};

/** A new file with bytes; its record. */
export const readyFile = async (tessera: Tessera, caller: Caller, bytes: string | Buffer, fields: object = {}) => {
  const file = await created(caller, '/v1/files', { name: 'legend.txt', ...fields });
  const answer = await upload(tessera, caller, file, bytes);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};

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

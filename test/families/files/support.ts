import { type Answered, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { expect } from 'vitest';

/** Where the bytes of a file are. */
export const bytesOf = ({ id }: { id: string }) => `/v1/files/${id}/content`;

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

import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How the store behaves: as it should, or like one that fails. */
export type Mood = 'well' | 'refusing' | 'denying' | 'nonsense' | 'ignoring ranges' | 'cutting off' | 'silent';

const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'test/secret' };
const bucket = 'tessera-files';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const hex = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const canonicalQuery = ({ searchParams }: URL) =>
  [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');

/** The signature that a request has to carry (AWS Signature Version 4). */
const signatureOf = (request: IncomingMessage, address: URL, names: string, scope: string): string => {
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, address.pathname, canonicalQuery(address), headers.join(''), names, hash].join('\n');
  const [day, region, service] = scope.split('/') as [string, string, string];
  const key = [region, service, 'aws4_request'].reduce(hmac, hmac(`AWS4${credentials.secretAccessKey}`, day));
  return hmac(key, ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, hex(canonical)].join('\n')).toString('hex');
};

/** Whether a request is signed with our key, and its body the one that was signed. */
const isSigned = (request: IncomingMessage, address: URL, body: Buffer): boolean => {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/;
  const [, id, scope, names, signature] = form.exec(request.headers.authorization ?? '') ?? [];
  if (id !== credentials.accessKeyId || !scope || !names) return false;
  const hash = String(request.headers['x-amz-content-sha256']);
  return (hash === 'UNSIGNED-PAYLOAD' || hash === hex(body)) && signature === signatureOf(request, address, names, scope);
};

interface UploadOfParts {
  key: string;
  parts: Map<number, Buffer>;
}

const smallestPart = 5 * 1024 * 1024;

/** A server on a free port that speaks as much of S3 as files need, and takes no request that is not signed. */
export const startS3 = async () => {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, UploadOfParts>();
  const requests: string[] = [];
  let mood: Mood = 'well';

  const xml = (response: ServerResponse, status: number, text: string) =>
    response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
  const fail = (response: ServerResponse, status: number, code: string) =>
    xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  const stored = (response: ServerResponse, bytes: Buffer) => response.writeHead(200, { ETag: `"${hex(bytes).slice(0, 32)}"` }).end();

  const get = (request: IncomingMessage, response: ServerResponse, key: string) => {
    const bytes = objects.get(key);
    if (!bytes) return fail(response, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(String(request.headers.range)) ?? [];
    if (from === undefined || mood === 'ignoring ranges') return response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
    const part = bytes.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${to}/${bytes.length}`;
    response.writeHead(206, { 'Content-Length': part.length, 'Content-Range': range }).end(part);
  };

  const cutOff = (response: ServerResponse, key: string) => {
    const bytes = objects.get(key)!;
    response.writeHead(200, { 'Content-Length': bytes.length }).write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  };

  const complete = (response: ServerResponse, id: string, body: string) => {
    const { key, parts } = uploads.get(id)!;
    const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map(([, number]) => parts.get(Number(number))!);
    if (named.slice(0, -1).some(({ length }) => length < smallestPart)) return fail(response, 400, 'EntityTooSmall');
    objects.set(key, Buffer.concat(named));
    uploads.delete(id);
    xml(response, 200, '<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>');
  };

  const begin = (response: ServerResponse, key: string) => {
    const id = randomUUID();
    uploads.set(id, { key, parts: new Map() });
    xml(response, 200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  };

  const listUploads = (response: ServerResponse, prefix: string) => {
    const found = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
    const entries = found.map(([id, { key }]) => `<Upload><Key>${key}</Key><UploadId>${id}</UploadId></Upload>`);
    xml(response, 200, `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`);
  };

  const removeObject = (response: ServerResponse, key: string) => {
    objects.delete(key);
    response.writeHead(204).end();
  };

  const abort = (response: ServerResponse, id: string) => {
    uploads.delete(id);
    response.writeHead(204).end();
  };

  const put = (response: ServerResponse, key: string, bytes: Buffer) => {
    objects.set(key, bytes);
    stored(response, bytes);
  };

  const putPart = (response: ServerResponse, id: string, number: number, bytes: Buffer) => {
    uploads.get(id)!.parts.set(number, bytes);
    stored(response, bytes);
  };

  /** What is asked of one upload in parts. */
  const serveUpload = (response: ServerResponse, method: string, id: string, number: number, body: Buffer): unknown => {
    if (!uploads.has(id)) return fail(response, 404, 'NoSuchUpload');
    if (method === 'DELETE') return abort(response, id);
    return method === 'POST' ? complete(response, id, body.toString()) : putPart(response, id, number, body);
  };

  const serveObject = (request: IncomingMessage, response: ServerResponse, key: string, body: Buffer): unknown => {
    if (request.method === 'GET') return get(request, response, key);
    if (request.method === 'DELETE') return removeObject(response, key);
    return request.method === 'POST' ? begin(response, key) : put(response, key, body);
  };

  const serve = (request: IncomingMessage, response: ServerResponse, address: URL, body: Buffer): unknown => {
    const [, named, ...rest] = address.pathname.split('/').map(decodeURIComponent);
    const query = address.searchParams;
    const id = query.get('uploadId');
    if (!isSigned(request, address, body)) return fail(response, 403, 'SignatureDoesNotMatch');
    if (named !== bucket) return fail(response, 404, 'NoSuchBucket');
    if (request.method === 'GET' && query.has('uploads')) return listUploads(response, query.get('prefix')!);
    if (id !== null) return serveUpload(response, request.method!, id, Number(query.get('partNumber')), body);
    return serveObject(request, response, rest.join('/'), body);
  };

  const badly: Partial<Record<Mood, (response: ServerResponse, request: IncomingMessage, address: URL) => unknown>> = {
    refusing: (response) => fail(response, 503, 'SlowDown'),
    denying: (response) => fail(response, 403, 'AccessDenied'),
    nonsense: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Welcome to nginx!'),
    silent: () => undefined,
    'cutting off': (response, request, address) =>
      request.method === 'GET' ? cutOff(response, decodeURIComponent(address.pathname.slice(bucket.length + 2))) : undefined,
  };

  const server = createServer({ keepAliveTimeout: 0 }, async (request, response) => {
    const address = new URL(request.url!, 'http://store');
    requests.push(`${request.method} ${[...address.searchParams.keys()].filter((name) => name !== 'x-id').join(' ')}`.trim());
    const body = await buffer(request).catch(() => undefined);
    if (!body) return;
    const misbehave = badly[mood];
    if (misbehave) misbehave(response, request, address);
    else serve(request, response, address, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    /** What a Tessera has to be told to store there. */
    env: {
      TESSERA_FILES_URL: `s3://${bucket}/test?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}&region=eu-central-1`,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    objects,
    uploads,
    /** Method and query of every request so far. */
    requests,
    feel: (next: Mood) => {
      mood = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

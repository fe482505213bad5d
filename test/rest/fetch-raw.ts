import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer as it came over the wire: `fetch` would unpack it. */
export interface Fetched {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends a request over HTTP, and unpacks nothing. */
export const fetchRaw = (
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string | undefined } = {},
): Promise<Fetched> =>
  new Promise((resolve, reject) => {
    const length: Record<string, string> = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const asked = request(url, { method, headers: { ...length, ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(chunks) });
    });
    asked.on('error', reject).end(body);
  });

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assignment, ready } from './contestant.ts';
import { type Answered, createReads } from './statements.ts';

const reads = createReads(assignment());
const prefix = '/v1/projects/';

const write = (response: ServerResponse, { status, headers, body }: Answered): void => {
  const text = JSON.stringify(body);
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
};

const answer = (url: string): Promise<Answered> => {
  if (url.startsWith(prefix)) return reads.one(url.slice(prefix.length));
  const search = new URLSearchParams(url.slice(url.indexOf('?')));
  return search.has('after') ? reads.pageAfter(search) : reads.firstPage(Number(search.get('limit')));
};

const server = createServer(async ({ url = '' }, response) => write(response, await answer(url)));

server.listen(0, '127.0.0.1', () => ready((server.address() as AddressInfo).port));

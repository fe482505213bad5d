import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { list, ready } from './ready.ts';
import { type Answered, create, find, firstPage, pageAfter } from './statements.ts';

const prefix = `/v1/${list.family}/`;

const write = (response: ServerResponse, { status, headers, body }: Answered): void => {
  const text = JSON.stringify(body);
  response.writeHead(status, { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
};

const answer = async (request: IncomingMessage): Promise<Answered> => {
  const { url = '', method, headers } = request;
  if (method === 'POST') return create(JSON.parse(await text(request)) as { name: string }, headers);
  if (url.startsWith(prefix)) return find(url.slice(prefix.length));
  const search = new URLSearchParams(url.slice(url.indexOf('?')));
  return search.has('after') ? pageAfter(search) : firstPage(Number(search.get('limit')));
};

ready(createServer(async (request, response) => write(response, await answer(request))));

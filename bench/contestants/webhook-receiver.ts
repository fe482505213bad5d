import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { ready } from './ready.ts';

// Messages name the instant at which their write began, so that the way from there to here can be told.
const sentAt = /"name":"(\d+\.?\d*)"/;
const now = () => performance.timeOrigin + performance.now();

/** Milliseconds from the write to here of all messages that came, and when the first and the last of them did. */
const fresh = () => ({ ways: [] as number[], first: 0, last: 0 });
let came = fresh();

const server = createServer(async (request, response) => {
  const body = await text(request);
  if (request.method === 'POST') {
    response.writeHead(204).end();
    came.last = now();
    came.first ||= came.last;
    came.ways.push(came.last - Number(sentAt.exec(body)?.[1] ?? Number.NaN));
    return;
  }
  response.end(JSON.stringify(request.url === '/count' ? came.ways.length : came));
  if (request.url === '/take') came = fresh();
});

ready(server);

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// Messages name the instant at which their write began, so that the way from there to here can be told.
const sentAt = /"name":"(\d+\.?\d*)"/;
const now = () => performance.timeOrigin + performance.now();

let ways: number[] = [];
let first = 0;
let last = 0;

const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text: string) => {
    body += text;
  });
  request.on('end', () => {
    response.writeHead(204).end();
    last = now();
    if (ways.length === 0) first = last;
    ways.push(last - Number(sentAt.exec(body)?.[1] ?? Number.NaN));
  });
});

server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
process.on('message', (what) => {
  process.send!({ ways: what === 'count' ? ways.length : ways, first, last });
  if (what === 'take') ways = [];
});
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);

import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { ready } from './ready.ts';

/** Sends whatever it is posted to everybody who is connected, and nothing more. */
const server = createServer(async (request, response) => {
  const frame = await text(request);
  for (const socket of sockets.clients) socket.send(frame);
  response.writeHead(204).end();
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

ready(server);

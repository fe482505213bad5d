import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { type Peer, peerOf } from '../../src/sockets/peer.ts';

let server: WebSocketServer;
let client: WebSocket;
let peer: Peer;
/** The connection below the peer. */
let connection: Socket;

beforeAll(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const connected = once(server, 'connection');
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [socket, request] = (await connected) as [WebSocket, IncomingMessage];
  peer = peerOf(socket);
  connection = request.socket;
});
afterAll(() => {
  client.terminate();
  server.close();
});

const nextMessage = async () => {
  const [data, binary] = (await once(client, 'message')) as [Buffer, boolean];
  return { text: data.toString(), binary };
};

describe('send', () => {
  // The length of a frame has three forms.
  it.each([0, 10, 200, 70_000])('sends the bytes of a text of %i characters as that text, each time', async (length) => {
    const text = 'é'.repeat(length);
    const bytes = Buffer.from(text);
    for (const sent of [bytes, text, bytes]) {
      const arrives = nextMessage();
      peer.send(sent);
      expect(await arrives).toEqual({ text, binary: false });
    }
  });

  it('sends nothing after the close frame', () => {
    peer.close(3001, 'shutdown');
    const { bytesWritten } = connection;
    peer.send(Buffer.from('late'));
    peer.send('late');
    expect(connection.bytesWritten).toBe(bytesWritten);
  });
});

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** What a client of NATS says of itself in `CONNECT`. */
export interface NatsHello {
  user?: string;
  pass?: string;
  auth_token?: string;
}

/** As much of a NATS server as a connection needs. It lets in whom `admits` says, and keeps what clients say of themselves. */
export const openNats = async (admits: (hello: NatsHello) => boolean = () => true) => {
  const hellos: NatsHello[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    let rest = '';
    const heard = (line: string): unknown => {
      if (line === 'PING') return socket.write('PONG\r\n');
      if (!line.startsWith('CONNECT ')) return undefined;
      const hello = JSON.parse(line.slice('CONNECT '.length)) as NatsHello;
      hellos.push(hello);
      return admits(hello) ? undefined : socket.end("-ERR 'Authorization Violation'\r\n");
    };
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop()!;
      for (const line of lines) heard(line);
    });
    socket.write('INFO {"server_id":"test","version":"2.9.10","proto":1,"headers":true,"auth_required":true,"max_payload":1048576}\r\n');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hellos,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A server on a free port that goes on as the function says with each connection. */
const listening = async (serve: (socket: Socket) => void) => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    serve(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};

export type RefusingServer = Awaited<ReturnType<typeof listening>>;

/** A message of PostgreSQL's protocol: its letter, its length, and what is in it. */
const message = (letter: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
};

/** What a server of PostgreSQL may ask for before it says more. */
const requests = { nothing: undefined, password: Buffer.from([0, 0, 0, 3]), scram: Buffer.from('\0\0\0\x0aSCRAM-SHA-256\0\0') };

/** How it goes on with SCRAM once the client has begun. */
const serverFirst = Buffer.from('\0\0\0\x0br=nonce,s=c2FsdA==,i=4096');

/** A server of PostgreSQL that lets nobody in, with the SQLSTATE; it may ask for a password first, in either way. */
export const refusingPostgres = (code: string, text: string, asks: keyof typeof requests = 'nothing') => {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, `M${text}`, ''].map((field) => `${field}\0`).join('');
  const refusal = message('E', Buffer.from(fields));
  return listening((socket) => {
    const request = requests[asks];
    socket.once('data', () => {
      if (!request) return void socket.end(refusal);
      socket.write(message('R', request));
      socket.once('data', () => void (asks === 'scram' ? socket.write(message('R', serverFirst)) : socket.end(refusal)));
    });
  });
};

/** A server that answers commands of Redis with one line: all of them, or those that write, and the others with OK. */
export const answeringRedis = (line: string, only: 'writes' | 'all' = 'all') =>
  listening((socket) => {
    socket.setEncoding('utf8').on('data', (text: string) => {
      const [, ...commands] = text.split(/^\*\d+\r\n/m);
      for (const command of commands) socket.write(only === 'all' || /^\$3\r\nSET\r\n/i.test(command) ? `${line}\r\n` : '+OK\r\n');
    });
  });

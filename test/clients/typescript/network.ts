import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket as TcpSocket } from 'node:net';
import type { ClientOptions } from '../../../clients/typescript/src/index.ts';

/** What happens to one request on its way; the answer of the server is sent when it does nothing. */
type Fault = (exchange: { incoming: IncomingMessage; outgoing: ServerResponse }) => void;

/** The answer is lost after the server has written it. */
export const cutAnswer: Fault = ({ outgoing }) => outgoing.socket!.destroy();

/** Half of the answer arrives. */
export const halfAnswer: Fault = ({ outgoing }) => {
  outgoing.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  outgoing.write('{"data":', () => outgoing.socket!.destroy());
};

/** Half of an error of which the rest does not come. */
export const halfError: Fault = ({ outgoing }) => {
  outgoing.writeHead(503, { 'Content-Type': 'application/json', 'Content-Length': '100' });
  outgoing.write('{"error":', () => outgoing.socket!.destroy());
};

/** Another answer than that of the server. */
export const answer =
  (status: number, headers: Record<string, string> = {}, body = ''): Fault =>
  ({ outgoing }) => {
    outgoing.writeHead(status, headers);
    outgoing.end(body);
  };

/** There is no answer. */
export const silence: Fault = () => undefined;

/** One request as it passed. */
export interface Passed {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

/** A network between a client and a server, on which the next requests have faults. The server gets all of them. */
export interface Network {
  url: string;
  /** The faults of the next requests, in order. */
  faults: Fault[];
  passed: Passed[];
  close: () => Promise<void>;
}

export const openNetwork = async (target: string): Promise<Network> => {
  const faults: Fault[] = [];
  const passed: Passed[] = [];
  const server: Server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    passed.push({ method, url, headers });
    const fault = faults.shift();
    const forward = request(new URL(url, target), { method, headers }, (response) => {
      if (fault) {
        response.resume().on('end', () => fault({ incoming, outgoing }));
        return;
      }
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forward);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    passed,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};

/** Waits that are recorded instead of being spent. */
export const recordedWaits = (): { waits: number[]; sleep: NonNullable<ClientOptions<unknown>['sleep']> } => {
  const waits: number[] = [];
  return {
    waits,
    sleep: async (milliseconds) => {
      waits.push(milliseconds);
    },
  };
};

/** A line to a server that can be cut. */
export interface Line {
  url: string;
  /** From now on, what the server says is lost. */
  mute: () => void;
  cut: () => void;
  close: () => Promise<void>;
}

/** Opens a line to a port of this machine. */
export const openLine = async (port: number): Promise<Line> => {
  const sockets = new Set<TcpSocket>();
  const answers = new Set<TcpSocket>();
  const line = createTcpServer((near) => {
    const far = connect(port, '127.0.0.1');
    answers.add(far);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  await new Promise<void>((listening) => line.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    mute: () => {
      for (const socket of answers) socket.unpipe().resume();
    },
    cut: () => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
      answers.clear();
    },
    close: () => new Promise((closed) => line.close(() => closed())),
  };
};

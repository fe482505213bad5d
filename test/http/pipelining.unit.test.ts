import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { until } from '@tessera/platform/testing';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { createPipelining } from '../../src/http/pipelining.ts';
import { listen } from '../../src/http/server.ts';
import { selfSigned } from '../support/self-signed.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Sends all of these requests in one packet, and collects the bodies of the answers. */
const pipelined = async (listener: RequestListener, requests: readonly string[]) => {
  const server = createServer(createPipelining().inTurn(listener)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  closing.push(() => {
    socket.destroy();
    server.close();
  });
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write(requests.join(''));
  return { socket, bodies: () => [...received.matchAll(/\[(\w+)\]/g)].map(([, body]) => body) };
};

const get = (n: number) => `GET /${n} HTTP/1.1\r\nHost: x\r\n\r\n`;
const post = (n: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${`${n}`.length}\r\n\r\n${n}`;
const numbers = Array.from({ length: 100 }, (_, n) => n);

describe('requests of one connection that do not wait for answers', () => {
  it('are carried out eight at once, and answered in their order', async () => {
    const held: (() => void)[] = [];
    let most = 0;
    const listener: RequestListener = ({ url }, response) => {
      held.push(() => response.end(`[${url!.slice(1)}]`));
      most = Math.max(most, held.length);
    };
    const { bodies } = await pipelined(listener, numbers.map(get));
    await until(() => held.length === 8);
    while (bodies().length < numbers.length) {
      held.pop()?.();
      await new Promise(setImmediate);
    }
    expect(most).toBe(8);
    expect(bodies()).toEqual(numbers.map(String));
  });

  it('may have bodies', async () => {
    const { bodies } = await pipelined(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      response.end(`[${body}]`);
    }, numbers.map(post));
    await until(() => bodies().length === numbers.length);
    expect(bodies()).toEqual(numbers.map(String));
  });

  it('leave the loop between their answers, also where these need no wait', async () => {
    let turns = 0;
    const count = (): void => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    const begun: number[] = [];
    const { bodies } = await pipelined(({ url }, response) => {
      begun.push(turns);
      response.end(`[${url!.slice(1)}]`);
    }, numbers.map(get));
    await until(() => bodies().length === numbers.length);
    clearImmediate(timer);
    expect(new Set(begun).size).toBeGreaterThan(8);
  });

  it('are not begun after the client has left', async () => {
    const held: (() => void)[] = [];
    const { socket } = await pipelined((_request, response) => void held.push(() => response.end()), numbers.map(get));
    await until(() => held.length === 8);
    socket.destroy();
    for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
    for (const end of held) end();
    for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
    expect(held).toHaveLength(8);
  });
});

describe('a connection that ends after requests that are not answered yet', () => {
  /** Sends all of this to a whole server, whose application holds its answers; says what came, and whether the connection is over. */
  const sent = async (text: string, { hangUp = false, tls }: { hangUp?: boolean; tls?: typeof selfSigned } = {}) => {
    const { port, serve, close } = await listen({ host: '127.0.0.1', port: 0, settings: 'HOST and PORT', tls });
    const held: (() => void)[] = [];
    const app = express();
    app.use(({ url, method, readableEnded }, response) => {
      if (method === 'GET' || readableEnded) held.push(() => response.end(`[${url.slice(1)}]`));
    });
    serve(app, { handles: ({ headers }) => headers.upgrade === 'websocket', open: () => undefined });
    const to = { port, host: '127.0.0.1', allowHalfOpen: true };
    const socket = tls ? connectTls({ ...to, ca: tls.cert, servername: 'localhost' }) : connect(to);
    closing.push(() => {
      socket.destroy();
      void close();
    });
    let received = '';
    let isOver = false;
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('end', () => {
      isOver = true;
      socket.end();
    });
    if (hangUp) socket.end(text);
    else socket.write(text);
    /** Answers all requests, the latest first, and waits for the end. */
    const finish = async (): Promise<string[]> => {
      while (!isOver) {
        held.pop()?.();
        await new Promise(setImmediate);
      }
      return [...received.matchAll(/\[(\d+)\]|HTTP\/1.1 (4\d\d)/g)].map(([, body, refusal]) => body ?? refusal!);
    };
    return { held, finish };
  };

  const [few, many] = [3, 20];
  const chunks = 'POST /body HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nab\r\nnone\r\n';

  it.each([
    ['HTTP', few, undefined],
    ['HTTP', many, undefined],
    ['TLS', many, selfSigned],
  ] as const)('by the client, over %s, who has sent all %i, ends after their answers', async (_over, count, tls) => {
    const requests = numbers.slice(0, count);
    const { held, finish } = await sent(requests.map(get).join(''), { hangUp: true, tls });
    await until(() => held.length === Math.min(8, requests.length));
    expect(await finish()).toEqual(requests.map(String));
  });

  it.each([
    ['is no HTTP', few, 'noise\r\n\r\n'],
    ['is no HTTP, behind more than are carried out at once', many, 'noise\r\n\r\n'],
    ['has a body that is no chunks', few, chunks],
    ['has a body that is no chunks, behind more than are carried out at once', many, chunks],
    ['wants a tunnel', few, 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'],
    ['wants a WebSocket without a Host', few, 'GET /v1/websocket HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ])('with one that %s refuses it after their answers', async (_what, count, last) => {
    const requests = numbers.slice(0, count);
    const { held, finish } = await sent(requests.map(get).join('') + last);
    await until(() => held.length === Math.min(8, requests.length));
    expect(await finish()).toEqual([...requests.map(String), '400']);
  });
});

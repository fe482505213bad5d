import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { inTurn } from '../../src/http/pipelining.ts';
import { until } from '../support/until.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Sends all of these requests in one packet, and collects the bodies of the answers. */
const pipelined = async (listener: RequestListener, requests: readonly string[]) => {
  const server = createServer(inTurn(listener)).listen(0, '127.0.0.1');
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

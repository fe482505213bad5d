import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { peerOf } from '../../src/sockets/peer.ts';

/** A socket that notes what it is told, under its name, in what all sockets of a test were told. */
const noting = (name: string, told: string[], others: object = {}) =>
  peerOf({
    readyState: WebSocket.OPEN,
    bufferedAmount: 1000,
    isPaused: false,
    send: (data: string | Buffer) => void told.push(`${name} ${data}`),
    close: () => void told.push(`${name} closes`),
    once: () => undefined,
    terminate: () => void told.push(`${name} is terminated`),
    ...others,
  } as unknown as WebSocket);

/** The end of a turn: all microtasks are done, and what was put off until then, too. */
const endOfTurn = () => new Promise((resolve) => setImmediate(resolve));

describe('what is sent soon', () => {
  it('leaves at the end of the turn, after what the others are worked for in it, and in the order of it', async () => {
    const told: string[] = [];
    const [one, other] = [noting('one', told), noting('other', told)];
    one.sendSoon(Buffer.from('first'));
    await Promise.resolve();
    told.push('work for the other');
    other.sendSoon(Buffer.from('first'));
    one.sendSoon(Buffer.from('second'));
    await endOfTurn();
    expect(told).toEqual(['work for the other', 'one first', 'other first', 'one second']);
    one.sendSoon(Buffer.from('third'));
    await endOfTurn();
    expect(told.slice(4)).toEqual(['one third']);
  });

  it('waits to be sent meanwhile', async () => {
    const peer = noting('one', []);
    peer.sendSoon(Buffer.from('12345'));
    peer.sendSoon(Buffer.from('123'));
    expect(peer.waiting()).toBe(1008);
    let hasDrained = false;
    void peer.drained(1004).then(() => {
      hasDrained = true;
    });
    await Promise.resolve();
    expect(hasDrained).toBe(false);
    await endOfTurn();
    expect(peer.waiting()).toBe(1000);
  });

  it('leaves to others when it cannot be sent to one, whose connection ends', async () => {
    const told: string[] = [];
    const send = () => {
      throw new Error('cannot be sent');
    };
    const [one, other] = [noting('one', told, { send }), noting('other', told)];
    one.sendSoon(Buffer.from('event'));
    other.sendSoon(Buffer.from('event'));
    await endOfTurn();
    expect(told).toEqual(['one is terminated', 'other event']);
  });

  it('is sent before what is sent after it', async () => {
    const told: string[] = [];
    const peer = noting('one', told);
    peer.sendSoon(Buffer.from('event'));
    peer.send('answer');
    peer.sendSoon(Buffer.from('last event'));
    peer.close(1000, 'bye');
    await endOfTurn();
    expect(told).toEqual(['one event', 'one answer', 'one last event', 'one closes']);
  });
});

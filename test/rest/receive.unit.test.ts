import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { receiveWhole } from '../../src/rest/receive.ts';

const atOnce = () => undefined;

describe('receiveWhole', () => {
  it('gives out what came, as a whole', async () => {
    const source = new PassThrough();
    const whole = receiveWhole(source, { beforeKeeping: atOnce, signal: new AbortController().signal });
    source.write('one, ');
    source.end('two');
    expect(String(await whole)).toBe('one, two');
  });

  it('gives up at once when its time had passed before it began', async () => {
    const whole = receiveWhole(new PassThrough(), { beforeKeeping: atOnce, signal: AbortSignal.abort('late') });
    await expect(whole).rejects.toBe('late');
  });

  it('gives up when its time passes', async () => {
    const deadline = new AbortController();
    const whole = receiveWhole(new PassThrough(), { beforeKeeping: atOnce, signal: deadline.signal });
    deadline.abort('late');
    await expect(whole).rejects.toBe('late');
  });

  it('takes no further chunk while one waits for its place, and keeps what comes then', async () => {
    const source = new PassThrough();
    const place = Promise.withResolvers<void>();
    const whole = receiveWhole(source, { beforeKeeping: () => place.promise, signal: new AbortController().signal });
    source.write('one, ');
    source.end('two');
    expect(source.isPaused()).toBe(true);
    place.resolve();
    expect(String(await whole)).toBe('one, two');
  });

  it('fails when the stream breaks off', async () => {
    const source = new PassThrough();
    const whole = receiveWhole(source, { beforeKeeping: atOnce, signal: new AbortController().signal });
    source.destroy();
    await expect(whole).rejects.toThrow('closed before its end');
  });
});

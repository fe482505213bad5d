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

  it('gives up at the chunk that is refused', async () => {
    const source = new PassThrough();
    const refuse = (bytes: number) => {
      if (bytes > 3) throw new Error('Too many.');
    };
    const whole = receiveWhole(source, { beforeKeeping: refuse, signal: new AbortController().signal });
    source.write('one');
    source.write(', two');
    await expect(whole).rejects.toThrow('Too many.');
  });

  it('fails when the stream breaks off', async () => {
    const source = new PassThrough();
    const whole = receiveWhole(source, { beforeKeeping: atOnce, signal: new AbortController().signal });
    source.destroy();
    await expect(whole).rejects.toThrow('closed before its end');
  });
});

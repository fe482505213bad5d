import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resuming } from '../../examples/relay/src/resuming.ts';

type Subscribe = Parameters<typeof resuming>[0]['subscribe'];
type Operation = Parameters<Subscribe>[0];
type Sink = Parameters<Subscribe>[1];

/** A client that keeps its subscriptions, and what an application gets from one with these variables. */
const subscribedWith = (variables: Record<string, unknown>) => {
  const begun: { operation: Operation; sink: Sink }[] = [];
  const ended: number[] = [];
  const client = resuming(
    {
      subscribe: (operation, sink) => {
        const number = begun.push({ operation, sink });
        return () => ended.push(number);
      },
    },
    (data: { at: string }) => data.at,
  );
  const got: unknown[] = [];
  const stop = client.subscribe(
    { query: 'subscription', variables },
    { next: (result) => got.push(result), error: (error) => got.push({ error }), complete: () => got.push('complete') },
  );
  return { begun, ended, got, stop };
};

const failing = (extensions: object) => [{ message: 'No.', extensions }];
const change = { data: { at: 'second' } };

describe('a subscription that is resumed', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('continues after the last change', () => {
    const { begun, got } = subscribedWith({ filter: 'mine', after: 'first' });
    expect(begun[0]!.operation.variables).toEqual({ filter: 'mine', after: 'first' });
    begun[0]!.sink.next(change);
    expect(begun[0]!.operation.variables).toEqual({ filter: 'mine', after: 'second' });
    expect(got).toEqual([change]);
  });

  it.each(['next', 'error'] as const)('begins again after the time that the server names: %s', (by) => {
    const { begun, got } = subscribedWith({ after: 'first' });
    const errors = failing({ code: 'UNAVAILABLE', retryAfter: 2 });
    begun[0]!.sink.next(change);
    begun[0]!.sink[by](by === 'next' ? { data: { at: null }, errors } : (errors as never));
    begun[0]!.sink.complete();
    vi.advanceTimersByTime(1999);
    expect(begun).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(begun[1]!.operation.variables).toEqual({ after: 'second' });
    expect(got).toEqual([change]);
  });

  it('passes on all other ends', () => {
    const errors = failing({ code: 'FORBIDDEN' });
    const { begun, got } = subscribedWith({ after: 'first' });
    begun[0]!.sink.next({ errors });
    begun[0]!.sink.complete();
    expect(got).toEqual([{ errors }, 'complete']);
    const broken = subscribedWith({ after: 'first' });
    const closed = new Error('closed');
    broken.begun[0]!.sink.error(closed);
    expect(broken.got).toEqual([{ error: closed }]);
  });

  it('stops, also while it waits', () => {
    const { begun, ended, stop } = subscribedWith({});
    begun[0]!.sink.error(failing({ retryAfter: 1 }));
    vi.advanceTimersByTime(1000);
    stop();
    expect(ended).toEqual([2]);
    const waiting = subscribedWith({});
    waiting.begun[0]!.sink.error(failing({ retryAfter: 1 }));
    waiting.stop();
    vi.runAllTimers();
    expect(waiting.begun).toHaveLength(1);
  });
});

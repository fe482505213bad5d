import { type Context, type ContextManager, context, propagation, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginTracing, inSpan, isTraced, storedTrace, traceHeaders, traceIds } from '../../src/core/tracing.ts';

/** Lets everything run in one context. */
const always = (given: Context): ContextManager => ({
  active: () => given,
  with: (_context, work, self, ...args) => work.call(self as never, ...args),
  bind: (_context, target) => target,
  enable() {
    return this;
  },
  disable() {
    return this;
  },
});

const ids = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };

let end: () => void;
beforeEach(() => {
  end = beginTracing();
});
afterEach(() => {
  end();
  context.disable();
  propagation.disable();
});

describe('a trace that is not sampled', () => {
  it('is neither stored nor added to, and the log still has its ids', () => {
    context.setGlobalContextManager(always(trace.setSpan(ROOT_CONTEXT, trace.wrapSpanContext({ ...ids, traceFlags: 0 }))));
    expect([storedTrace(), isTraced()]).toEqual([undefined, false]);
    expect(traceIds()).toEqual(ids);
    expect(inSpan({ name: 'work' }, () => 'done')).toBe('done');
  });
});

describe('the headers of a request to others', () => {
  it('have the trace, and not the baggage of a caller', () => {
    const baggage = propagation.createBaggage({ whose: { value: 'ours' } });
    context.setGlobalContextManager(always(propagation.setBaggage(ROOT_CONTEXT, baggage)));
    propagation.setGlobalPropagator({
      inject: (given, carrier, setter) => {
        setter.set(carrier, 'traceparent', 'the trace');
        for (const [name] of propagation.getBaggage(given)?.getAllEntries() ?? []) setter.set(carrier, 'baggage', name);
      },
      extract: (given) => given,
      fields: () => [],
    });
    expect(traceHeaders()).toEqual({ traceparent: 'the trace' });
    end();
    expect(traceHeaders()).toEqual({});
  });
});

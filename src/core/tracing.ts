import {
  type Attributes,
  type Context,
  context,
  type Link,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { spanContextOf, traceparentOf } from './trace-context.ts';

/** Undefined when tracing is off: each function here then only runs its work. */
let tracer: Tracer | undefined;

/** Turns tracing on, using the provider registered with OpenTelemetry's API. Returns a function that turns it off. */
export const beginTracing = (): (() => void) => {
  tracer = trace.getTracer('tessera');
  return () => {
    tracer = undefined;
  };
};

/** The recording span of the running code. */
const recordingSpan = (): Span | undefined => {
  if (!tracer) return undefined;
  const span = trace.getActiveSpan();
  return span?.isRecording() ? span : undefined;
};

/** Whether the running code is being recorded. */
export const isTraced = (): boolean => recordingSpan() !== undefined;

/** Adds attributes to the current span, if it is recorded. They must not contain secrets or caller input. */
export const describeSpan = (attributes: Attributes, name?: string): void => {
  const span = recordingSpan();
  span?.setAttributes(attributes);
  if (name !== undefined) span?.updateName(name);
};

/** The ids of the current trace, for the log; undefined without one. */
export const traceIds = (): { traceId: string; spanId: string } | undefined => {
  const active = tracer && trace.getActiveSpan()?.spanContext();
  return active && trace.isSpanContextValid(active) ? { traceId: active.traceId, spanId: active.spanId } : undefined;
};

/** The current trace as `traceparent`, to be stored with work that continues later; undefined for a trace that is not recorded. */
export const storedTrace = (): string | undefined => {
  const span = recordingSpan();
  return span && traceparentOf(span.spanContext());
};

/** The type of an error without its message, which may contain a value: a code, or the name of its class. */
const typeOf = (error: unknown): string => {
  const { code, reason, name } = error as { code?: unknown; reason?: unknown; name?: unknown };
  return String(code ?? reason ?? name ?? 'unknown');
};

/** Refusing a caller's request is not our failure. */
const isRefusal = (error: unknown): boolean => {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' && status < 500;
};

const endFailed = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', typeOf(error));
  if (!isRefusal(error)) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

const ended = <T>(span: Span, value: T): T => {
  span.end();
  return value;
};

const runIn = <T>(span: Span, parent: Context, work: () => T): T => {
  try {
    const result = context.with(trace.setSpan(parent, span), work);
    if (!(result instanceof Promise)) return ended(span, result);
    return result.then(
      (value) => ended(span, value),
      (error: unknown) => {
        endFailed(span, error);
        throw error;
      },
    ) as T;
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
};

/** What a span is: its kind, name, and initial attributes. */
interface SpanDescription {
  name: string;
  kind?: 'internal' | 'client' | 'consumer' | 'server';
  attributes?: Attributes;
}

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER, server: SpanKind.SERVER };

/** Runs work in a child span. Without a recorded parent, as in background work, the work just runs. */
export const inSpan = <T>({ name, kind = 'internal', attributes }: SpanDescription, work: () => T): T => {
  if (!recordingSpan()) return work();
  const parent = context.active();
  return runIn(tracer!.startSpan(name, { kind: kinds[kind], attributes }, parent), parent, work);
};

/**
 * Runs work in a span that continues a stored trace, as returned by `storedTrace`, or else starts a trace. With `links` it starts one that
 * refers to the others.
 */
export const inStoredTrace = <T>(
  { name, kind = 'consumer', attributes }: SpanDescription,
  { stored, links = [] }: { stored?: string | null | undefined; links?: readonly (string | null | undefined)[] },
  work: () => T,
): T => {
  if (!tracer) return work();
  const known = spanContextOf(stored);
  const parent = known ? trace.setSpanContext(ROOT_CONTEXT, { ...known, isRemote: true }) : ROOT_CONTEXT;
  const linked: Link[] = links.flatMap((one) => spanContextOf(one) ?? []).map((one) => ({ context: one }));
  return runIn(tracer.startSpan(name, { kind: kinds[kind], attributes, links: linked }, parent), parent, work);
};

type Headers = Record<string, string | string[] | undefined>;

/** A span that its owner ends. */
export interface OpenSpan {
  run: <T>(work: () => T) => T;
  describe: (attributes: Attributes, name?: string) => void;
  /** @param error the type of the failure, when the work failed through our own fault */
  end: (error?: string) => void;
}

const openSpan = (span: Span, parent: Context): OpenSpan => {
  const own = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(own, work),
    describe: (attributes, name) => {
      span.setAttributes(attributes);
      if (name !== undefined) span.updateName(name);
    },
    end: (error) => {
      if (error !== undefined) span.setAttribute('error.type', error).setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
};

/** Opens the span of a request, continuing the trace of its headers. Undefined when tracing is off. */
export const openRequestSpan = (name: string, headers: Headers, attributes: () => Attributes): OpenSpan | undefined => {
  if (!tracer) return undefined;
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  return openSpan(tracer.startSpan(name, { kind: SpanKind.SERVER, attributes: attributes() }, parent), parent);
};

/** Opens a child span for work that continues elsewhere; undefined when nothing is recorded. */
export const openChildSpan = (name: string, attributes: Attributes): OpenSpan | undefined => {
  if (!recordingSpan()) return undefined;
  const parent = context.active();
  return openSpan(tracer!.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent), parent);
};

/** The headers that propagate the current trace. A caller's baggage is not forwarded. */
export const traceHeaders = (): Record<string, string> => {
  const headers: Record<string, string> = {};
  if (tracer) propagation.inject(propagation.deleteBaggage(context.active()), headers);
  return headers;
};

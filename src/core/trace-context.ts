/** `traceparent` of W3C Trace Context: version, trace id, parent id, flags. Later versions may have more parts. */
const form = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})(?:$|-)/;

/** The ids and the flags of a `traceparent`. */
export interface TraceContext {
  traceId: string;
  spanId: string;
  traceFlags: number;
}

/** The parts of a `traceparent`; undefined when it is missing or malformed, as the standard requires. */
export const spanContextOf = (traceparent: string | null | undefined): TraceContext | undefined => {
  const [, traceId, spanId, flags] = form.exec(traceparent ?? '') ?? [];
  return traceId === undefined ? undefined : { traceId, spanId: spanId!, traceFlags: Number.parseInt(flags!, 16) };
};

/** The `traceparent` of these parts. */
export const traceparentOf = ({ traceId, spanId, traceFlags }: TraceContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/** The trace id of a `traceparent` header; undefined when the header is missing or malformed. */
export const traceIdOf = (traceparent: string | string[] | undefined): string | undefined =>
  typeof traceparent === 'string' ? spanContextOf(traceparent)?.traceId : undefined;

/** `traceparent` of W3C Trace Context: version, trace id, parent id, flags. A later version may have more parts. */
const form = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:$|-)/;

/** The trace id of a `traceparent` header; undefined when the header is missing or not well formed, as the standard demands. */
export const traceIdOf = (traceparent: string | string[] | undefined): string | undefined =>
  typeof traceparent === 'string' ? form.exec(traceparent)?.[1] : undefined;

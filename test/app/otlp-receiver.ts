import { type Outside, openOutside } from '@tessera/platform/testing';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; boolValue?: boolean; doubleValue?: number };
}

/** A span as OTLP has it in JSON. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  links?: { traceId: string; spanId: string }[];
  status: { code?: number; message?: string };
}

interface ReceivedMetric {
  name: string;
  sum?: { dataPoints: { asDouble?: number; attributes: Attribute[] }[] };
  gauge?: { dataPoints: { asDouble?: number; attributes: Attribute[] }[] };
  histogram?: { dataPoints: { count: number | string; explicitBounds: number[]; attributes: Attribute[] }[] };
}

interface ReceivedLog {
  traceId?: string;
  severityText: string;
  body: { stringValue: string };
  attributes: Attribute[];
}

/** What stands under a property, of whatever depth. */
const partsOf = (value: unknown, property: string): unknown[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === property && Array.isArray(inner) ? inner : partsOf(inner, property)));
};

/** Collects what comes at a path; each request is looked at once. */
const collecting = <T>({ asked }: Outside, path: string, property: string): (() => T[]) => {
  const found: T[] = [];
  let seen = 0;
  return () => {
    for (; seen < asked.length; seen += 1) {
      const { path: at, body } = asked[seen]!;
      if (at === path) found.push(...(partsOf(JSON.parse(body), property) as T[]));
    }
    return found;
  };
};

/** The value of an attribute, as text; undefined when there is none. */
export const attributeOf = ({ attributes }: { attributes: Attribute[] }, name: string): string | undefined => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value && String(Object.values(value)[0]);
};

/** A receiver of OTLP over HTTP as JSON, on 127.0.0.1. */
export const openOtlpReceiver = async () => {
  const outside = await openOutside();
  outside.answer({});
  return {
    url: outside.url,
    close: outside.close,
    spans: collecting<ReceivedSpan>(outside, '/v1/traces', 'spans'),
    metrics: collecting<ReceivedMetric>(outside, '/v1/metrics', 'metrics'),
    logs: collecting<ReceivedLog>(outside, '/v1/logs', 'logRecords'),
    /** All that came, as text. */
    text: () => outside.asked.map(({ body }) => body).join('\n'),
    asked: outside.asked,
  };
};

/** What has a server export at once, in JSON. */
export const quickly = {
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_BSP_SCHEDULE_DELAY: '20',
  OTEL_BLRP_SCHEDULE_DELAY: '20',
  OTEL_METRIC_EXPORT_INTERVAL: '500',
  OTEL_METRIC_EXPORT_TIMEOUT: '500',
};

import type { UsedPart } from '../core/used-part.ts';
import type { SoFar, Validated } from './states.ts';

type Uses = Pick<Validated, 'name' | 'read' | 'body' | 'headers' | 'facts'>;

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name) ? (inner as Record<string, unknown>)[name] : undefined,
    value,
  );

/** `status_in` and `status[neq]` have the values of `status`. */
const plainName = (parameter: string): string => parameter.replace(/_in$|\[\w+\]$/, '');

const valuesOf = (name: string, value: unknown): UsedPart[] =>
  [value].flat().flatMap((one) => (typeof one === 'string' ? [`value ${name}=${one}` as const] : []));

const inQuery = ({ name, read, facts }: Uses): UsedPart[] =>
  Object.keys(read).flatMap((parameter) => {
    const plain = facts.counted.query.includes(parameter) ? parameter : plainName(parameter);
    const values = facts.counted.query.includes(plain) ? valuesOf(`${name}.${plain}`, read[parameter]) : [];
    return [`parameter ${name}.${parameter}` as const, ...values];
  });

const inHeaders = ({ name, headers, facts }: Uses): UsedPart[] =>
  facts.counted.headers.flatMap((header) => (headers[header.toLowerCase()] === undefined ? [] : [`parameter ${name}.${header}` as const]));

/** The known properties of a body and of the objects in it; what is free has no known ones. */
const inBody = ({ name, body, facts }: Uses): UsedPart[] => {
  if (typeof body !== 'object' || body === null) return [];
  const paths = Object.entries(facts.words).flatMap(([above, { known }]) => known.map((one) => (above ? `${above}.${one}` : one)));
  const properties = paths.filter((path) => at(body, path.split('.')) !== undefined);
  return [
    ...properties.map((path) => `property ${name}.${path}` as const),
    ...facts.counted.body.flatMap((path) => valuesOf(`${name}.${path}`, at(body, path.split('.')))),
  ];
};

/** The kinds of the events in an answer, each once. */
const inEvents = ({ facts }: Uses, answered: unknown): UsedPart[] => {
  if (facts.record !== 'Event') return [];
  const events = [at(answered, ['data'])].flat() as { type?: string }[];
  return [...new Set(events.flatMap((event) => (event?.type === undefined ? [] : [event.type])))].map((type) => `event ${type}` as const);
};

/** The parts of the contract that a request used, in the words of its version. One that was not valid used none. */
export const usedParts = ({ name, read, body, headers, facts }: SoFar, answered: unknown): UsedPart[] => {
  if (!name || !read || !facts) return [];
  const uses: Uses = { name, read, body, headers, facts };
  return [`operation ${name}`, ...inQuery(uses), ...inHeaders(uses), ...inBody(uses), ...inEvents(uses, answered)];
};

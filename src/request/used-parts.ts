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

/** Where a part stands in a request, and its name. */
interface Place {
  name: string;
  steps: readonly string[];
}

/** What is looked for in the requests of an operation. */
interface Places {
  headers: readonly Place[];
  properties: readonly Place[];
  values: readonly Place[];
}

const placesOf = ({ words, counted }: Uses['facts']): Places => {
  const inside = (name: string): Place => ({ name, steps: name.split('.') });
  const properties = Object.entries(words).flatMap(([above, { known }]) => known.map((one) => inside(above ? `${above}.${one}` : one)));
  const headers = counted.headers.map((name) => ({ name, steps: [name.toLowerCase()] }));
  return { headers, properties, values: counted.body.map(inside) };
};

const placesByFacts = new WeakMap<Uses['facts'], Places>();

/** They are the same for all requests of an operation, so that each request only looks them up. */
const knownPlaces = (facts: Uses['facts']): Places => {
  const places = placesByFacts.get(facts) ?? placesOf(facts);
  placesByFacts.set(facts, places);
  return places;
};

const inHeaders = ({ name, headers, facts }: Uses): UsedPart[] =>
  knownPlaces(facts).headers.flatMap((header) =>
    at(headers, header.steps) === undefined ? [] : [`parameter ${name}.${header.name}` as const],
  );

/** The known properties of a body and of the objects in it; what is free has no known ones. */
const inBody = ({ name, body, facts }: Uses): UsedPart[] => {
  if (typeof body !== 'object' || body === null) return [];
  const { properties, values } = knownPlaces(facts);
  return [
    ...properties.flatMap(({ name: path, steps }) => (at(body, steps) === undefined ? [] : [`property ${name}.${path}` as const])),
    ...values.flatMap(({ name: path, steps }) => valuesOf(`${name}.${path}`, at(body, steps))),
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

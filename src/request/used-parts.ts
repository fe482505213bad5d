import { parameterOf } from '../core/query/keyed-filters.ts';
import { groupsIn } from '../core/query/list-query.ts';
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
const plainName = (parameter: string): string => parameter.replace(/_(?:in|all)$|\[\w+\]$/, '');

const addValues = (found: UsedPart[], name: string, value: unknown): void => {
  const part: UsedPart = `value ${name}=${value}`;
  if (typeof value === 'string' && !found.includes(part)) found.push(part);
  else if (Array.isArray(value)) for (const one of value) addValues(found, name, one);
};

/** A parameter of an operation: its part, and the name before its values where these count. */
interface ParameterNames {
  part: UsedPart;
  values: string | undefined;
}

const namesOf = ({ name, facts }: Uses, parameter: string): ParameterNames => {
  const { query } = facts.counted;
  const plain = query.includes(parameter) ? parameter : plainName(parameter);
  return { part: `parameter ${name}.${parameter}`, values: query.includes(plain) ? `${name}.${plain}` : undefined };
};

const namesByFacts = new WeakMap<Uses['facts'], Map<string, ParameterNames>>();

/** Called only with known parameters, so the cache stays small. */
const knownNames = (uses: Uses, parameter: string): ParameterNames => {
  const all = namesByFacts.get(uses.facts) ?? new Map<string, ParameterNames>();
  if (all.size === 0) namesByFacts.set(uses.facts, all);
  const names = all.get(parameter) ?? namesOf(uses, parameter);
  if (!all.has(parameter)) all.set(parameter, names);
  return names;
};

const inQuery = (found: UsedPart[], uses: Uses, query: Uses['read'] = uses.read): void => {
  for (const name in query) {
    const parameter = parameterOf(name);
    const { part, values } = knownNames(uses, parameter);
    // Several keys of an object are one parameter, and a filter may be in several groups.
    if (!found.includes(part)) found.push(part);
    if (values !== undefined) addValues(found, values, query[name]);
  }
  for (const group of groupsIn(query)) inQuery(found, uses, group);
};

/** Where a part occurs in a request, and its name, which begins with the operation's. */
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

const placesOf = ({ name: operation, facts: { words, counted } }: Uses): Places => {
  const inside = (name: string): Place => ({ name: `${operation}.${name}`, steps: name.split('.') });
  const properties = Object.entries(words).flatMap(([above, { known }]) => known.map((one) => inside(above ? `${above}.${one}` : one)));
  const headers = counted.headers.map((name) => ({ name: `${operation}.${name}`, steps: [name.toLowerCase()] }));
  return { headers, properties, values: counted.body.map(inside) };
};

const placesByFacts = new WeakMap<Uses['facts'], Places>();

/** The places are the same for all requests of an operation, so they are found only once. */
const knownPlaces = (uses: Uses): Places => {
  const known = placesByFacts.get(uses.facts);
  if (known) return known;
  const places = placesOf(uses);
  placesByFacts.set(uses.facts, places);
  return places;
};

const inHeaders = (found: UsedPart[], uses: Uses): void => {
  for (const { name, steps } of knownPlaces(uses).headers) if (at(uses.headers, steps) !== undefined) found.push(`parameter ${name}`);
};

/** The known properties of a body and of the objects in it; free-form objects have none. */
const inBody = (found: UsedPart[], uses: Uses): void => {
  const { body } = uses;
  if (typeof body !== 'object' || body === null) return;
  const { properties, values } = knownPlaces(uses);
  for (const { name, steps } of properties) if (at(body, steps) !== undefined) found.push(`property ${name}`);
  for (const { name, steps } of values) addValues(found, name, at(body, steps));
};

/** The kinds of the events in an answer, each once. */
const inEvents = ({ facts }: Uses, answered: unknown): UsedPart[] => {
  if (facts.record !== 'Event') return [];
  const events = [at(answered, ['data'])].flat() as { type?: string }[];
  return [...new Set(events.flatMap((event) => (event?.type === undefined ? [] : [event.type])))].map((type) => `event ${type}` as const);
};

/** The parts of the contract that a request used, in the words of its version. A request that was not valid used none. */
export const usedParts = ({ name, read, body, headers, facts, usedInBatch = [] }: SoFar, answered: unknown): UsedPart[] => {
  if (!name || !read || !facts) return [];
  const uses: Uses = { name, read, body, headers, facts };
  const found: UsedPart[] = [`operation ${name}`, ...usedInBatch];
  inQuery(found, uses);
  inHeaders(found, uses);
  inBody(found, uses);
  found.push(...inEvents(uses, answered));
  return found;
};

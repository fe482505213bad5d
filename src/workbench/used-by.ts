import type { PartKind } from '../core/used-part.ts';
import { operatorsName } from '../documents/operators.ts';
import { type Finding, pointerOf, wordsOf } from './places.ts';
import { type Json, refsIn, valueIn } from './source-files.ts';

/** The counted parts that a break affects: one kind, by exact names, or by prefixes and suffixes. */
export interface PartsAbout {
  kind: PartKind;
  name: string;
  /** Whether `name` is a prefix of counted names, and how they end. */
  endsWith?: string;
  /** The API version in which it was used; all when omitted. */
  version?: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The operationIds of a document, by `GET /v1/projects`. */
const operationIdsIn = ({ paths = {} }: { paths?: Record<string, Record<string, { operationId?: string }>> }): Map<string, string> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      methods.flatMap((method): [string, string][] => {
        const id = item[method]?.operationId;
        return id ? [[`${method.toUpperCase()} ${path}`, id]] : [];
      }),
    ),
  );

/** The parameter that a pointer is in, if there is one. */
export const parameterAt = (document: Json, words: readonly string[]): { name: string; in: string } | undefined => {
  const at = words.indexOf('parameters');
  const found = at < 0 ? undefined : (valueIn(document, words.slice(0, at + 2)) as { name: string; in: string; $ref?: string } | undefined);
  return found?.$ref ? (valueIn(document, wordsOf(found.$ref)) as { name: string; in: string } | undefined) : found;
};

/** The property that a pointer is in, if there is one. */
const propertyAt = (words: readonly string[]): string | undefined => {
  const at = words.lastIndexOf('properties');
  return at < 0 ? undefined : words[at + 1];
};

const named = (message: string): string[] => [...message.matchAll(/[`']([^`']+)[`']/g)].map(([, word]) => word!);

/** Rules after which the part itself is gone or refused, so that only its users are hurt. */
const ofThePart: ReadonlySet<string> = new Set([
  'parameter-removed',
  'parameter-serialization-changed',
  'property-removed',
  'property-renamed',
  'default-changed',
]);

/** The kinds of events whose bodies contain a component. */
const kindsWith = (document: Json, component: string): string[] => {
  const mapping = valueIn(document, ['components', 'schemas', 'WebhookBody', 'discriminator', 'mapping']) ?? {};
  const closure = (ref: string): Set<string> => {
    const found = new Set([ref]);
    for (const one of found) for (const further of refsIn(valueIn(document, wordsOf(one)))) found.add(further);
    return found;
  };
  const kinds = Object.entries(mapping as Record<string, string>);
  const some = kinds.filter(([, ref]) => closure(ref).has(component)).map(([kind]) => kind);
  return some.length > 0 ? some : kinds.map(([kind]) => kind);
};

/** The client frames behind server frames. */
const frameFor: Readonly<Record<string, string>> = {
  event: 'subscribe',
  subscribed: 'subscribe',
  unsubscribed: 'unsubscribe',
  called: 'call',
};
const counted = ['authenticate', 'subscribe', 'unsubscribe', 'call'];

const ofFrames = (touches: readonly string[]): PartsAbout[] =>
  touches.flatMap((place): PartsAbout[] => {
    const frame = place.startsWith('frame ') ? place.slice(6) : '';
    const sent = frameFor[frame] ?? frame;
    return counted.includes(sent) ? [{ kind: 'frame', name: sent }] : counted.map((name) => ({ kind: 'frame', name }));
  });

/** The part of an operation that a finding affects. */
const ofOperation = (id: string, document: Json, { rule, pointer, way = '', message }: Finding): PartsAbout[] => {
  const words = wordsOf(pointer);
  const parameter = parameterAt(document, words) ?? parameterAt(document, wordsOf(way));
  const property = propertyAt(words);
  const isSent = wordsOf(way).includes('requestBody') || words.includes('requestBody');
  if (rule === 'operation-id-changed')
    return [
      { kind: 'operation', name: id },
      { kind: 'call', name: id },
    ];
  if (rule === 'enum-values-removed' && parameter) {
    const plain = parameter.name.replace(/_(?:in|all)$|\[\w+\]$/, '');
    return named(message).map((value) => ({ kind: 'value', name: `${id}.${plain}=${value}` }));
  }
  if (rule === 'enum-values-removed' && property && isSent)
    return named(message).map((value) => ({ kind: 'value', name: `${id}.`, endsWith: `${property}=${value}` }));
  if (parameter && ofThePart.has(rule) && rule !== 'default-changed') return [{ kind: 'parameter', name: `${id}.${parameter.name}` }];
  if (property && isSent && ofThePart.has(rule) && rule !== 'default-changed')
    return [{ kind: 'property', name: `${id}.`, endsWith: property }];
  return [{ kind: 'operation', name: id }];
};

/** The counted parts that a break in an OpenAPI document affects. */
export const partsInDocument = (contract: string, document: Json, finding: Finding, touches: readonly string[]): PartsAbout[] => {
  if (contract === 'channel') return ofFrames(touches);
  // What operators use is not counted.
  if (contract === operatorsName) return [];
  const ids = operationIdsIn(document);
  const version = /^v\d/.test(contract) ? contract : undefined;
  return touches.flatMap((place): PartsAbout[] => {
    const id = ids.get(place);
    if (place.startsWith('event ')) return [{ kind: 'event', name: place.slice('event '.length) }];
    if (id) return ofOperation(id, document, finding).map((part) => ({ ...part, version }));
    const [top, section = '', name = ''] = wordsOf(finding.pointer);
    const component = top === 'components' ? pointerOf([top, section, name]) : '';
    if (place.includes('webhook ')) return kindsWith(document, component).map((kind) => ({ kind: 'event', name: kind }));
    // A path that is gone, with all its operations.
    return [...ids].filter(([one]) => one.endsWith(` ${place}`)).map(([, one]) => ({ kind: 'operation', name: one, version }));
  });
};

/** The counted parts that a break of the SDL affects. */
export const partsInSdl = ({ rule, pointer }: Finding): PartsAbout[] => {
  const words = pointer.replace(/@.*$/, '').split('.');
  // Nobody can have used what was not there: all who use what it was added to.
  if (rule === 'field-argument-added' || rule === 'input-field-added') words.pop();
  const name = words.join('.');
  const events: PartsAbout[] = words[0] === 'WebhookEvent' && words[1] ? [{ kind: 'event', name: words[1] }] : [];
  return [{ kind: 'graphql', name }, { kind: 'graphql', name: `${name}.`, endsWith: '' }, ...events];
};

import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLSchema, type GraphQLType, getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { notice } from '../contract/plans.ts';
import { listOf, lostValues } from './derived-parameters.ts';
import { type Finding, wordsOf } from './places.ts';
import { isJson, type Json, valueIn } from './source-files.ts';

const day = 24 * 60 * 60 * 1000;

/** The days from one to another, both as `2026-05-01`. */
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day;

const isOver = (since: unknown, today: string): boolean => typeof since === 'string' && daysBetween(since, today) >= notice.days;

/** Whether a part of a released document was deprecated long enough ago, and its removal date has come. */
const mayGo = (part: unknown, today: string): boolean =>
  isJson(part) && part.deprecated === true && isOver(part['x-deprecated'], today) && String(part['x-sunset'] ?? '') <= today;

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const resolved = (document: Json, part: unknown): unknown =>
  isJson(part) && typeof part.$ref === 'string' && !part.deprecated ? valueIn(document, wordsOf(part.$ref)) : part;

/** The properties that a name goes through: `project.owner` through the `project` of a record, and through its `owner`. */
const propertiesAt = (document: Json, record: unknown, [name, ...below]: readonly string[]): unknown[] => {
  if (name === undefined) return [];
  const property = valueIn(record, ['properties', name]);
  return [property, ...propertiesAt(document, resolved(document, property), below)];
};

/** The properties that each of these values is made from: `name:asc` from `name`. */
const propertiesLost = (document: Json, finding: Finding): unknown[][] => {
  const record = listOf(document, finding);
  const schema = record && valueIn(document, ['components', 'schemas', record]);
  return (record ? lostValues(document, finding) : []).map((value) => propertiesAt(document, schema, value.split(':')[0]!.split('.')));
};

/** Whether the removed part was deprecated long enough ago in the released document. */
export const mayGoFrom =
  (document: Json, today: string) =>
  (finding: Finding): boolean => {
    const lost = propertiesLost(document, finding);
    if (lost.length > 0) return lost.every((properties) => properties.some((property) => mayGo(property, today)));
    if (!finding.gone) return false;
    const words = wordsOf(finding.pointer);
    const part = resolved(document, valueIn(document, words));
    if (finding.rule !== 'path-removed') return mayGo(part, today);
    const operations = methods.flatMap((method) => (isJson(part) && part[method] ? [part[method]] : []));
    return operations.every((operation) => mayGo(operation, today));
  };

/** The date at the start of a `@deprecated` reason: `Since 2026-05-01: use name.` */
const dayIn = (reason: string | null | undefined): string | undefined => /^Since (\d{4}-\d{2}-\d{2})\b/.exec(reason ?? '')?.[1];

type Deprecable = { deprecationReason?: string | null };

/** A part of a schema that can be deprecated, and the type that it shows or takes. */
type Part = Deprecable & { uses?: string };

/** The parts of a schema that can be deprecated, by coordinate. */
const deprecableParts = (schema: GraphQLSchema): [string, Part][] => {
  const part = (coordinate: string, { deprecationReason, type }: Deprecable & { type: GraphQLType }): [string, Part] => [
    coordinate,
    { deprecationReason: deprecationReason ?? null, uses: getNamedType(type).name },
  ];
  return Object.values(schema.getTypeMap()).flatMap((type): [string, Part][] => {
    if (isEnumType(type)) return type.getValues().map((value) => [`${type.name}.${value.name}`, value]);
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => part(`${type.name}.${field.name}`, field));
    if (!isObjectType(type) || type.name.startsWith('__')) return [];
    return Object.values(type.getFields()).flatMap((field) => [
      part(`${type.name}.${field.name}`, field),
      ...field.args.map((argument) => part(`${type.name}.${field.name}.${argument.name}`, argument)),
    ]);
  });
};

/** Whether what was removed from an SDL was deprecated long enough ago; a type may go with the last part that uses it. */
export const mayGoFromSdl = (base: string, today: string) => {
  const parts = deprecableParts(makeExecutableSchema({ typeDefs: base }));
  const isDue = ([, { deprecationReason }]: [string, Part]): boolean => isOver(dayIn(deprecationReason), today);
  /** @param going types that go with it; those that use one another go together */
  const mayTypeGo = (type: string, going: readonly string[] = []): boolean => {
    const using = parts.filter(([, { uses }]) => uses === type);
    const mayGo = ([owner]: string[]) => going.includes(owner!) || owner === type || mayTypeGo(owner!, [...going, type]);
    return using.length > 0 && using.every((part) => isDue(part) || mayGo(part[0].split('.')));
  };
  return ({ rule, pointer }: Finding): boolean =>
    rule === 'type-removed' ? mayTypeGo(pointer) : parts.some((part) => part[0] === pointer && isDue(part));
};

/** Deprecations of an SDL whose date was moved to an earlier one, so that clients have less time. */
export const shortenedInSdl = (base: string, next: string): Finding[] => {
  const before = new Map(deprecableParts(makeExecutableSchema({ typeDefs: base })));
  return deprecableParts(makeExecutableSchema({ typeDefs: next })).flatMap(([pointer, { deprecationReason }]) => {
    const [was, is] = [dayIn(before.get(pointer)?.deprecationReason), dayIn(deprecationReason)];
    if (!was || !is || is >= was) return [];
    const message = `It is deprecated since ${is} instead of ${was}.`;
    return [{ where: pointer, rule: 'notice-shortened', message, pointer: `${pointer}@deprecated` }];
  });
};

/** What is deprecated in an SDL without a date. */
export const undatedInSdl = (sdl: string): Finding[] =>
  deprecableParts(makeExecutableSchema({ typeDefs: sdl }))
    .filter(([, { deprecationReason }]) => deprecationReason != null && dayIn(deprecationReason) === undefined)
    .map(([pointer]) => ({
      where: pointer,
      rule: 'deprecation-without-day',
      message: 'The reason of `@deprecated` must start with `Since` and the date.',
      pointer: `${pointer}@deprecated`,
    }));
